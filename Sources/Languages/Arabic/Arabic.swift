import Phrases

/// What everything says in Arabic. Colours have one form, as they stand after «لون».
enum Arabic: LanguageTable {
    static let language = Language.arabic
}
