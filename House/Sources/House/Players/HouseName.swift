import Arcade
import Foundation

/// A player's name as the house compares it. Names that look the same are the same name.
///
/// It isn't `Equatable`, because “lan” looks like “Ian” and equals “Lan”, but “Ian” and “Lan” are
/// different names.
public struct HouseName: Sendable {
    /// The name as shown.
    package let text: String
    /// A key that is equal for names that differ only in case, width, ligatures, invisible
    /// characters or the kind of space.
    ///
    /// The computation must never change, because the store finds players by their keys. Everything
    /// else that makes names look the same is in `looks`.
    package let key: String
    /// What the name looks like, in several forms. Two names look the same if they share a form.
    /// Empty if the name is invisible.
    package let looks: [String]

    /// - Throws: `Refusal.invalidName`.
    package init(_ text: String) throws(Refusal) {
        // Clients send é and ﬁ in different ways. From here on é is one character, and ﬁ is two.
        let composed = Self.composed(text)
        let visible = Self.withSingleSpaces(composed.withBlanksAsSpaces)
        let name: PlayerName
        // Names that are entirely blank were once valid, and their owners keep them.
        do { name = try PlayerName(visible.isEmpty ? composed : visible) } catch {
            throw .invalidName(error)
        }
        self.text = name.text
        key = Self.folded(composed)
        // Reject names with only marks that are invisible on their own.
        guard !key.isEmpty else { throw .invalidName(.blank) }
        looks = Self.looks(of: visible)
    }

    private static func composed(_ text: String) -> String {
        withSingleSpaces(text.precomposedStringWithCanonicalMapping)
    }

    /// Returns the key of a name. No player has the key of an invalid name.
    static func key(of text: String) -> String { folded(composed(text)) }

    /// Folds case, width, ligatures, invisible characters and kinds of space.
    private static func folded(_ text: String) -> String {
        let compatible = text.precomposedStringWithCompatibilityMapping
        return inOneCase(withSingleSpaces(compatible.without { $0.isIgnored }))
            .precomposedStringWithCompatibilityMapping
    }

    /// Folds case. Both steps are needed, because ß, ς and ı share a capital with another letter.
    private static func inOneCase(_ text: String) -> String { text.uppercased().lowercased() }

    /// Returns what a name looks like, in several forms: its letters as drawn and as a person reads
    /// them, both ignoring case, and the name exactly as written. Empty if the name is invisible.
    private static func looks(of text: String) -> [String] {
        let visible = withSingleSpaces(text.without { $0.isIgnored || $0.isInvisible })
        let exactly = "=" + Confusables.skeleton(of: visible)
        guard exactly != "=" else { return [] }
        let inAnyCase = [
            Confusables.skeleton(of: folded(visible)), Confusables.reading(of: visible),
        ].map { "~" + inOneCase($0) }
        return (Set(inAnyCase) + [exactly]).sorted()
    }

    /// Returns how a text's letters and digits look, ignoring case and all other characters; empty
    /// if the text has no letters or digits.
    static func letters(of text: String) -> Set<String> {
        let composed = text.precomposedStringWithCanonicalMapping.withBlanksAsSpaces
        return Set(
            looks(of: withSingleSpaces(composed)).filter { $0.hasPrefix("~") }.map(\.letters)
        )
        .subtracting([""])
    }

    /// Returns the text with a single plain space for each run of spaces of any kind, and none at
    /// the ends.
    private static func withSingleSpaces(_ text: String) -> String {
        text.split { $0.isWhitespace && !$0.isNewline && $0 != "\t" }.joined(separator: " ")
    }

    /// Returns the name with the given number appended. Another player may already have that name.
    func suggestion(_ number: Int) -> String {
        let ending = " \(number)"
        return Self.withSingleSpaces(text.prefix(PlayerName.longest - ending.count) + ending)
    }

    /// Whether the name's key or one of its looks is in the given set.
    package func isAmong(_ taken: Set<String>) -> Bool {
        taken.contains(key) || !taken.isDisjoint(with: looks)
    }

    /// Whether two names count as the same.
    static func == (left: HouseName, right: HouseName) -> Bool {
        left.key == right.key || !Set(left.looks).isDisjoint(with: right.looks)
    }
}

extension String {
    fileprivate func without(_ isLeftOut: (Unicode.Scalar) -> Bool) -> String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !isLeftOut($0) }))
    }

    /// Only the letters, digits and marks of the text.
    fileprivate var letters: String {
        without {
            !$0.properties.isAlphabetic && $0.properties.numericType == nil
                && $0.properties.generalCategory != .nonspacingMark
        }
    }

    fileprivate var withBlanksAsSpaces: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isBlank ? " " : $0 }))
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is invisible, so a name looks the same with and without it.
    fileprivate var isIgnored: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }

    /// Whether the scalar is invisible, although Unicode doesn't list it as ignorable.
    fileprivate var isInvisible: Bool {
        switch value {
        case 0x1107F,  // Brahmi number joiner
            0x13440,  // Egyptian hieroglyph mirror horizontally
            0x16FE4,  // Khitan small script filler
            0x1BC9D,  // Duployan thick letter selector
            0x2D7F,  // Tifinagh consonant joiner
            0xFFFC:  // object replacement character
            true
        default: false
        }
    }

    /// Whether the scalar is blank and takes up space, although Unicode doesn't list it as a space.
    fileprivate var isBlank: Bool {
        switch value {
        case 0x115F,  // Hangul choseong filler
            0x1160,  // Hangul jungseong filler
            0x2800,  // Braille pattern blank
            0x3164,  // Hangul filler
            0xFFA0,  // halfwidth Hangul filler
            0x13441,  // Egyptian hieroglyph full blank
            0x13442,  // Egyptian hieroglyph half blank
            0x1D159:  // musical symbol null notehead
            true
        default: false
        }
    }
}
