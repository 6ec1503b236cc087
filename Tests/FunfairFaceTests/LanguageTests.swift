import Phrases
import Testing

@testable import FunfairFace

@Suite("The language of the system")
struct LanguageTests {
    @Test(arguments: [
        (["fr-CH", "es-419", "en"], Language.spanish), (["zh-Hant-TW"], .chinese),
        (["VI"], .vietnamese), (["ar_EG"], .arabic), (["de"], .english), ([], .english),
    ])
    func `The first that there is is spoken, whatever the region`(
        wanted: [String], language: Language
    ) {
        #expect(Language(preferred: wanted) == language)
    }
}
