import Arcade
import Testing

@Suite("Numbers out of range")
struct ClampingTests {
    @Test(
        "A fraction is truncated to a whole number, and clamped",
        arguments: [
            (2.9, 2), (-2.9, -2), (0, 0), (1e308, .max), (-1e308, .min), (.infinity, .max),
            (-.infinity, .min), (.nan, 0), (Double(Int.max), .max), (-0.5, 0),
        ])
    func whole(number: Double, expected: Int) {
        #expect(Int(clamping: number) == expected)
    }

    @Test(
        "A time in JSON can be any 64-bit number",
        arguments: [
            (0, "0"), (253_402_300_799, "253402300799"), (-2_200_000_000, "-2200000000"),
            (.max, "9223372036854775807"), (.min, "-9223372036854775808"),
        ] as [(Int64, String)])
    func times(value: Int64, text: String) {
        var json = JSONText()
        json.object { $0.number("ends", value) }
        #expect(json.text == "{\"ends\":\(text)}")
    }

    @Test func `A sum is clamped to 32 bits`() {
        #expect(Counts.sum([Counts.most, Counts.most, Counts.most]) == Counts.most)
        #expect(Counts.sum([1, 2, 3]) == 6)
        #expect(Counts.sum([]) == 0)
    }
}
