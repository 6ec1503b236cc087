import Arcade
import Phrases
import Testing

@Suite("Trimming")
struct TextTests {
    @Test(
        "White space of every kind is removed from both ends and kept in between",
        arguments: [
            ("", ""), ("   ", ""), ("Ada", "Ada"), (" Ada  Lovelace\t\r\n", "Ada  Lovelace"),
            ("\u{3000}\u{A0}名前\u{2003}", "名前"),
        ])
    func trimmed(text: String, expected: String) {
        #expect(text.trimmed == expected)
    }
}

@Suite("Looks")
struct LookTests {
    @Test(
        "A colour is written as six hexadecimal digits",
        arguments: [(0, "#000000"), (0xFF, "#0000ff"), (0xE8384F, "#e8384f")] as [(UInt32, String)])
    func webColour(colour: UInt32, text: String) {
        #expect(
            Look(.number(1), label: .plain(Phrase(.points)), colour: colour, symbol: .circle)
                .webColour
                == text
        )
    }
}
