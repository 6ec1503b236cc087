import Phrases

/// What everything says in Vietnamese.
enum Vietnamese: LanguageTable {
    static let language = Language.vietnamese
}
