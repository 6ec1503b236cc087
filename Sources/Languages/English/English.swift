import Phrases

/// All texts in English, the source of the other languages.
enum English: LanguageTable {
    static let language = Language.english
}
