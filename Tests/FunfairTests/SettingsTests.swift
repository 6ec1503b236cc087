import Arcade
import Testing

@testable import Funfair

@Suite("Settings (BubblePop, core functionality 4 and 5)")
struct SettingsTests {
    private func opened() -> Play {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.settings))
        return play
    }

    private func number(_ setting: SettingID, of play: Play) -> SettingItem? {
        play.app.settingsScreen?.items.first { $0.setting == setting }
    }

    @Test func `Each number setting shows its range`() {
        let play = opened()
        #expect(number(.gameTime, of: play)?.range == "10 to 180 s in steps of 5")
        #expect(number(.mostBubbles, of: play)?.range == "1 to 40")
    }

    @Test(
        "A setting stays in its range after any number of steps",
        arguments: [-1000, -100, -1, 0, 1, 5, 100, .max, .min])
    func steps(count: Int) throws {
        for setting in SettingID.all(of: .bubblePop) {
            var play = opened()
            play.press(.step(setting, count), .step(setting, count))
            let shown = try #require(self.number(setting, of: play))
            #expect((shown.bounds.lowest...shown.bounds.highest).contains(shown.value))
            #expect((shown.value - shown.bounds.lowest) % shown.bounds.step == 0)
        }
    }

    @Test func `While typing, a number is used as soon as it is valid, without messages`() {
        var play = opened()
        for text in ["", "1", "12", "120"] {
            play.send(.type(.setting(.gameTime), text, isFinished: false))
            #expect(number(.gameTime, of: play)?.problem == nil)
        }
        #expect(number(.gameTime, of: play)?.value == 120)
    }

    @Test(
        "An invalid number is corrected, with a message",
        arguments: [
            ("-5", 10), ("9999999999999", 180), ("63", 65), ("abc", 60), ("", 60), ("1e3", 60),
        ])
    func brought(text: String, expected: Int) {
        var play = opened()
        play.send(.type(.setting(.gameTime), text, isFinished: true))
        #expect(number(.gameTime, of: play)?.value == expected)
        #expect(number(.gameTime, of: play)?.problem != nil)
        play.press(.step(.gameTime, 1))
        #expect(number(.gameTime, of: play)?.problem == nil)
    }

    @Test func `If settings differ from the standard, a button restores the standard game`() {
        var play = opened()
        #expect(play.app.settingsScreen?.control(.plain) == nil)
        play.press(.step(.gameTime, 4))
        #expect(play.app.settingsScreen?.control(.plain) != nil)
        play.press(.standardSettings)
        #expect(play.app.records.settings.bubblePop == .standard)
    }

    @Test func `A changed setting applies to the next run`() {
        var play = opened()
        play.press(.step(.gameTime, -100))
        play.enter(name: "Ada")
        #expect(play.app.playScreen?.hud.countdown?.remaining == 10)
        play.press(.pause, .tab(.settings), .step(.gameTime, 1), .tab(.play))
        #expect(play.app.playScreen?.hud.countdown?.remaining == 10)
    }

    @Test func `A setting can be set to a number, clamped to its range`() {
        var play = opened()
        play.press(.set(.mostBubbles, 7))
        #expect(play.app.records.settings.bubblePop.mostBubbles.value == 7)
        play.press(.set(.mostBubbles, .max))
        #expect(play.app.records.settings.bubblePop.mostBubbles.value == 40)
    }

    @Test func `Every setting is stored under its stall's word and its own word`() {
        for setting in SettingID.all {
            var play = Play()
            let bounds = setting.control.bounds
            play.press(.set(setting, bounds.standard == bounds.highest ? 0 : bounds.highest))
            let value = setting.control.value(play.app.records.settings)
            let line = "\(setting.control.word) \(value)\n"
            #expect(value != bounds.standard)
            #expect(setting.control.word.hasPrefix(setting.stall.map { $0.word + "." } ?? ""))
            #expect(
                String(decoding: play.store["funfair.settings"] ?? [], as: UTF8.self).contains(line)
            )
            #expect(play.reopened.app.records.settings == play.app.records.settings)
        }
    }

    @Test(
        "A row outside a stall's table isn't a setting",
        arguments: [-1, 3, 255, Int.max])
    func noSetting(index: Int) {
        #expect(SettingID(.bubblePop, index) == nil)
    }

    @Test("Every stall's button restores the standard game", arguments: Stall.allCases)
    func standard(stall: Stall) {
        var play = Play()
        play.press(.open(stall), .tab(.settings))
        for setting in SettingID.all(of: stall) where setting != SettingID.way(of: stall) {
            play.press(.set(setting, setting.control.bounds.highest))
        }
        #expect(!stall.isStandard(play.app.records.settings))
        play.press(.standardSettings)
        #expect(stall.isStandard(play.app.records.settings))
        #expect(play.reopened.app.records.settings == play.app.records.settings)
    }

    @Test func `Missing tilt is reported only if tilt was on`() {
        var play = opened()
        play.send(.tiltRefused)
        #expect(play.app.screens.notices.isEmpty)
        #expect(play.app.records.settings == AppSettings())
    }

    @Test func `A theme is stored`() {
        var play = opened()
        play.press(.theme(.light))
        #expect(play.reopened.app.view.settings.theme == .light)
    }

    @Test func `The message about a number disappears when the player leaves`() {
        var play = opened()
        play.send(.type(.setting(.gameTime), "63", isFinished: true))
        play.press(.tab(.scores), .tab(.settings))
        #expect(number(.gameTime, of: play)?.problem == nil)
    }

    @Test func `Before a run, changed settings are shown, and all settings if there are few`() {
        var play = Play()
        play.press(.open(.bubblePop))
        #expect(play.app.playerScreen?.summary == "Game time 60 s · Most bubbles 15")
        play.press(.open(.breakout))
        #expect(play.app.playerScreen?.summary == "The standard settings")
        // The first setting is the mode.
        play.press(.set(SettingID.all(of: .breakout)[1], 8))
        #expect(play.app.playerScreen?.summary == "Rows of bricks 8")
    }
}
