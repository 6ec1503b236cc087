import Arcade
import Funfair
import Phrases
import Testing

@testable import Languages

@Suite("Words of a language")
struct WordsTests {
    @Test(
        "A number selects its plural form",
        arguments: [
            (.english, 0, .other), (.english, 1, .one), (.english, -1, .one), (.english, 2, .other),
            (.spanish, 1, .one), (.spanish, 21, .other), (.chinese, 1, .other),
            (.vietnamese, 1, .other), (.arabic, 0, .zero), (.arabic, 1, .one), (.arabic, 2, .two),
            (.arabic, 3, .few), (.arabic, 10, .few), (.arabic, 11, .many), (.arabic, 99, .many),
            (.arabic, 100, .other), (.arabic, 102, .other), (.arabic, 103, .few),
            (.arabic, 111, .many),
        ] as [(Language, Int, PluralForm)])
    func plural(language: Language, number: Int, form: PluralForm) {
        #expect(language.pluralForm(of: number) == form)
    }

    @Test(
        "Numbers are grouped by the language's rules",
        arguments: [
            (.english, 0, "0"), (.english, 999, "999"), (.english, 1000, "1,000"),
            (.english, -1_234_567, "−1,234,567"), (.vietnamese, 1000, "1.000"),
            (.chinese, 12_345, "12,345"), (.spanish, 1000, "1000"), (.spanish, 12_345, "12.345"),
            (.spanish, -999, "−999"), (.arabic, 1000, "1,000"),
        ] as [(Language, Int, String)])
    func number(language: Language, number: Int, text: String) {
        #expect(Words(language).number(number) == text)
    }

    @Test func `Tenths have the language's decimal separator`() {
        #expect(Words(.english).decimal(tenths: 12_345) == "1,234.5")
        #expect(Words(.spanish).decimal(tenths: 7) == "0,7")
    }

    @Test func `A counted noun has its plural form and its number`() {
        #expect(Words.english[.points, 1] == "1 point")
        #expect(Words.english[.points, 12_345] == "12,345 points")
        #expect(Words(.arabic)[.points, 2] != Words(.arabic)[.points, 3])
    }

    @Test func `Placeholders are filled by number, in any order`() {
        #expect(Words.english[.youBeat, "Ada", "30"] == "You beat Ada by 30.")
        #expect(Words.english[.youBeat, "{2}", "30"] == "You beat {2} by 30.")
    }

    @Test func `A list uses the language's own separators`() {
        #expect(Words.english.list([]) == "")
        #expect(Words.english.list(["1"]) == "1")
        #expect(Words.english.list(["1", "2", "3"]) == "1, 2 and 3")
        #expect(Words(.chinese).list(["1", "2"]) == "1和2")
    }

    @Test("A language parsed from its lines has the same words", arguments: Language.allCases)
    func lines(language: Language) throws {
        let words = try #require(Words(lines: Array(language.lines.utf8)))
        #expect(words.language == language)
        #expect(words[.play] == Words(language)[.play])
        #expect(words[.runsKept, 5] == Words(language)[.runsKept, 5])
    }

    @Test func `Lines of an unknown language are refused`() {
        #expect(Words(lines: Array("xx\n\nPlay".utf8)) == nil)
        #expect(Words(lines: []) == nil)
    }

    @Test func `Missing lines of a language become empty texts`() throws {
        let words = try #require(Words(lines: Array("en\n\nPlay".utf8)))
        #expect(words[.playAgain] == "")
        #expect(words[.points, 3] == "")
    }
}
