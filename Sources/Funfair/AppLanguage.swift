import Phrases

// The language that is spoken: the system's, unless the player has chosen another.

extension App {
    private var wantedLanguage: Language { settings.language ?? systemLanguage }

    /// Asks for the texts of the language that is wanted, where it is not spoken yet.
    mutating func askForWords() {
        if wantedLanguage != words.language { request(.words(wantedLanguage)) }
    }

    mutating func take(_ language: Language?) {
        settings.language = language
        saveSettings()
        askForWords()
    }

    /// Speaks another language. Sentences that were already said stay as they were.
    mutating func take(_ words: Words) {
        // The player may have chosen yet another one meanwhile.
        guard words.language == wantedLanguage else { return }
        self.words = words
    }

    var languages: [Control] {
        let automatic = Control(
            words[.languageOfSystem], .language(nil), isSelected: settings.language == nil)
        return [automatic]
            + Language.allCases.map { language in
                Control(
                    language.name, .language(language), isSelected: language == settings.language)
            }
    }
}
