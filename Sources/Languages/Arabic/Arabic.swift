import Phrases

/// All texts in Arabic. Colours only have the form used after «لون».
enum Arabic: LanguageTable {
    static let language = Language.arabic
}
