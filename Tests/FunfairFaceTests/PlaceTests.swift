import Foundation
import Funfair
import FunfairFace
import Testing

@Suite("Navigation")
@MainActor
struct PlaceTests {
    @Test func `Every screen is one step from the stalls`() throws {
        let face = Fair().face
        #expect(face.view.path.isEmpty)
        face.press(.visit(.device))
        #expect(face.view.path == [.elsewhere])
        face.press(.home)
        #expect(face.view.path.isEmpty)
        face.press(.visit(.statistics))
        #expect(face.view.path == [.elsewhere])
        face.press(.open(.roulette))
        #expect(face.view.path == [.stall(.roulette)])
    }

    @Test func `Tabs, a run and its end are one step from the stalls`() {
        var fair = Fair(.quick)
        fair.face.press(.open(.bubblePop))
        fair.face.press(.tab(.howToPlay))
        #expect(fair.face.view.path == [.stall(.bubblePop)])
        fair.face.press(.tab(.play))
        fair.enter()
        fair.play(seconds: 5)
        #expect(fair.playScreen != nil && fair.face.view.path == [.stall(.bubblePop)])
        fair.play(seconds: 15)
        #expect(fair.resultScreen != nil && fair.face.view.path == [.stall(.bubblePop)])
    }

    @Test func `Each screen except the stalls has a title`() {
        let face = Fair().face
        face.press(.open(.breakout))
        var titles = [face.view.title]
        for tab in FairTab.allCases where tab != .play {
            face.press(.tab(tab))
            titles.append(face.view.title)
        }
        face.press(.visit(.statistics))
        titles.append(face.view.title)
        #expect(titles.first == "Breakout")
        #expect(Set(titles).count == titles.count && !titles.contains(""))
    }

    @Test func `The stalls stay below all other screens`() {
        let face = Fair().face
        guard case .home(let home) = face.view.screen else {
            Issue.record("not at the stalls")
            return
        }
        face.press(.open(.breakout))
        #expect(face.shown.home == home)
    }

    @Test func `A screen swiped away is visible during the transition`() {
        let face = Fair().face
        face.press(.open(.breakout))
        face.press(.tab(.settings))
        let settings = face.view
        face.press(.home)
        #expect(face.shown.away == settings)
        face.press(.open(.roulette))
        #expect(face.shown.away == face.view)
    }

    @Test func `A tab keeps its state only at its stall`() {
        let face = Fair().face
        face.press(.open(.breakout))
        face.press(.tab(.howToPlay))
        let guide = face.view.screen
        face.press(.tab(.settings))
        #expect(face.shown[.howToPlay] == guide)
        #expect(face.shown[.scores] == nil)
        face.press(.home)
        face.press(.open(.breakout))
        #expect(face.shown[.howToPlay] == guide)
        face.press(.open(.bubblePop))
        #expect(face.shown[.howToPlay] == nil)
    }

    @Test func `Tabs stay in place while a run hides them, and disappear with their stall`() {
        let fair = Fair.playing()
        #expect(fair.face.view.tabs.isEmpty)
        #expect(fair.face.shown.bar.map(\.tab) == FairTab.allCases)
        #expect(fair.face.shown.bar.chosen == .play)
        fair.face.press(.visit(.statistics))
        #expect(fair.face.shown.bar.isEmpty)
    }

    @Test func `A run is shown only in the Play tab`() {
        let fair = Fair.playing(at: .roulette)
        fair.face.press(.tab(.settings))
        #expect(fair.face.view.screen.word == "settings")
        #expect(fair.face.shown[.play] == nil && fair.face.shown[.settings] != nil)
    }

    @Test(arguments: [
        (1180, 820, true), (820, 1180, false), (590, 820, false), (844, 390, true),
        (390, 844, false), (700, 700, false),
    ])
    func `The table is next to the wheel if there is more room there than below`(
        width: Double, height: Double, isBeside: Bool
    ) {
        #expect(StagePlace.leavesRoomBeside(in: CGSize(width: width, height: height)) == isBeside)
    }
}
