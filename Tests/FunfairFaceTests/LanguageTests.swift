import Phrases
import Testing

@testable import FunfairFace

@Suite("The system's language")
struct LanguageTests {
    @Test(arguments: [
        (["fr-CH", "es-419", "en"], Language.spanish), (["zh-Hant-TW"], .chinese),
        (["VI"], .vietnamese), (["ar_EG"], .arabic), (["de"], .english), ([], .english),
    ])
    func `The app uses the system's first supported language, whatever the region`(
        wanted: [String], language: Language
    ) {
        #expect(Language(preferred: wanted) == language)
    }
}
