import Testing

@testable import Funfair

@Suite("What a mouse leads")
struct LedTests {
    private func begun(_ stall: Stall) -> Play {
        var play = Play()
        play.enter(name: "Ada", at: stall)
        return play
    }

    @Test("A pointer leads only what has neither targets nor controls", arguments: Stall.allCases)
    func stalls(stall: Stall) {
        #expect(begun(stall).app.playScreen?.isLed == (stall == .breakout))
    }

    @Test func `It leads nothing while a run stands still`() {
        var play = begun(.breakout)
        play.press(.pause)
        #expect(play.app.playScreen?.isLed == false)
        play.press(.resume(.breakout))
        #expect(play.app.playScreen?.isLed == true)
    }

    @Test func `It leads nothing in a run that is watched`() throws {
        var play = Play()
        play.watch(try Played.breakout())
        #expect(play.app.playScreen?.watch != nil && play.app.playScreen?.isLed == false)
    }
}
