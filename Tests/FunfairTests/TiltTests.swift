import Arcade
import Breakout
import Testing

@testable import Funfair

@Suite("Tilt in the app")
struct TiltTests {
    /// All stalls' tilt settings.
    private static let settings = SettingID.all.filter { $0.control.need == .tilt }

    /// Returns a setting's stall.
    private func stall(of setting: SettingID) -> Stall {
        setting.stall ?? .breakout
    }

    private func begun(_ setting: SettingID) -> Play {
        var play = Play()
        play.press(.open(stall(of: setting)), .tab(.settings), .set(setting, 1), .tab(.play))
        play.send(.type(.playerName, "Ada", isFinished: true))
        play.press(.play)
        return play
    }

    @Test(
        "The face reads the sensors only while a run that uses tilt is played",
        arguments: settings)
    func wants(setting: SettingID) {
        var play = begun(setting)
        #expect(play.app.view.wantsTilt)
        play.press(.pause)
        #expect(!play.app.view.wantsTilt)
        play.press(.tab(.settings), .set(setting, 0), .resume(stall(of: setting)))
        #expect(!play.app.view.wantsTilt)
        play.press(.home)
        #expect(!play.app.view.wantsTilt)
    }

    @Test("A mode without tilt doesn't request the sensors", arguments: settings)
    func drawn(setting: SettingID) throws {
        var play = Play()
        play.press(.open(.breakout), .tab(.settings), .set(setting, 1))
        play.drawWall(4)
        play.press(.wall(.tryOut))
        play.enter(name: "Ada", at: .breakout)
        #expect(try #require(play.app.session).contest == .drawnWall)
        #expect(!play.app.view.wantsTilt)
    }

    @Test("A challenge with standard settings doesn't request the sensors", arguments: settings)
    func challenge(setting: SettingID) throws {
        var play = Play.atHouse(.breakout)
        play.press(.tab(.settings), .set(setting, 1))
        // Changing this setting makes the game non-standard, so the challenge ignores all settings.
        play.press(.step(SettingID.all(of: .breakout)[1], 1), .tab(.play))
        play.send(.type(.playerName, "Ada", isFinished: true))
        play.press(.challenge)
        play.grantName()
        play.grantTicket(at: .breakout)
        #expect(try #require(play.app.session).phase != .paused)
        #expect(!play.app.view.wantsTilt)
    }

    @Test("Refusing tilt turns the setting off, stores it and says why", arguments: settings)
    func refused(setting: SettingID) {
        var play = begun(setting)
        play.send(.tiltRefused)
        #expect(setting.control.value(play.app.records.settings) == 0)
        #expect(setting.control.value(play.reopened.app.records.settings) == 0)
        #expect(
            play.app.screens.notices
                == ["Your device doesn’t allow tilt here."])
        #expect(!play.app.view.wantsTilt)
        #expect(play.app.playScreen?.interrupted == nil)
        let run = play.app.sessions.first?.cabinet as? GameCabinet<BreakoutGame>
        #expect(run?.run.game.settings.isTilted == false)
    }

    @Test("A refusal of tilt is reported even if the setting was never on", arguments: settings)
    func refusedFirst(setting: SettingID) {
        var play = Play()
        play.press(.open(stall(of: setting)), .tab(.settings))
        play.send(.tiltRefused)
        #expect(setting.control.value(play.app.records.settings) == 0)
        #expect(
            play.app.screens.notices
                == ["Your device doesn’t allow tilt here."])
    }

    @Test func `A stall without tilt doesn't report that tilt was refused`() {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.settings))
        play.send(.tiltRefused)
        #expect(play.app.screens.notices.isEmpty)
    }

    @Test func `A stall without tilt never requests the sensors`() {
        var play = Play()
        play.enter(name: "Ada")
        #expect(!play.app.view.wantsTilt)
    }

    @Test func `At least one stall has a tilt setting`() {
        #expect(!Self.settings.isEmpty)
    }
}
