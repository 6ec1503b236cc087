import Arcade
import BubblePop
import Testing

@testable import Funfair

@Suite("A run in the app")
struct PlayingTests {
    @Test func `A run starts with 3, 2, 1`() {
        var play = Play()
        play.enter(name: "Ada")
        var counts: [Int?] = []
        for _ in 0..<4 {
            counts.append(play.app.playScreen?.countIn)
            play.wait(seconds: 1)
        }
        #expect(counts == [3, 2, 1, nil])
    }

    @Test func `A tap during the count-in has no effect`() {
        var play = Play()
        play.enter(name: "Ada")
        play.wait(seconds: 1)
        play.popAll()
        play.countIn()
        #expect(play.app.playScreen?.hud.score == 0)
    }

    @Test func `A popped bubble changes the score at once`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 1)
        play.popAll()
        #expect(play.app.playScreen?.hud.score ?? 0 > 0)
        #expect(play.cues.contains { $0.name == .pop })
    }

    @Test func `The clock counts down second by second and ends the run`() {
        var play = Play(store: Play.quickSettings)
        play.enter(name: "Ada")
        play.countIn()
        var seen = [10]
        while let screen = play.app.playScreen, seen.count < 5000 {
            if let seconds = screen.hud.countdown?.remaining, seen.last != seconds {
                seen.append(seconds)
            }
            play.wait(seconds: 1.0 / 60)
        }
        #expect(seen == Array((1...10).reversed()))
        #expect(play.app.resultScreen != nil)
    }

    @Test func `An interrupted run isn't drawn and can't be hit`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 1)
        let places = play.bubblePlaces
        play.press(.pause)
        #expect(play.bubblePlaces.isEmpty)
        for place in places { play.press(at: place) }
        play.wait(seconds: 2)
        #expect(play.app.playScreen?.hud.score == 0)
        #expect(play.app.playScreen?.hud.countdown?.remaining == 59)
    }

    @Test func `An interrupted run continues after a count-in`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.press(.pause, .resume(.bubblePop))
        #expect(play.app.playScreen?.countIn == 3)
    }

    @Test(
        "A run is interrupted when it isn't visible",
        arguments: [
            Event.hidden, .press(.tab(.settings)),
            .layout(Layout(width: 844, height: 330, isUpright: false)),
        ])
    func interrupted(by event: Event) {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.send(event)
        play.press(.tab(.play))
        #expect(play.app.playScreen?.interrupted != nil)
    }

    @Test func `A run is stored repeatedly while it is played`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 5.5)
        let first = play.store["funfair.run.bubblepop"]
        play.wait(seconds: 5)
        #expect(first != nil)
        #expect(play.store["funfair.run.bubblepop"] != first)
    }

    @Test func `A waiting run keeps its player after someone else plays`() {
        var play = Play()
        play.enter(name: "Ada")
        play.press(.home)
        play.enter(name: "Lin", at: .breakout)
        play.press(.home)
        let waiting = play.app.homeScreen?.items.compactMap { $0.interrupted?.summary } ?? []
        #expect(waiting.map { String($0.prefix(3)) } == ["Ada", "Lin"])
    }

    @Test func `A run left for the stalls waits and is stored`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.press(.home)
        #expect(
            play.app.homeScreen?.items.first?.interrupted?.summary == "Ada · 60 s left · 0 points")
        #expect(play.reopened.app.sessions.count == 1)
        play.press(.resume(.bubblePop))
        #expect(play.app.playScreen?.countIn == 3)
    }

    @Test func `Turning the device turns the stage, but resizing the window doesn't`() throws {
        var play = Play()
        play.send(.layout(Layout(width: 390, height: 690, isUpright: true)))
        play.enter(name: "Ada")
        play.countIn()
        let before = try #require(play.app.playScreen).stage
        play.send(.layout(Layout(width: 700, height: 300, isUpright: true)))
        #expect(play.app.playScreen?.stage == before)
        #expect(play.app.playScreen?.interrupted == nil)
        play.send(.layout(Layout(width: 700, height: 300, isUpright: false)))
        #expect(play.app.playScreen?.stage == before.transposed)
    }

    @Test func `A slow machine slows the run down without jumps`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.send(.elapsed(milliseconds: 3000))
        #expect(play.app.playScreen?.hud.countdown?.remaining == 60)
        #expect(play.app.playScreen?.interrupted == nil)
    }

    @Test func `After the device sleeps, the run is interrupted`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.send(.elapsed(milliseconds: 60_000))
        #expect(play.app.playScreen?.interrupted != nil)
    }

    @Test(
        "An invalid time doesn't change a run",
        arguments: [-1, 0, Double.nan, .infinity, -.infinity])
    func senselessTime(milliseconds: Double) {
        var play = Play()
        play.enter(name: "Ada")
        play.send(.elapsed(milliseconds: milliseconds))
        #expect(play.app.playScreen?.countIn == 3)
    }

    @Test(
        "A gesture at an invalid position doesn't change a run",
        arguments: [
            Point(x: .nan, y: 3), Point(x: 3, y: .nan), Point(x: .infinity, y: -.infinity),
            Point(x: -1e300, y: 1e300),
        ])
    func senselessGesture(place: Point) {
        var play = Play(seed: 4)
        play.enter(name: "Ada")
        play.countIn()
        play.press(at: place)
        play.send(.gesture(.drag(finger: .min, to: place)))
        play.send(.gesture(.tilt(place)))
        play.send(.gesture(.steer(.max)))
        #expect(play.app.playScreen?.hud.score == 0)
    }

    @Test func `A chosen seed produces the same run each time, and marks it as practice`() {
        var places: [[Point]] = []
        for entropy in [1, 2] as [UInt64] {
            var play = Play(entropy: entropy, seed: 42)
            play.enter(name: "Ada")
            play.countIn()
            places.append(play.bubblePlaces)
            #expect(play.app.playScreen?.isPractice == true)
        }
        #expect(!places[0].isEmpty)
        #expect(places[0] == places[1])
    }

    @Test func `Without a chosen seed, no two runs are the same`() {
        var play = Play(store: Play.quickSettings)
        var places: [[Point]] = []
        for _ in 0..<2 {
            play.enter(name: "Ada")
            play.countIn()
            places.append(play.bubblePlaces)
            play.press(.pause, .drop(.bubblePop))
        }
        #expect(places[0] != places[1])
    }

    @Test func `Tabs are hidden during a run`() {
        var play = Play()
        play.enter(name: "Ada")
        #expect(play.app.view.tabs.isEmpty)
        play.press(.pause)
        #expect(play.app.view.tabs.count == Tab.allCases.count)
    }

    @Test func `The app survives any action at any moment`() {
        var actions: [Action] = [
            .home, .open(.bubblePop), .play, .pause, .resume(.bubblePop), .drop(.bubblePop),
            .pickName(0), .step(.gameTime, -100), .step(.mostBubbles, .max), .standardSettings,
            .board(isStandard: false), .dismissNotices, .theme(.light), .proceed(.bubblePop),
            .again(.bubblePop), .set(.gameTime, .min), .set(.mostBubbles, 7),
        ]
        actions += Tab.allCases.map { .tab($0) }
        for seed in 0..<200 as Range<UInt64> {
            var chance = SeededGenerator(seed: seed)
            var play = Play(store: Play.quickSettings, entropy: seed)
            play.send(.type(.playerName, "Ada", isFinished: false))
            for _ in 0..<60 {
                play.press(actions[chance.below(actions.count)])
                if chance.below(4) == 0 { play.wait(seconds: 1) }
                if chance.below(8) == 0 { play = play.reopened }
                if chance.below(6) == 0 {
                    play.send(
                        .layout(
                            Layout(
                                width: chance.fraction() * 900, height: chance.fraction() * 900,
                                isUpright: chance.below(2) == 0)))
                }
                #expect(play.app.view.screen == play.app.view.screen)
            }
            #expect(play.aside.isEmpty)
        }
    }
}
