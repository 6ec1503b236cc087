import Phrases

/// All texts in Arabic. Colours have one form, the one used after «لون».
enum Arabic: LanguageTable {
    static let language = Language.arabic
}
