import Arcade
import Phrases

extension App {
    mutating func step(_ setting: SettingID, by steps: Int) {
        let control = setting.control
        set(setting, to: control.bounds.stepped(control.value(records.settings), by: steps))
    }

    /// Applies a number being typed if it's in range. Otherwise waits, because `1` may become
    /// `120`. Moves a finished number into range.
    mutating func type(_ setting: SettingID, _ text: String, isFinished: Bool) {
        let control = setting.control
        let (value, problem) = control.bounds.reading(
            text, otherwise: control.value(records.settings))
        guard problem == nil || isFinished else { return }
        set(setting, to: value)
        if let problem { screens.problems.append((setting, problem.sentence(in: words))) }
    }

    /// Sets a setting to the allowed value nearest to `value`.
    mutating func set(_ setting: SettingID, to value: Int) {
        records.set(setting, to: value)
        screens.problems.removeAll { $0.setting == setting }
    }

    mutating func takeStandardSettings() {
        guard let stall = screens.stall else { return }
        records.setStandard(stall)
        screens.problems.removeAll()
    }

    /// Turns tilt control off after access was refused, so the settings show the actual state. The
    /// refusal may arrive before the setting is turned on, because the face asks first.
    mutating func turnTiltOff() {
        guard let stall = screens.stall,
            stall.entry.controls.contains(where: { $0.need == .tilt })
        else { return }
        screens.notify(words[.tiltRefused])
        if records.turnOff(.tilt, at: stall), let session { takeSettings(session) }
    }

    // MARK: Language

    private var wantedLanguage: Language { records.settings.language ?? systemLanguage }

    /// Requests the texts of the wanted language unless they're already loaded.
    mutating func askForWords() {
        if wantedLanguage != words.language { request(.words(wantedLanguage)) }
    }

    mutating func languageChosen(_ language: Language?) {
        records.set(language)
        askForWords()
    }

    /// Switches the language. Sentences already on the screen remain in the old language.
    mutating func wordsArrived(_ words: Words) {
        // The player may have chosen another language meanwhile.
        guard words.language == wantedLanguage else { return }
        self.words = words
    }
}
