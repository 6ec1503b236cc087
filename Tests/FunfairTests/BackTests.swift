import Arcade
import Breakout
import Testing

@testable import Funfair

@Suite("Back")
struct BackTests {
    /// Presses Back until home, and checks that each press leaves one step fewer.
    private static func goHome(_ play: inout Play) {
        // The end of a run ignores taps for a moment.
        if play.app.ignoresTaps { play.wait(seconds: 1) }
        let runs = play.app.sessions.map { $0.stall }
        var steps = play.app.view.steps
        #expect(steps <= 3)
        while steps > 0 {
            let way = play.app.back(isKey: false)
            play.press(.back(isKey: false))
            steps -= 1
            #expect(play.app.view.steps == steps, "after \(String(describing: way))")
        }
        #expect(play.app.view.screen.word == "home")
        #expect(play.app.sessions.map { $0.stall } == runs)
        for session in play.app.sessions {
            #expect(session.isStopped)
            #expect(play.store[StoreKey.run(session.stall).text] != nil)
        }
    }

    /// Returns the actions of all controls in a value.
    private static func actions(in value: Any) -> [Action] {
        if let action = value as? Action { return [action] }
        return Mirror(reflecting: value).children.flatMap { actions(in: $0.value) }
    }

    @Test(arguments: UInt64(1)...12)
    func `Back returns home from every screen, without losing a run`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var play = Play(store: Play.quickSettings, entropy: seed)
        play.send(.type(.playerName, "Ada", isFinished: true))
        var screens: [String] = []
        for _ in 0..<12 {
            for _ in 0..<8 {
                // An open sheet covers the tabs.
                let isCovered = play.app.session?.cabinet.hasSheet ?? false
                let actions =
                    Self.actions(in: play.app.view.screen)
                    + (isCovered ? [] : play.app.view.tabs.map { $0.control.action })
                guard !actions.isEmpty else { continue }
                play.press(actions[chance.below(actions.count)])
                play.wait(seconds: Double(chance.below(5)))
            }
            screens.append(play.app.view.screen.word)
            Self.goHome(&play)
        }
        #expect(screens.contains { $0 != "home" })
    }

    @Test func `The first Back pauses a run, and the second goes home, where the run waits`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        #expect(play.app.back(isKey: false) == .pause && play.app.view.steps == 2)
        #expect(play.app.back(isKey: true) == .pause)
        play.press(.pause)
        #expect(play.app.back(isKey: false) == .home && play.app.view.steps == 1)
        #expect(play.app.back(isKey: true) == .resume(.bubblePop))
        Self.goHome(&play)
    }

    @Test func `From a tab, Back goes to Play and then home`() {
        var play = Play()
        play.press(.open(.breakout), .tab(.scores))
        #expect(play.app.back(isKey: false) == .tab(.play) && play.app.view.steps == 2)
        Self.goHome(&play)
    }

    @Test func `Back closes the betting sheet before it leaves the table`() {
        var play = Play()
        play.enter(name: "Ada", at: .roulette)
        play.press(.sheet(.open))
        #expect(play.app.back(isKey: false) == .sheet(.cancel) && play.app.view.steps == 2)
        Self.goHome(&play)
    }

    @Test func `From a waiting table, Back goes home even if the sheet was left open`() {
        var play = Play()
        play.enter(name: "Ada", at: .roulette)
        play.press(.sheet(.open), .home, .open(.roulette))
        #expect(play.app.session?.isStopped == true)
        #expect(play.app.back(isKey: false) == .home && play.app.view.steps == 1)
        Self.goHome(&play)
    }

    @Test func `From the wall editor, Back goes to the walls and then home`() {
        var play = Play()
        play.press(.visit(.walls), .wall(.draw))
        #expect(play.app.back(isKey: false) == .wall(.done) && play.app.view.steps == 2)
        Self.goHome(&play)
    }

    @Test func `From a replay, Back goes to the previous screen and then home`() throws {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.scores))
        play.send(.recording(try Played.bubblePop()))
        #expect(play.app.back(isKey: false) == .watch(.back) && play.app.view.steps == 3)
        Self.goHome(&play)
    }

    @Test func `At home, Back does nothing`() {
        let play = Play()
        #expect(play.app.back(isKey: false) == nil && play.app.view.steps == 0)
        #expect(play.app.back(isKey: true) == nil)
    }
}
