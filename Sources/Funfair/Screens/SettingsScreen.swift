import Arcade
import Phrases

extension App {
    /// Returns the settings of a stall and the device.
    func settingsScreen(_ stall: Stall) -> BlockScreen {
        let isStandard = stall.isStandard(records.settings)
        var screen = BlockScreen(.settings, title: words[.settings])
        screen.add(.settings(words[.theRun], language: nil, items(of: stall)))
        screen.addText(note(on: chosenContest(at: stall), isStandard: isStandard))
        if !isStandard { screen.offer(Control(words[.backToStandard], .standardSettings)) }
        showDevice(on: &screen)
        return screen
    }

    /// The device's settings, outside the stalls.
    var deviceSettingsScreen: BlockScreen {
        var screen = BlockScreen(.settings, title: words[.lookAndSound])
        showDevice(on: &screen)
        return screen
    }

    @inline(never)
    private func showDevice(on screen: inout BlockScreen) {
        screen.add(
            .settings(
                words[.lookAndSound],
                language: Choice(.language, words[.language], languages), deviceItems))
        if let known = houseOffer { screen.add(.offer(known)) }
        showDevices(on: &screen)
        screen.question = question
    }

    private var deviceItems: [SettingItem] {
        SettingID.all(of: nil).filter { setting in
            switch setting.control.need {
            case .motor: hasMotor
            case .mouse: hasMouse
            default: true
            }
        }.map { item($0) }
    }

    /// Returns a note on the board for runs with these settings, if any.
    private func note(on contest: Contest, isStandard: Bool) -> String? {
        if !isThere(boardOf: contest) { return words[.wayHasNoBoard] }
        if !isStandard { return words[.otherSettingsNote] }
        return contest.isStandardWay ? words[.standardNote] : nil
    }

    /// Returns the settings that have an effect in the chosen way to play.
    private func items(of stall: Stall) -> [SettingItem] {
        let contest = chosenContest(at: stall)
        return SettingID.all(of: stall).filter { contest.uses($0.control) }.map { item($0) }
    }

    /// Returns the choice of a way to play; nil if there is only one way.
    func wayItem(of stall: Stall) -> SettingItem? {
        SettingID.way(of: stall).map { item($0) }
    }

    private func item(_ setting: SettingID) -> SettingItem {
        let control = setting.control
        let value = control.value(records.settings)
        return SettingItem(
            setting: setting, name: words[control.bounds.name], bounds: control.bounds,
            unit: control.bounds.unit.text(of: "", in: words),
            range: control.bounds.range(in: words), value: value,
            kind: Self.kind(of: setting, control, value, in: words), note: note(on: setting),
            problem: screens.problems.first { $0.setting == setting }?.sentence)
    }

    /// Returns a description of the chosen way to play; nil if `setting` doesn't choose the way.
    private func note(on setting: SettingID) -> String? {
        guard let stall = setting.stall, setting == .way(of: stall) else { return nil }
        return words[chosenContest(at: stall).way.about]
    }

    static func kind(
        of setting: SettingID, _ control: SettingControl<AppSettings>, _ value: Int,
        in words: Words
    ) -> SettingItem.Kind {
        switch control.style {
        case .stepper: .number(isSlider: false)
        case .slider: .number(isSlider: true)
        case .choice(let names):
            .choice(
                names.indices.map { index in
                    Control(words[names[index]], .set(setting, index), isSelected: index == value)
                })
        case .toggle:
            .toggle(
                Control(
                    words[control.bounds.name], .set(setting, 1 - value), isSelected: value > 0),
                need: control.need)
        }
    }

    var languages: [Control] {
        let automatic = Control(
            words[.languageOfSystem], .language(nil), isSelected: records.settings.language == nil)
        return [automatic]
            + Language.allCases.map { language in
                Control(
                    language.name, .language(language),
                    isSelected: language == records.settings.language)
            }
    }
}
