import Foundation
import Funfair
import FunfairFace
import Testing

@Suite("The menu bar") @MainActor
struct MenuTests {
    private func command(_ id: MenuCommand.ID, of fair: Fair) -> MenuCommand? {
        fair.face.menu.first { $0.id == id }
    }

    /// The available commands.
    private func available(_ fair: Fair) -> [MenuCommand.ID] {
        fair.face.menu.filter { $0.action != nil }.map(\.id)
    }

    private func press(_ id: MenuCommand.ID, of fair: Fair) throws {
        fair.face.press(try #require(command(id, of: fair)?.action))
    }

    @Test("At home, only the sound is there, until a run waits")
    func home() throws {
        var fair = Fair()
        #expect(available(fair) == [.mute])
        #expect(command(.main, of: fair)?.name == "Play")
        fair.enter()
        fair.play(seconds: 4)
        try press(.home, of: fair)
        #expect(available(fair) == [.main, .mute])
        #expect(command(.main, of: fair)?.name == "Continue")
        try press(.main, of: fair)
        #expect(fair.playScreen != nil)
    }

    @Test("A run can be paused, resumed and left, and played again once it's over")
    func run() throws {
        var fair = Fair(.quick)
        fair.face.press(.open(.bubblePop))
        fair.face.type(.playerName, "Ada", isFinished: true)
        #expect(
            available(fair)
                == [.main, .home, .mute, .tab(.settings), .tab(.scores), .tab(.howToPlay)])
        try press(.main, of: fair)
        fair.play(seconds: 4)
        #expect(command(.main, of: fair)?.action == nil)
        try press(.pause, of: fair)
        #expect(fair.playScreen?.interrupted != nil)
        #expect(command(.pause, of: fair)?.action == nil)
        try press(.main, of: fair)
        #expect(fair.playScreen?.interrupted == nil)
        for _ in 0..<200 where fair.resultScreen == nil { fair.play(seconds: 0.1) }
        #expect(fair.resultScreen?.isOpen == false)
        #expect(command(.main, of: fair)?.action == nil)
        fair.play(seconds: 1)
        #expect(command(.main, of: fair)?.name == "Play again")
        try press(.main, of: fair)
        #expect(fair.resultScreen == nil)
    }

    @Test("Tabs have numbers in the order on the screen")
    func tabs() throws {
        let fair = Fair()
        fair.face.press(.open(.breakout))
        let tabs = fair.face.menu.dropFirst(4)
        #expect(tabs.map(\.key) == ["1", "2", "3", "4"])
        #expect(
            tabs.map(\.id)
                == [.tab(.play), .tab(.settings), .tab(.scores), .tab(.howToPlay)])
        #expect(command(.tab(.play), of: fair)?.action == nil)
        try press(.tab(.scores), of: fair)
        #expect(fair.face.view.tabs.chosen == .scores)
    }

    @Test("While a notice or a question is in front, only the sound is there")
    func covered() async throws {
        let fair = Fair()
        fair.face.press(.open(.breakout))
        await fair.face.open(try #require(URL(string: "funfair:#wall=broken")))
        #expect(!fair.face.view.notices.isEmpty)
        #expect(available(fair) == [.mute])
        fair.face.press(.dismissNotices)
        #expect(available(fair).contains(.home))
    }

    @Test("While a bet is being chosen, only the sound is there")
    func sheet() throws {
        var fair = Fair()
        fair.enter(at: .roulette)
        fair.play(seconds: 4)
        #expect(available(fair).contains(.home))
        fair.face.press(.sheet(.open))
        #expect(fair.face.hasSheet)
        #expect(available(fair) == [.mute])
    }

    @Test("No two commands share a shortcut, and none is the system's")
    func shortcuts() {
        for stall in Stall.allCases {
            let fair = Fair()
            fair.face.press(.open(stall))
            let keys = fair.face.menu.map { "\($0.hasShift ? "⇧" : "")\($0.key)" }
            #expect(Set(keys).count == keys.count)
            #expect(Set(keys).isDisjoint(with: ["h", "m", "q", "w", "z", ",", " "]))
        }
    }

    @Test("The commands have names in the player's language")
    func languages() {
        let fair = Fair(languages: ["es"])
        let names = fair.face.menu.map(\.name)
        #expect(!names.contains("Home") && !names.contains("Pause"))
        #expect(names.allSatisfy { !$0.isEmpty })
    }

    @Test("Mute silences everything, and again brings it back")
    func mute() throws {
        let fair = Fair()
        try press(.mute, of: fair)
        #expect(fair.face.view.mute.isSelected)
        try press(.mute, of: fair)
        #expect(!fair.face.view.mute.isSelected)
    }
}
