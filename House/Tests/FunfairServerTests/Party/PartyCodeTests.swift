import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Codes of parties")
struct PartyCodeTests {
    private static let all = (0..<PartyCode.count).map(PartyCode.init(number:))

    @Test func `All codes are different, and each is what one types for it`() {
        #expect(Set(Self.all).count == PartyCode.count)
        for code in Self.all { #expect(PartyCode(typed: code.text) == code) }
    }

    @Test func `Codes have no vowels, and so spell no words`() {
        #expect(Set(PartyCode.letters).isDisjoint(with: "AEIOUY"))
    }

    @Test(arguments: ["bdjl", " BD JL ", "B-D-J-L", "bD jL"])
    func `Small letters, spaces and hyphens make no difference`(typed: String) {
        #expect(PartyCode(typed: typed)?.text == "BDJL")
    }

    @Test(arguments: ["", "BDJ", "BDJLM", "BDJA", "BDJ1", "ßDJL", "B\u{301}DJL", "    ", "----"])
    func `What is no code is none`(typed: String) {
        #expect(PartyCode(typed: typed) == nil)
    }

    @Test func `What is far too long is not looked at`() {
        #expect(PartyCode(typed: String(repeating: " ", count: 1_000_000) + "BDJL") == nil)
    }
}
