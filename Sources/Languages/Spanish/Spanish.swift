import Phrases

/// All texts in Spanish.
enum Spanish: LanguageTable {
    static let language = Language.spanish
}
