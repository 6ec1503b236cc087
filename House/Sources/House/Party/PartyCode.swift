import HouseWire

/// A party's code: four letters, read from a screen and typed on a phone.
package struct PartyCode: Hashable, Sendable, CustomStringConvertible {
    /// The number of letters.
    static let length = WireLimits.codeLetters
    /// The letters of codes. No two letters look alike. There are no vowels, and no consonants that
    /// suggest a rude word by themselves, so no code spells a rude word.
    static let letters: [Character] = Array(WireLimits.codeAlphabet)
    /// The number of codes.
    static let count = 28_561

    /// The code in capitals, as shown.
    package let text: String

    /// Creates a code from its number.
    ///
    /// - Parameter number: 0 to `count` − 1. Each number has a different code.
    init(number: Int) {
        var rest = number
        var text = ""
        for _ in 0..<Self.length {
            text.append(Self.letters[rest % Self.letters.count])
            rest /= Self.letters.count
        }
        self.text = text
    }

    /// Returns a random code; all are equally likely.
    static func random(using generator: inout some RandomNumberGenerator) -> PartyCode {
        PartyCode(number: Int.random(in: 0..<count, using: &generator))
    }

    /// Reads a code as typed, ignoring case, spaces and hyphens.
    ///
    /// - Returns: nil if it can't be a party's code.
    package init?(typed: String) {
        // Refuse anything longer than a typing mistake could explain.
        guard typed.utf8.count <= 4 * Self.length else { return nil }
        let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
        guard letters.count == Self.length, letters.allSatisfy(Self.letters.contains) else {
            return nil
        }
        text = letters
    }

    package var description: String { text }
}
