import Arcade

extension App {
    func settingsScreen(_ stall: Stall) -> SettingsScreen {
        let isStandard = stall.entry.isStandard(settings)
        return SettingsScreen(
            title: "Settings",
            items: SettingID.all(of: stall).map { item($0) },
            note: isStandard
                ? "This is the standard game. Its scores have a board of their own."
                : "Runs with other settings than the standard ones have a board of their own.",
            standard: isStandard ? nil : Control("Back to the standard game", .standardSettings),
            themes: themes, device: deviceItems)
    }

    /// How the fair looks, sounds and feels on this device, where no stall is open.
    var deviceSettingsScreen: SettingsScreen {
        SettingsScreen(
            title: Self.deviceTitle, items: [], note: nil, standard: nil, themes: themes,
            device: deviceItems)
    }

    static let deviceTitle = "Look and sound"

    private var themes: [Control] {
        Theme.allCases.map { theme in
            Control(theme.name, .theme(theme), isSelected: theme == settings.theme)
        }
    }

    private var deviceItems: [SettingsScreen.Item] {
        SettingID.all(of: nil).filter { hasMotor || $0.control.need != .motor }.map { item($0) }
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
