import Phrases
import Testing

@testable import Languages

@Suite("The tables of languages")
struct LanguageTableTests {
    /// The gaps of a text, in the order of their numbers.
    private func gaps(_ text: String) -> [Character] {
        text.indices.filter { text[$0] == "{" }.map { text[text.index(after: $0)] }.sorted()
    }

    /// What a language says of each phrase and pattern, and of counts with many things.
    private func texts(_ language: Language) -> [String] {
        let lines = language.lines.split(separator: "\n", omittingEmptySubsequences: false)
        let plain = lines.dropFirst().prefix(Phrase.allCases.count + Pattern.allCases.count)
        let forms = language.pluralForms.count
        let counted = lines.dropFirst(plain.count + 1)
        return
            (plain + counted.enumerated().filter { $0.offset % forms == forms - 1 }.map(\.element))
            .map(String.init)
    }

    @Test("Every text has the gaps of the English one", arguments: Language.allCases)
    func gaps(language: Language) {
        for (text, english) in zip(texts(language), texts(.english)) {
            #expect(gaps(text) == gaps(english), "\(text)")
        }
        for (page, english) in zip(language.pageTexts, Language.english.pageTexts) {
            #expect(gaps(page.text) == gaps(english.text), "\(page.name)")
        }
    }

    @Test("No text is empty or breaks a line", arguments: Language.allCases)
    func whole(language: Language) {
        let lines = language.lines.split(separator: "\n", omittingEmptySubsequences: false)
        let counts = Count.allCases.count * language.pluralForms.count
        #expect(lines.count == 1 + Phrase.allCases.count + Pattern.allCases.count + counts)
        #expect(lines.allSatisfy { !$0.isEmpty })
        #expect(language.pageTexts.allSatisfy { !$0.text.isEmpty && !$0.text.contains("\n") })
    }

    @Test(
        "Hardly any sentence is left in English",
        arguments: Language.allCases.filter { $0 != .english })
    func translated(language: Language) {
        let same = zip(texts(language), texts(.english)).filter { own, english in
            own == english && english.split(separator: " ").count > 4
        }
        #expect(same.isEmpty, "\(same)")
    }
}
