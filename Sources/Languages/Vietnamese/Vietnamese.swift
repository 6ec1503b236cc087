import Phrases

/// All texts in Vietnamese.
enum Vietnamese: LanguageTable {
    static let language = Language.vietnamese
}
