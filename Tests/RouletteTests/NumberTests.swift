import Languages
import Phrases
import Testing

@testable import Roulette

@Suite("Formatting numbers")
struct NumberTests {
    @Test("A change has its sign", arguments: [(100, "+100"), (-100, "−100"), (0, "0")])
    func signed(number: Int, text: String) {
        #expect(Words.english.signed(number) == text)
    }

    @Test(
        "An average has one decimal, with halves rounded away from zero",
        arguments: [
            (5300, 37, "+143.2"), (-1500, 37, "−40.5"), (1, 20, "+0.1"), (-1, 20, "−0.1"),
            (1, 21, "0.0"), (-1, 21, "0.0"), (0, 5, "0.0"), (-100, 1, "−100.0"), (5, 0, "–"),
            (-2_147_483_647, 1, "−2,147,483,647.0"),
        ])
    func mean(sum: Int, count: Int, text: String) {
        #expect(Words.english.mean(sum, over: count) == text)
    }

    @Test(
        "A share is in percent with one decimal",
        arguments: [
            (6, 37, "16.2\u{A0}%"), (0, 37, "0.0\u{A0}%"), (37, 37, "100.0\u{A0}%"),
            (1, 2000, "0.1\u{A0}%"),
            (1, 2001, "0.0\u{A0}%"), (1, 0, "–"), (999, 1000, "99.9\u{A0}%"),
        ])
    func share(part: Int, whole: Int, text: String) {
        #expect(Words.english.share(part, of: whole) == text)
    }
}
