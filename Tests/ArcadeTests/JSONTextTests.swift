import Arcade
import Foundation
import Testing

@Suite("Writing JSON")
struct JSONTextTests {
    /// Parses the text with Foundation's JSON parser.
    private func parsed(_ fill: (inout JSONText) -> Void) throws -> NSDictionary {
        var json = JSONText()
        json.object { fill(&$0) }
        let value = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
        return try #require(value as? NSDictionary)
    }

    @Test func `Objects, lists and values are separated by commas`() {
        var json = JSONText()
        json.object {
            $0.string("name", "Ada")
            $0.array("list") {
                $0.number(nil, 1)
                $0.object { _ in }
                $0.array { _ in }
                $0.null(nil)
            }
            $0.flag("yes", true)
            $0.flag("no", false)
        }
        #expect(json.text == #"{"name":"Ada","list":[1,{},[],null],"yes":true,"no":false}"#)
    }

    @Test(
        "Any text written as JSON is read back unchanged",
        arguments: [
            "", "plain", "quote \" and \\ backslash", "line\nbreak\ttab\r\u{0}\u{1F}\u{7F}",
            "\u{2028}\u{2029}", "Zoë 🎈 名前 👩‍👩‍👧", "</script>", "e\u{301}",
        ])
    func texts(text: String) throws {
        let read = try parsed { $0.string("text", text) }["text"] as? String
        #expect(read.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }

    @Test func `A key is escaped like any string`() throws {
        #expect(try parsed { $0.number("a \"b\"\n", 1) }["a \"b\"\n"] as? Int == 1)
    }

    @Test(arguments: [0, 1, -1, 1_000_000, Int.max, Int.min])
    func `A whole number in JSON is exact`(number: Int) throws {
        #expect(try parsed { $0.number("n", number) }["n"] as? Int == number)
    }

    @Test func `A 64-bit number in JSON is exact`() throws {
        #expect(try parsed { $0.number("n", UInt64.max) }["n"] as? UInt64 == .max)
    }

    @Test(
        "A number in JSON is rounded to the nearest thousandth",
        arguments: [
            (0, "0"), (-0.0, "0"), (1.5, "1.500"), (-0.25, "-0.250"), (0.001, "0.001"),
            (0.0004, "0"), (-0.0004, "0"), (12.0996, "12.100"), (0.05, "0.050"),
            (390, "390"), (1e300, "1000000000000000"),
        ])
    func fractions(number: Double, text: String) {
        var json = JSONText()
        json.number(nil, number)
        #expect(json.text == text)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `A number that JSON can't represent is written as null`(number: Double) throws {
        #expect(try parsed { $0.number("n", number) }["n"] is NSNull)
    }
}
