import HouseWire
import Testing

@testable import FunfairServer
@testable import House

@Suite("The words of codes")
struct CodeWordsTests {
    private let words = LinkCode.words

    @Test func `There are 256 words, of four to ten small letters`() {
        #expect(words.count == 256 && Set(words).count == 256)
        for word in words {
            #expect((4...10).contains(word.utf8.count), "\(word)")
            #expect(word.utf8.allSatisfy { (0x61...0x7A).contains($0) }, "\(word)")
        }
    }

    @Test func `No slip of one letter leads to another word`() {
        for (place, word) in words.enumerated() {
            for other in words.dropFirst(place + 1) {
                #expect(Self.distance(Array(word.utf8), Array(other.utf8)) > 1, "\(word) \(other)")
            }
        }
    }

    @Test func `A code can have any of the words`() {
        var generator = SystemRandomNumberGenerator()
        var seen: Set<Substring> = []
        for _ in 0..<2000 { seen.formUnion(LinkCode(using: &generator).text.split(separator: " ")) }
        #expect(seen.count == 256)
    }

    @Test func `A typed code is the drawn one`() {
        var generator = SystemRandomNumberGenerator()
        let code = LinkCode(using: &generator)
        #expect(LinkCode(typed: code.text.uppercased()) == code)
        #expect(LinkCode(typed: code.text + " apple") == nil)
        #expect(LinkCode(typed: CodeAnswer.example) != nil)
    }

    /// Returns how many letters must be changed, added or removed to turn one word into another.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (place, letter) in one.enumerated() {
            var next = [place + 1]
            for (column, second) in other.enumerated() {
                next.append(
                    min(
                        next[column] + 1, row[column + 1] + 1,
                        row[column] + (letter == second ? 0 : 1)))
            }
            row = next
        }
        return row[other.count]
    }
}
