import Testing

@testable import Funfair

@Suite("Device settings")
struct DeviceSettingTests {
    private static let stalls: [Stall?] = Stall.allCases + [nil]

    private func settings(
        of stall: Stall?, hasMotor: Bool = false, hasMouse: Bool = false
    ) throws -> BlockScreen {
        var play = Play()
        play.send(.motor(isThere: hasMotor))
        play.send(.mouse(isThere: hasMouse))
        if let stall {
            play.press(.open(stall), .tab(.settings))
        } else {
            play.press(.visit(.device))
        }
        return try #require(play.app.settingsScreen)
    }

    @Test("The device's settings appear at every stall and at home", arguments: stalls)
    func same(stall: Stall?) throws {
        let screen = try settings(of: stall)
        let common = SettingID.all(of: nil).filter { $0 != .haptics && $0 != .keepMouse }
        #expect(screen.device.map(\.setting) == common)
        #expect(screen.items.isEmpty == (stall == nil))
    }

    @Test("The vibration setting appears only with a haptic engine", arguments: [true, false])
    func motor(isThere: Bool) throws {
        let screen = try settings(of: nil, hasMotor: isThere)
        #expect(screen.device.contains { $0.setting == .haptics } == isThere)
    }

    @Test("The setting for the mouse appears only with a mouse", arguments: [true, false])
    func mouse(isThere: Bool) throws {
        let screen = try settings(of: nil, hasMouse: isThere)
        #expect(screen.device.contains { $0.setting == .keepMouse } == isThere)
    }

    @Test func `The mouse is free by default, and the choice is stored`() {
        var play = Play()
        #expect(!play.app.view.settings.keepsMouse)
        play.press(.set(.keepMouse, 1))
        #expect(play.reopened.app.view.settings.keepsMouse)
    }

    @Test("Cues don't vibrate without a haptic engine, or with vibration turned off")
    func felt() {
        var play = Play()
        #expect(!play.app.view.hasHaptics)
        play.send(.motor(isThere: true))
        #expect(play.app.view.hasHaptics)
        play.press(.set(.haptics, 0))
        #expect(!play.app.view.hasHaptics)
        #expect(!play.reopened.app.records.settings.hasHaptics)
    }

    @Test func `Larger symbols are off by default, and the choice is stored`() {
        var play = Play()
        #expect(!play.app.view.settings.hasLargeSymbols)
        play.press(.set(.largeSymbols, 1))
        #expect(play.app.view.settings.hasLargeSymbols)
        #expect(play.reopened.app.view.settings.hasLargeSymbols)
    }

    @Test func `The left-handed layout is off by default, and the choice is stored`() {
        var play = Play()
        #expect(!play.app.view.settings.isLeftHanded)
        play.press(.set(.leftHanded, 1))
        #expect(play.app.view.settings.isLeftHanded)
        #expect(play.reopened.app.view.settings.isLeftHanded)
    }

    @Test func `A device setting doesn't change whether a run is standard`() throws {
        var play = Play()
        for setting in SettingID.all(of: nil) { play.press(.set(setting, 0), .set(setting, 1)) }
        play.press(.open(.breakout), .tab(.settings))
        #expect(try #require(play.app.settingsScreen).control(.plain) == nil)
    }

    @Test("The theme is stored", arguments: Theme.allCases)
    func theme(theme: Theme) {
        var play = Play()
        play.press(.visit(.device), .theme(.dark), .theme(theme))
        #expect(play.app.view.settings.theme == theme)
        #expect(play.reopened.app.view.settings.theme == theme)
    }

    @Test("Roulette's level is stored", arguments: [0, 1, 2])
    func level(code: Int) {
        var play = Play()
        play.press(.set(.level, 2), .set(.level, code))
        var later = play.reopened
        later.enter(name: "Ada", at: .roulette)
        #expect(later.panel?.panel.level == ["Easy", "Medium", "Hard"][code])
    }

    @Test func `Roulette's credit setting is stored, and makes a game non-standard`() {
        var play = Play()
        play.press(.open(.roulette), .tab(.settings))
        #expect(play.app.settingsScreen?.control(.plain) == nil)
        play.press(.set(.credit, 1))
        #expect(play.app.settingsScreen?.control(.plain) != nil)
        #expect(play.reopened.app.records.settings.roulette.isOnCredit)
    }

    @Test func `Opening the settings interrupts the run`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.press(.visit(.device))
        #expect(play.app.settingsScreen != nil)
        #expect(play.app.sessions.first?.phase == .paused)
    }
}
