import Phrases

/// What everything says in Spanish.
enum Spanish: LanguageTable {
    static let language = Language.spanish
}
