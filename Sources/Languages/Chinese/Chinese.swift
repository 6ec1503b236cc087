import Phrases

/// What everything says in Chinese, in simplified characters.
enum Chinese: LanguageTable {
    static let language = Language.chinese
}
