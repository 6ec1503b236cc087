import Phrases

/// All texts in English, the source of the translations.
enum English: LanguageTable {
    static let language = Language.english
}
