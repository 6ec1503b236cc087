import Arcade
import Foundation

/// A player's name as the house compares it: names that look the same are the same name.
///
/// It is not `Equatable`: “lan” looks like “Ian”, and is “Lan”, which does not.
public struct HouseName: Sendable {
    /// As it is shown.
    package let text: String
    /// What is the same for names that differ in case, width, ligatures, invisible characters or the
    /// kind of space alone.
    ///
    /// It is as it always was, so that whoever has a name here is found by it: what else makes names
    /// look the same is in `looks`.
    package let key: String
    /// What it looks like, each in a text of its own: two names look the same when they share one.
    /// None where there is nothing to see.
    package let looks: [String]

    /// - Throws: `Refusal.invalidName`.
    package init(_ text: String) throws(Refusal) {
        // Whatever a page or an app sends, é is one character here, and ﬁ is two.
        let composed = Self.composed(text)
        let visible = Self.withSingleSpaces(composed.withBlanksAsSpaces)
        let name: PlayerName
        // Some have a name of nothing but blanks from when it was one: they keep it.
        do { name = try PlayerName(visible.isEmpty ? composed : visible) } catch {
            throw .invalidName(error)
        }
        self.text = name.text
        key = Self.folded(composed)
        // All names of nothing but marks that draw something only together with others.
        guard !key.isEmpty else { throw .invalidName(.blank) }
        looks = Self.looks(of: visible)
    }

    private static func composed(_ text: String) -> String {
        withSingleSpaces(text.precomposedStringWithCanonicalMapping)
    }

    /// The key of a name alone; of what is no name, that of none.
    static func key(of text: String) -> String { folded(composed(text)) }

    /// Case, width, ligatures, invisible characters and the kind of space make no difference.
    private static func folded(_ text: String) -> String {
        let compatible = text.precomposedStringWithCompatibilityMapping
        return inOneCase(withSingleSpaces(compatible.without { $0.isIgnored }))
            .precomposedStringWithCompatibilityMapping
    }

    /// ß, ς and ı have a capital that is another letter's, too.
    private static func inOneCase(_ text: String) -> String { text.uppercased().lowercased() }

    /// What a name looks like in any case, when its letters are taken as they are and when they are
    /// read; and what it looks like exactly as it is written.
    private static func looks(of text: String) -> [String] {
        let visible = withSingleSpaces(text.without { $0.isIgnored || $0.isInvisible })
        let exactly = "=" + Confusables.skeleton(of: visible)
        guard exactly != "=" else { return [] }
        let inAnyCase = [
            Confusables.skeleton(of: folded(visible)), Confusables.reading(of: visible),
        ].map { "~" + inOneCase($0) }
        return (Set(inAnyCase) + [exactly]).sorted()
    }

    /// What the letters and digits of a text look like, in any case and without what stands between
    /// them; none where there are none.
    static func letters(of text: String) -> Set<String> {
        let composed = text.precomposedStringWithCanonicalMapping.withBlanksAsSpaces
        return Set(
            looks(of: withSingleSpaces(composed)).filter { $0.hasPrefix("~") }.map(\.letters)
        )
        .subtracting([""])
    }

    /// Spaces of any kind and number become one plain space; there are none at the ends.
    private static func withSingleSpaces(_ text: String) -> String {
        text.split { $0.isWhitespace && !$0.isNewline && $0 != "\t" }.joined(separator: " ")
    }

    /// A name like this one that may still be free: with the next number behind it.
    func suggestion(_ number: Int) -> String {
        let ending = " \(number)"
        return Self.withSingleSpaces(text.prefix(PlayerName.longest - ending.count) + ending)
    }

    /// Whether its key or one of its looks is among some.
    package func isAmong(_ taken: Set<String>) -> Bool {
        taken.contains(key) || !taken.isDisjoint(with: looks)
    }

    /// Whether both are the same player's name.
    static func == (left: HouseName, right: HouseName) -> Bool {
        left.key == right.key || !Set(left.looks).isDisjoint(with: right.looks)
    }
}

extension String {
    fileprivate func without(_ isLeftOut: (Unicode.Scalar) -> Bool) -> String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !isLeftOut($0) }))
    }

    /// Without anything that is no letter, digit or mark.
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
    /// Whether it draws nothing, so that a name with it looks like one without.
    fileprivate var isIgnored: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }

    /// Whether it draws nothing either, though Unicode does not count it among those.
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

    /// Whether it takes room and draws nothing, as a space does, which it is not for Unicode.
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
