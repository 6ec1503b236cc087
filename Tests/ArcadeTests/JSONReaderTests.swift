import Arcade
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
    private static let answer =
        #"{"game":"bubblepop","players":3,"ends":null,"rows":[{"rank":1,"player":"Ädä 🎈","#
        + #""score":-9,"far":true}],"more":{"a":[1,[2,[]],{}],"text":"\"\\\/\b\f\n\r\t\u00e9"}}"#

    private func value(_ text: String) -> JSONValue? { JSONReader.value(of: Array(text.utf8)) }

    @Test func `A JSON object's members are found by name`() throws {
        let json = try #require(value(Self.answer))
        #expect(json["game"]?.text(most: 9) == Array("bubblepop".utf8))
        #expect(json["players"]?.number(in: 0...3) == 3)
        #expect(json["nothing"] == nil)
        let rows = try #require(json["rows"]?.list)
        #expect(rows.count == 1)
        #expect(rows[0]["player"]?.text(most: 20) == Array("Ädä 🎈".utf8))
        #expect(rows[0]["score"]?.number(in: -10...0) == -9)
        #expect(rows[0]["far"]?.flag == true)
        guard case .null? = json["ends"] else { return #expect(Bool(false), "ends is null") }
    }

    @Test func `Escapes in JSON are replaced by their characters`() {
        let json = value(#"["\"\\\/\b\f\n\r\t\u00e9\u20AC\ud83c\udf88"]"#)
        #expect(
            json?.list?.first?.text(most: 100) == Array("\"\\/\u{8}\u{c}\n\r\té€🎈".utf8))
    }

    @Test func `White space is allowed between all JSON tokens`() {
        let json = value(" \n{ \"a\" :\t[ 1 , 2 ]\r} ")
        #expect(json?["a"]?.list?.count == 2)
    }

    @Test(
        "JSON that isn't exactly one value is invalid",
        arguments: [
            "", " ", "{", "}", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
            "{a:1}", "{1:2}", "nul", "True", "01", "-", "1.", ".5", "1e", "+1", "0x10", "NaN",
            "\"", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\n\"", "'a'", "1 2", "{} {}", "[1]]",
            "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\u{FEFF}1", "<!doctype html>",
        ])
    func nonsense(text: String) {
        #expect(value(text) == nil)
    }

    @Test func `Text that isn't UTF-8 is invalid`() {
        #expect(JSONReader.value(of: [0x22, 0xFF, 0x22]) == nil)
        #expect(JSONReader.value(of: [0x22, 0xED, 0xA0, 0x80, 0x22]) == nil)
        #expect(JSONReader.value(of: [0x22, 0xC3, 0xA9, 0x22]) != nil)
    }

    @Test(
        "A JSON number that isn't whole or is too long is read as nil",
        arguments: ["1.0", "1e3", "-0.5E-2", "1234567890123456789", "0.1"])
    func oddNumber(text: String) {
        let json = value("[\(text)]")
        #expect(json?.list?.count == 1)
        #expect(json?.list?.first?.number(in: 0...Int.max) == nil)
        #expect(json?.list?.first?.time == nil)
    }

    @Test func `A number outside the given range is read as nil`() {
        #expect(value("5")?.number(in: 1...4) == nil)
        #expect(value("5")?.number(in: 6...9) == nil)
        #expect(value("-1")?.time == nil)
        #expect(value("4102444800")?.time == 4_102_444_800)
    }

    @Test func `Text longer than the given limit is read as nil`() {
        #expect(value("\"abcd\"")?.text(most: 4) != nil)
        #expect(value("\"abcd\"")?.text(most: 3) == nil)
    }

    @Test func `The depth of JSON is limited`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(value(nested(JSONReader.mostDepth)) != nil)
        #expect(value(nested(JSONReader.mostDepth + 1)) == nil)
        #expect(value(String(repeating: "[", count: 500_000)) == nil)
        #expect(value(String(repeating: "{\"a\":", count: 100_000)) == nil)
    }

    @Test func `The length of JSON is limited`() {
        let most = JSONReader.mostBytes
        func text(_ count: Int) -> [UInt8] {
            [0x22] + Array(repeating: 0x61, count: count - 2) + [0x22]
        }
        #expect(JSONReader.value(of: text(most)) != nil)
        #expect(JSONReader.value(of: text(most + 1)) == nil)
    }

    @Test func `Truncated JSON is refused, and damaged JSON doesn't crash the reader`() {
        let whole = Array(Self.answer.utf8)
        for end in whole.indices { #expect(JSONReader.value(of: Array(whole[..<end])) == nil) }
        var generator = SeededGenerator(seed: 42)
        var read = 0
        for _ in 0..<20_000 {
            var bytes = whole
            for _ in 0...generator.below(4) {
                let index = generator.below(bytes.count)
                switch generator.below(3) {
                case 0: bytes[index] = UInt8(generator.below(256))
                case 1: bytes.remove(at: index)
                default:
                    bytes.insert(Array("{}[]\",:\\u0-".utf8)[generator.below(11)], at: index)
                }
            }
            if JSONReader.value(of: bytes) != nil { read += 1 }
        }
        #expect(read > 100)
        #expect(read < 15_000)
    }

    @Test func `The output of JSONText can be read`() {
        var json = JSONText()
        json.object { json in
            json.string("text", "a\u{1}\"\\\n🎈")
            json.number("number", 42)
            json.flag("flag", false)
            json.null("nothing")
        }
        let read = JSONReader.value(of: json.bytes)
        #expect(read?["text"]?.text(most: 20) == Array("a\u{1}\"\\\n🎈".utf8))
        #expect(read?["number"]?.number(in: 0...99) == 42)
        #expect(read?["flag"]?.flag == false)
    }
}

@Suite("Hexadecimal digits")
struct HexadecimalTests {
    @Test func `Sixteen hexadecimal digits are read in upper or lower case`() {
        #expect(Hexadecimal.bits(of: Array("00ff00FFabcdefAB".utf8)) == 0x00ff_00ff_abcd_efab)
        #expect(Hexadecimal.bits(of: Array(UInt64.max.hexadecimal.utf8)) == .max)
    }

    @Test(
        "Text that isn't sixteen hexadecimal digits is invalid",
        arguments: ["", "0", "00ff00ffabcdefa", "00ff00ffabcdefab0", "00ff00ffabcdefag"])
    func others(text: String) {
        #expect(Hexadecimal.bits(of: Array(text.utf8)) == nil)
    }
}
