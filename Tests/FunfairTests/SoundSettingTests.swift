import Testing

@testable import Funfair

@Suite("Sound, theme and level are kept")
struct SoundSettingTests {
    private func opened() -> Play {
        var play = Play()
        play.press(.open(.roulette), .tab(.settings))
        return play
    }

    @Test func `There is something to hear where nothing was chosen`() throws {
        let play = opened()
        #expect(play.app.view.hasSound)
        #expect(try #require(play.app.settingsScreen?.sound).isSelected)
    }

    @Test func `Sound is turned off and on by its control`() throws {
        var play = opened()
        for isOn in [false, true, false] {
            play.press(try #require(play.app.settingsScreen?.sound).action)
            #expect(play.app.view.hasSound == isOn)
            #expect(try #require(play.app.settingsScreen?.sound).isSelected == isOn)
        }
    }

    @Test("Sound is kept", arguments: [true, false])
    func kept(isOn: Bool) {
        var play = opened()
        play.press(.sound(!isOn), .sound(isOn))
        #expect(play.reopened.app.view.hasSound == isOn)
        #expect(play.reopened.app.notices.isEmpty)
    }

    @Test func `Sound stays off where the standard settings are taken`() {
        var play = opened()
        play.press(.sound(false), .set(.level, 2), .standardSettings)
        #expect(!play.app.view.hasSound)
        #expect(play.app.settings.roulette == .standard)
    }

    @Test func `Settings of an earlier Funfair, which knew no sound, leave it on`() {
        let play = Play(store: Play.quickSettings)
        #expect(play.app.view.hasSound)
        #expect(play.app.notices.isEmpty)
    }

    @Test("The theme is kept", arguments: Theme.allCases)
    func theme(theme: Theme) {
        var play = opened()
        play.press(.theme(.dark), .theme(theme))
        #expect(play.app.view.theme == theme)
        #expect(play.reopened.app.view.theme == theme)
    }

    @Test("The level is kept", arguments: [0, 1, 2])
    func level(code: Int) {
        var play = opened()
        play.press(.set(.level, 2), .set(.level, code))
        var later = play.reopened
        later.enter(name: "Ada", at: .roulette)
        #expect(later.panel?.panel.level == ["Easy", "Medium", "Hard"][code])
    }

    @Test func `Credit is kept, and is not the standard game`() {
        var play = opened()
        #expect(play.app.settingsScreen?.standard == nil)
        play.press(.set(.credit, 1))
        #expect(play.app.settingsScreen?.standard != nil)
        #expect(play.reopened.app.settings.roulette.isOnCredit)
    }
}
