import Phrases

/// All texts in Chinese, in simplified characters.
enum Chinese: LanguageTable {
    static let language = Language.chinese
}
