import Arcade
import Languages
import Phrases
import Testing

@testable import Funfair

@Suite("Settings of every kind")
struct SettingKindTests {
    private let controls = WallGame.entry.controls

    private func kind(_ index: Int, _ settings: AppSettings) -> SettingItem.Kind {
        let control = controls[index]
        return App.kind(of: .gameTime, control, control.value(settings), in: .english)
    }

    @Test func `The app adds the stall's word to each setting's word`() {
        #expect(controls.map(\.word) == ["wall.length", "wall.mood", "wall.tilt"])
        var settings = AppSettings()
        for control in controls { control.set(&settings, 2) }
        #expect(controls.map { $0.value(settings) } == [2, 2, 1])
        #expect(controls.map { $0.line(settings).value(in: .english) } == ["2", "Dark", "on"])
    }

    @Test func `A number on a scale is a slider`() {
        #expect(kind(0, AppSettings()) == .number(isSlider: true))
    }

    @Test func `A choice has a control for each option, and the current option is selected`() {
        var settings = AppSettings()
        settings.theme = .light
        #expect(
            kind(1, settings)
                == .choice([
                    Control("Auto", .set(.gameTime, 0)),
                    Control("Light", .set(.gameTime, 1), isSelected: true),
                    Control("Dark", .set(.gameTime, 2)),
                ]))
    }

    @Test func `A switch can be flipped, and says what it requires from the device`() {
        var settings = AppSettings()
        #expect(kind(2, settings) == .toggle(Control("Mute", .set(.gameTime, 1)), need: .tilt))
        controls[2].set(&settings, 1)
        #expect(
            kind(2, settings)
                == .toggle(Control("Mute", .set(.gameTime, 0), isSelected: true), need: .tilt))
    }

    @Test func `Turning off the settings that need tilt doesn't change any others`() {
        var settings = AppSettings()
        settings.bubblePop.mostBubbles = .nearest(to: 3)
        let before = settings
        #expect(!controls.use(.tilt, in: settings))
        let wasOn = controls.turnOff(.tilt, in: &settings)
        #expect(!wasOn)
        controls[2].set(&settings, 1)
        #expect(controls.use(.tilt, in: settings))
        let wasOnNow = controls.turnOff(.tilt, in: &settings)
        #expect(wasOnNow)
        #expect(settings == before)
    }
}
