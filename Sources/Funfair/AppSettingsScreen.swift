import Arcade

extension App {
    func settingsScreen(_ stall: Stall) -> SettingsScreen {
        let isStandard = stall.entry.isStandard(settings)
        return SettingsScreen(
            items: SettingID.all(of: stall).map { item($0) },
            note: isStandard
                ? "This is the standard game. Its scores have a board of their own."
                : "Runs with other settings than the standard ones have a board of their own.",
            standard: isStandard ? nil : Control("Back to the standard game", .standardSettings),
            themes: Theme.allCases.map { theme in
                Control(theme.name, .theme(theme), isSelected: theme == settings.theme)
            },
            sound: Control(
                "Sound", .sound(!settings.hasSound), isSelected: settings.hasSound))
    }

    private func item(_ setting: SettingID) -> SettingsScreen.Item {
        let control = setting.control
        let value = control.value(settings)
        return SettingsScreen.Item(
            setting: setting, bounds: control.bounds, value: value,
            kind: Self.kind(of: setting, control, value),
            problem: problems.first { $0.setting == setting }?.sentence)
    }

    static func kind(
        of setting: SettingID, _ control: SettingControl<AppSettings>, _ value: Int
    ) -> SettingsScreen.Kind {
        switch control.style {
        case .stepper: .number(isSlider: false)
        case .slider: .number(isSlider: true)
        case .choice(let names):
            .choice(
                names.indices.map { index in
                    Control(names[index], .set(setting, index), isSelected: index == value)
                })
        case .toggle:
            .toggle(
                Control(
                    control.bounds.name, .set(setting, 1 - value), isSelected: value > 0),
                need: control.need)
        }
    }
}
