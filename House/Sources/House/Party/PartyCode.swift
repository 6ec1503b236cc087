import HouseWire

/// What a party is called in a room: four letters that are read from a wall and typed on a phone.
struct PartyCode: Hashable, Sendable, CustomStringConvertible {
    /// How many letters.
    static let length = WireLimits.codeLetters
    /// None looks like another. Without vowels, and without the consonants that stand for a rude word
    /// by themselves, they spell nothing.
    static let letters: [Character] = Array(WireLimits.codeAlphabet)
    /// How many codes there are.
    static let count = 28_561

    /// As it is shown: capitals.
    let text: String

    /// The one with a number.
    ///
    /// - Parameter number: 0 to `count` − 1, each of which is a code of its own.
    init(number: Int) {
        var rest = number
        var text = ""
        for _ in 0..<Self.length {
            text.append(Self.letters[rest % Self.letters.count])
            rest /= Self.letters.count
        }
        self.text = text
    }

    /// One of all, each equally likely.
    static func random(using generator: inout some RandomNumberGenerator) -> PartyCode {
        PartyCode(number: Int.random(in: 0..<count, using: &generator))
    }

    /// The one that somebody typed: small letters, spaces and hyphens make no difference.
    ///
    /// - Returns: nil where it can't be a party's.
    init?(typed: String) {
        // What is longer than this is nobody's slip.
        guard typed.utf8.count <= 4 * Self.length else { return nil }
        let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
        guard letters.count == Self.length, letters.allSatisfy(Self.letters.contains) else {
            return nil
        }
        text = letters
    }

    var description: String { text }
}
