import Arcade

extension App {
    mutating func step(_ setting: NumberSetting, by steps: Int) {
        let number = settings.number(setting)
        set(setting, to: number.bounds.stepped(number.value, by: steps))
        forgetProblem(of: setting)
    }

    /// While a number is being typed it counts as soon as it is one that is allowed: `1` on the
    /// way to `120` is no mistake. What stands at the end is brought back where it has to be.
    mutating func type(_ setting: NumberSetting, _ text: String, isFinished: Bool) {
        let (value, problem) = settings.number(setting).read(text)
        guard problem == nil || isFinished else { return }
        set(setting, to: value)
        forgetProblem(of: setting)
        if let problem { problems.append((setting, problem.sentence)) }
    }

    mutating func takeStandardSettings() {
        guard let stall = openStall else { return }
        for setting in NumberSetting.allCases where setting.stall == stall {
            set(setting, to: settings.number(setting).bounds.standard)
        }
        problems.removeAll()
    }

    private mutating func set(_ setting: NumberSetting, to value: Int) {
        guard settings.number(setting).value != value else { return }
        settings.set(setting, to: value)
        saveSettings()
    }

    private mutating func forgetProblem(of setting: NumberSetting) {
        problems.removeAll { $0.setting == setting }
    }
}
