import Arcade
import Testing

@testable import Funfair

@Suite("Keeping the screen on")
struct AwakeTests {
    @Test("A run keeps the screen on from its count-in to its end, but not in a pause")
    func run() {
        var play = Play()
        play.enter(name: "Ada")
        #expect(play.app.view.keepsAwake)
        play.countIn()
        #expect(play.app.view.keepsAwake)
        play.press(.pause)
        #expect(!play.app.view.keepsAwake)
        play.press(.resume(.bubblePop))
        #expect(play.app.view.keepsAwake)
        play.press(.pause, .home)
        #expect(!play.app.view.keepsAwake)
    }

    @Test("A run without a clock keeps the screen on for as long as it moves")
    func open() throws {
        let way = try #require(SettingID.way(of: .bubblePop))
        for row in Stall.bubblePop.entry.ways.indices {
            var play = Play()
            play.press(.set(way, row))
            play.enter(name: "Ada")
            play.countIn()
            play.wait(seconds: 5)
            #expect(play.app.view.keepsAwake)
        }
    }

    @Test("A paddle that tilts keeps the screen on before its ball is launched")
    func tilt() {
        var play = Play()
        for setting in SettingID.all where setting.control.need == .tilt {
            play.press(.set(setting, 1))
        }
        play.enter(name: "Ada", at: .breakout)
        play.countIn()
        play.wait(seconds: 5)
        #expect(play.app.view.wantsTilt && play.app.view.keepsAwake)
    }

    @Test func `A result lets the screen turn off`() {
        var play = Play()
        play.run(as: "Ada", seconds: 60)
        play.wait(seconds: 10)
        #expect(play.app.resultScreen != nil && !play.app.view.keepsAwake)
    }

    @Test func `A table that waits for a bet lets the screen turn off`() {
        var play = Play()
        play.enter(name: "Ada", at: .roulette)
        play.wait(seconds: 5)
        #expect(!play.app.view.keepsAwake)
    }

    @Test func `A demo lets the screen turn off`() {
        var play = Play()
        for _ in 0..<60 { play.send(.elapsed(milliseconds: 1000)) }
        #expect(play.app.homeScreen?.demo != nil && !play.app.view.keepsAwake)
    }

    @Test func `A party keeps the screen on from joining to its podium`() {
        var host = PartyHost()
        let door = Play.atDoor()
        #expect(!door.app.view.keepsAwake)
        var play = Play.atParty(&host)
        #expect(play.app.view.keepsAwake)
        host.phase = "podium"
        play.live(&host, seconds: 3)
        #expect(play.app.view.keepsAwake)
        host.phase = "over"
        play.live(&host, seconds: 3)
        #expect(!play.app.view.keepsAwake)
    }
}
