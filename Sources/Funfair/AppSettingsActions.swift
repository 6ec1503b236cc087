import Arcade
import Phrases

extension App {
    mutating func step(_ setting: SettingID, by steps: Int) {
        let control = setting.control
        set(setting, to: control.bounds.stepped(control.value(settings), by: steps))
    }

    /// While a number is being typed it counts as soon as it is one that is allowed: `1` on the
    /// way to `120` is no mistake. What stands at the end is brought back where it has to be.
    mutating func type(_ setting: SettingID, _ text: String, isFinished: Bool) {
        let control = setting.control
        let (value, problem) = control.bounds.reading(text, otherwise: control.value(settings))
        guard problem == nil || isFinished else { return }
        set(setting, to: value)
        if let problem { problems.append((setting, problem.sentence(in: words))) }
    }

    /// Sets a setting to the allowed value nearest to `value`.
    mutating func set(_ setting: SettingID, to value: Int) {
        let control = setting.control
        let before = control.value(settings)
        control.set(&settings, value)
        if control.value(settings) != before { saveSettings() }
        problems.removeAll { $0.setting == setting }
    }

    mutating func takeStandardSettings() {
        guard let stall = openStall else { return }
        for control in stall.entry.controls { control.set(&settings, control.bounds.standard) }
        saveSettings()
        problems.removeAll()
    }

    /// What cannot be used is turned off, so that the settings say what is true. A refusal may come
    /// before it was on: the face asks first.
    mutating func turnTiltOff() {
        guard let controls = openStall?.entry.controls,
            controls.contains(where: { $0.need == .tilt })
        else { return }
        notify(words[.tiltRefused])
        guard controls.turnOff(.tilt, in: &settings) else { return }
        saveSettings()
        if let index = playingIndex { sessions[index].take(settings) }
    }
}
