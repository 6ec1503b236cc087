import Arcade
import Breakout
import BubblePop
import Funfair
import Phrases
import Roulette
import Testing

@testable import Languages

@Suite("Language tables")
struct LanguageTableTests {
    /// Returns the numbers of a text's gaps, in ascending order.
    private func gaps(_ text: String) -> [Character] {
        text.indices.filter { text[$0] == "{" }.map { text[text.index(after: $0)] }.sorted()
    }

    /// Returns a language's texts for phrases, patterns and plural counts, by section.
    private func sections(_ language: Language) -> [[String]] {
        let forms = language.pluralForms.count
        return (language.sections + language.guestSections).enumerated().map { section, texts in
            section % 3 < 2
                ? texts : texts.indices.filter { $0 % forms == forms - 1 }.map { texts[$0] }
        }
    }

    private func texts(_ language: Language) -> [String] { Array(sections(language).joined()) }

    @Test("Every text has the same placeholders as in English", arguments: Language.allCases)
    func gaps(language: Language) {
        for (text, english) in zip(texts(language), texts(.english)) {
            #expect(gaps(text) == gaps(english), "\(text)")
        }
        let pages = language.pageTexts + language.partyTexts
        for (page, english) in zip(pages, Language.english.pageTexts + Language.english.partyTexts)
        {
            #expect(gaps(page.text) == gaps(english.text), "\(page.name)")
        }
    }

    @Test("No text is empty or has a line break", arguments: Language.allCases)
    func whole(language: Language) {
        #expect(
            (language.sections + language.guestSections).joined().allSatisfy {
                !$0.isEmpty && !$0.contains("\n")
            })
        let pages = language.pageTexts + language.partyTexts
        #expect(pages.allSatisfy { !$0.text.isEmpty && !$0.text.contains("\n") })
        let native = NativePhrase.allCases.map { language.text(of: $0) }
        #expect(native.allSatisfy { !$0.isEmpty && !$0.contains("\n") && !$0.contains("{") })
        #expect(Set(native).count == native.count)
    }

    @Test("Every text name refers to a text of its own module", arguments: Language.allCases)
    func names(language: Language) {
        let words = Words(language)
        let guests = GuestWords.speaking(language.tag)
        func text(_ pattern: Pattern) -> String {
            words.text(of: pattern, "{1}", "{2}", "{3}", "{4}")
        }
        func text(_ plural: Plural) -> String {
            words.text(of: plural, 100, ["{2}", "{3}", "{4}", "{5}"])
        }
        let said = [
            ArcadePhrase.allCases.map { words[Phrase($0)] },
            ArcadePattern.allCases.map { text(Pattern($0)) },
            ArcadePlural.allCases.map { text(Plural($0)) },
            FunfairPhrase.allCases.map { words[Phrase($0)] },
            FunfairPattern.allCases.map { text(Pattern($0)) },
            FunfairPlural.allCases.map { text(Plural($0)) },
            BubblePopPhrase.allCases.map { words[Phrase($0)] },
            BubblePopPattern.allCases.map { text(Pattern($0)) },
            BubblePopPlural.allCases.map { text(Plural($0)) },
            BreakoutPhrase.allCases.map { words[Phrase($0)] },
            BreakoutPattern.allCases.map { text(Pattern($0)) },
            BreakoutPlural.allCases.map { text(Plural($0)) },
            RoulettePhrase.allCases.map { words[Phrase($0)] },
            RoulettePattern.allCases.map { text(Pattern($0)) },
            RoulettePlural.allCases.map { text(Plural($0)) },
            GuestPhrase.allCases.map { guests[$0] },
            GuestPattern.allCases.map { guests[$0, "{1}", "{2}"] },
            GuestPlural.allCases.map { guests[$0, 100] },
        ]
        let written = sections(language).enumerated().map { section, texts in
            section % 3 < 2 ? texts : texts.map { $0.replacing("{1}", with: "100") }
        }
        #expect(said == written)
    }

    @Test(
        "No text of more than four words is the same as in English",
        arguments: Language.allCases.filter { $0 != .english })
    func translated(language: Language) {
        let same = zip(texts(language), texts(.english)).filter { own, english in
            own == english && english.split(separator: " ").count > 4
        }
        #expect(same.isEmpty, "\(same)")
    }
}
