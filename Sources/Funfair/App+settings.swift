import Arcade
import Phrases

extension App {
    mutating func step(_ setting: SettingID, by steps: Int) {
        let control = setting.control
        set(setting, to: control.bounds.stepped(control.value(records.settings), by: steps))
    }

    /// While a number is being typed it counts as soon as it is one that is allowed: `1` on the
    /// way to `120` is no mistake. What stands at the end is brought back where it has to be.
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

    /// What cannot be used is turned off, so that the settings say what is true. A refusal may come
    /// before it was on: the face asks first.
    mutating func turnTiltOff() {
        guard let stall = screens.stall,
            stall.entry.controls.contains(where: { $0.need == .tilt })
        else { return }
        screens.notify(words[.tiltRefused])
        if records.turnOff(.tilt, at: stall), let session { takeSettings(session) }
    }

    // MARK: The language: the system's, unless the player has chosen another

    private var wantedLanguage: Language { records.settings.language ?? systemLanguage }

    /// Asks for the texts of the language that is wanted, where it is not spoken yet.
    mutating func askForWords() {
        if wantedLanguage != words.language { request(.words(wantedLanguage)) }
    }

    mutating func languageChosen(_ language: Language?) {
        records.set(language)
        askForWords()
    }

    /// Speaks another language. Sentences that were already said stay as they were.
    mutating func wordsArrived(_ words: Words) {
        // The player may have chosen yet another one meanwhile.
        guard words.language == wantedLanguage else { return }
        self.words = words
    }
}
