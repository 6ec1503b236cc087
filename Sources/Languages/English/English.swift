import Phrases

/// All texts in English, from which the other languages are translated.
enum English: LanguageTable {
    static let language = Language.english
}
