import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Party codes")
struct PartyCodeTests {
    private static let all = (0..<PartyCode.count).map(PartyCode.init(number:))

    @Test func `Party codes are unique, and each can be typed`() {
        #expect(Set(Self.all).count == PartyCode.count)
        for code in Self.all { #expect(PartyCode(typed: code.text) == code) }
    }

    @Test func `Party codes have no vowels, so they spell no words`() {
        #expect(Set(PartyCode.letters).isDisjoint(with: "AEIOUY"))
    }

    @Test(arguments: ["bdjl", " BD JL ", "B-D-J-L", "bD jL"])
    func `A party code can be typed in lower case, with spaces and hyphens`(typed: String) {
        #expect(PartyCode(typed: typed)?.text == "BDJL")
    }

    @Test(arguments: ["", "BDJ", "BDJLM", "BDJA", "BDJ1", "ßDJL", "B\u{301}DJL", "    ", "----"])
    func `An invalid party code is refused`(typed: String) {
        #expect(PartyCode(typed: typed) == nil)
    }

    @Test func `A party code after a million spaces is refused`() {
        #expect(PartyCode(typed: String(repeating: " ", count: 1_000_000) + "BDJL") == nil)
    }
}
