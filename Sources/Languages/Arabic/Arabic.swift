import Phrases

/// All texts in Arabic. Colour names have only the form used after «لون».
enum Arabic: LanguageTable {
    static let language = Language.arabic
}
