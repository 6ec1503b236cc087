import Arcade
import Languages
import Testing

@Suite("Players' names (core functionality 1)")
struct PlayerNameTests {
    @Test(
        "Names from all over the world are valid",
        arguments: [
            "A", "Ada", "Ada Lovelace", "José-María", "O’Brien", "Nguyễn Thị Ánh", "Đặng",
            "محمد", "فاطمة الزهراء", "می‌خواهم", "李小龙", "王", "さくら", "김민준", "Александр",
            "Ωmega", "אברהם", "ไทย", "हिन्दी", "R2-D2", "7", "!", "<script>", "\"quoted\"", "💥",
        ])
    func accepted(text: String) throws {
        #expect(try PlayerName(text).text == text)
    }

    @Test(
        "A name can have twenty characters, as a person counts them",
        arguments: [
            "a", "é", "e\u{301}", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇻🇳", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽", "ệ", "한", "❤️",
            "👩🏽‍❤️‍💋‍👨🏿",
        ])
    func twentyCharacters(character: String) throws {
        let name = try PlayerName(String(repeating: character, count: 20))
        #expect(name.text.count == 20)
    }

    @Test(
        "A name of twenty-one characters is too long",
        arguments: ["a", "👨‍👩‍👧‍👦", "🇻🇳", "e\u{301}"])
    func twentyOne(character: String) {
        #expect(throws: PlayerNameProblem.tooLong(characters: 21)) {
            try PlayerName(String(repeating: character, count: 21))
        }
    }

    @Test func `A player's name is trimmed before its characters are counted`() throws {
        let name = try PlayerName(" \t" + String(repeating: "a", count: 20) + "\n\u{3000}")
        #expect(name.text == String(repeating: "a", count: 20))
    }

    @Test(
        "A name without visible characters is blank",
        arguments: [
            "", " ", "   \t\n", "\u{A0}\u{3000}", "\u{200B}", "\u{200B}\u{200C}\u{200D}",
            "\u{FEFF}", "\u{2060}", "\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}", "\u{2800}",
            "\u{FE0F}", "\u{301}", "\u{AD}", "\u{E0041}", "\u{1D173}", " \u{200B} ",
        ])
    func blank(text: String) {
        #expect(throws: PlayerNameProblem.blank) { try PlayerName(text) }
    }

    @Test(
        "A name with a control character is refused",
        arguments: [
            "A\u{0}", "A\nB", "A\tB", "A\r\nB", "A\u{7F}", "A\u{9B}B", "A\u{2028}B", "A\u{2029}B",
            "\u{1B}[31mA", "A\u{FFFA}B",
        ])
    func control(text: String) {
        #expect(throws: PlayerNameProblem.control) { try PlayerName(text) }
    }

    @Test(
        "A name with a character that changes the text direction is refused",
        arguments: [
            "A\u{202E}B", "\u{202A}A", "A\u{202C}", "A\u{2066}B\u{2069}", "A\u{200F}", "A\u{200E}",
            "A\u{61C}B",
        ])
    func direction(text: String) {
        #expect(throws: PlayerNameProblem.textDirection) { try PlayerName(text) }
    }

    @Test func `A name with many marks on one character is refused`() {
        let zalgo = "A" + String(repeating: "\u{301}\u{323}", count: 8) + "da"
        #expect(throws: PlayerNameProblem.overloaded) { try PlayerName(zalgo) }
    }

    @Test(
        "Names are compared case-insensitively",
        arguments: [
            ("Ada", "ADA"), ("Zoë", "zOË"), ("Đặng", "đặng"), ("Ω", "ω"),
        ])
    func caseInsensitive(left: String, right: String) throws {
        #expect(try PlayerName(left) == PlayerName(right))
    }

    @Test(
        "Names with different letters aren't equal",
        arguments: [("Ada", "Adam"), ("Zoë", "Zoe"), ("Ada", "A da"), ("1", "l")])
    func different(left: String, right: String) throws {
        #expect(try PlayerName(left) != PlayerName(right))
    }

    @Test(
        "Each problem with a name has a message that says what is wrong",
        arguments: [
            (.blank, "visible"), (.tooLong(characters: 23), "at most 20 characters"),
            (.tooLong(characters: 23), "has 23"), (.control, "control character"),
            (.textDirection, "direction"), (.overloaded, "too many accents"),
        ] as [(PlayerNameProblem, String)])
    func sentences(problem: PlayerNameProblem, words: String) {
        #expect(problem.sentence(in: .english).contains(words))
        #expect(problem.sentence(in: .english).hasSuffix("."))
    }
}
