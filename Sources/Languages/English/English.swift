import Phrases

/// What everything says in English; the other languages follow these texts.
enum English: LanguageTable {
    static let language = Language.english
}
