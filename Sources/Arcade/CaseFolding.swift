import Phrases

extension String {
    /// The text's UTF-8 bytes in lower case, for comparisons that ignore case. Covers Latin, Greek,
    /// Cyrillic, Armenian, Georgian and full-width letters. The standard library's `lowercased()`
    /// covers a few more rare scripts, but its tables would make the browser's module a tenth
    /// larger.
    var folded: [UInt8] {
        var text: [UInt8] = []
        for scalar in scalars { text.append(scalar.folded) }
        return text
    }
}

extension Unicode.Scalar {
    /// A row of the table below: a range of capital letters and the offset to their lower-case
    /// letters.
    private struct Capitals {
        let range: ClosedRange<UInt32>
        /// The offset from a capital's code point to its lower-case letter's.
        let distance: Int32
        /// Whether capitals and lower-case letters alternate in the range.
        let isMixed: Bool

        init(_ range: ClosedRange<UInt32>, _ distance: Int32) {
            self.range = range
            self.distance = distance
            isMixed = false
        }

        /// Creates a row of capitals that are each followed by their lower-case letter.
        init(mixed range: ClosedRange<UInt32>) {
            self.range = range
            distance = 1
            isMixed = true
        }
    }

    private static let capitals: [Capitals] = [
        Capitals(0x41...0x5A, 32), Capitals(0xC0...0xD6, 32), Capitals(0xD8...0xDE, 32),
        Capitals(mixed: 0x100...0x12F), Capitals(mixed: 0x132...0x137),
        Capitals(mixed: 0x139...0x148), Capitals(mixed: 0x14A...0x177),
        Capitals(0x178...0x178, -121), Capitals(mixed: 0x179...0x17E),
        Capitals(mixed: 0x1CD...0x1DC), Capitals(mixed: 0x1DE...0x1EF),
        Capitals(mixed: 0x1F8...0x21F), Capitals(mixed: 0x222...0x233),
        Capitals(mixed: 0x370...0x373), Capitals(0x376...0x376, 1), Capitals(0x37F...0x37F, 116),
        Capitals(0x386...0x386, 38), Capitals(0x388...0x38A, 37), Capitals(0x38C...0x38C, 64),
        Capitals(0x38E...0x38F, 63), Capitals(0x391...0x3A1, 32), Capitals(0x3A3...0x3AB, 32),
        // Final sigma (ς) folds to ordinary sigma (σ).
        Capitals(0x3C2...0x3C2, 1),
        Capitals(0x400...0x40F, 80), Capitals(0x410...0x42F, 32), Capitals(mixed: 0x460...0x481),
        Capitals(mixed: 0x48A...0x4BF), Capitals(0x4C0...0x4C0, 15), Capitals(mixed: 0x4C1...0x4CE),
        Capitals(mixed: 0x4D0...0x52F), Capitals(0x531...0x556, 48),
        Capitals(0x1C90...0x1CBA, -3008), Capitals(0x1CBD...0x1CBF, -3008),
        Capitals(mixed: 0x1E00...0x1E95), Capitals(mixed: 0x1EA0...0x1EFF),
        Capitals(0xFF21...0xFF3A, 32),
    ]

    /// The lower-case letter of a capital, or the character itself.
    fileprivate var folded: Unicode.Scalar {
        for row in Self.capitals where row.range.contains(value) {
            if row.isMixed, (value - row.range.lowerBound) % 2 == 1 { return self }
            return Unicode.Scalar(UInt32(Int32(value) + row.distance)) ?? self
        }
        return self
    }
}
