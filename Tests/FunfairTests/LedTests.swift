import Testing

@testable import Funfair

@Suite("Following the mouse")
struct LedTests {
    private func begun(_ stall: Stall) -> Play {
        var play = Play()
        play.enter(name: "Ada", at: stall)
        return play
    }

    @Test("Only a game without targets or controls follows the pointer", arguments: Stall.allCases)
    func stalls(stall: Stall) {
        #expect(begun(stall).app.playScreen?.isLed == (stall == .breakout))
    }

    @Test func `Nothing follows the pointer while a run is paused`() {
        var play = begun(.breakout)
        play.press(.pause)
        #expect(play.app.playScreen?.isLed == false)
        play.press(.resume(.breakout))
        #expect(play.app.playScreen?.isLed == true)
    }

    @Test func `Nothing follows the pointer in a replay`() throws {
        var play = Play()
        play.watch(try Played.breakout())
        #expect(play.app.playScreen?.watch != nil && play.app.playScreen?.isLed == false)
    }
}
