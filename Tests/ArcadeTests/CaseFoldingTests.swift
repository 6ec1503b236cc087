import Testing

@testable import Arcade

@Suite("Upper and lower case")
struct CaseFoldingTests {
    /// The tested letters: Latin, Greek, Cyrillic, Armenian, Georgian, additional Latin and
    /// full-width.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x20...0x17F, 0x1CD...0x233, 0x370...0x3CF, 0x400...0x556, 0x1C90...0x1CBF,
        0x1E00...0x1EFF, 0xFF00...0xFF5F,
    ]
    /// Letters that don't fold to Unicode's lower-case letter. A capital I with a dot would become
    /// two characters, a final sigma is already lower-case, and the rest are digraphs and letters
    /// that no living language uses.
    private static let exceptions: Set<UInt32> = [
        0x130, 0x1F1, 0x1F2, 0x1F4, 0x1F6, 0x1F7, 0x220, 0x3C2, 0x3CF, 0x1E9E,
    ]

    @Test("An upper-case letter folds to its lower-case letter in Unicode")
    func letters() {
        for block in Self.blocks {
            for value in block where !Self.exceptions.contains(value) {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let text = String(Character(scalar))
                #expect(
                    text.folded == Array(text.lowercased().utf8), "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test("Folding text a second time changes nothing")
    func twice() {
        for block in Self.blocks {
            for value in block {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let once = String(decoding: String(Character(scalar)).folded, as: UTF8.self)
                #expect(once.folded == Array(once.utf8))
            }
        }
    }

    @Test(
        "Names that differ only in case are equal",
        arguments: [
            ("ada", "ADA"), ("Zoë", "ZOË"), ("Ольга", "ОЛЬГА"), ("Σοφία", "ΣΟΦΊΑ"),
            ("Đoàn", "ĐOÀN"),
            ("ΟΔΥΣΣΕΥΣ", "Οδυσσευς"), ("Ան", "ԱՆ"),
        ])
    func names(one: String, other: String) throws {
        #expect(try PlayerName(one) == PlayerName(other))
    }
}
