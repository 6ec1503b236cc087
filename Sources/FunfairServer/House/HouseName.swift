import Arcade
import Foundation

/// A player's name as the house compares it: names that look alike are the same name.
struct HouseName: Hashable, Sendable {
    /// As it is shown.
    let text: String
    /// As it is compared.
    let key: String

    /// - Throws: `Refusal.invalidName`.
    init(_ text: String) throws(Refusal) {
        // Whatever a page or an app sends, é is one character here, and ﬁ is two.
        let composed = text.precomposedStringWithCanonicalMapping
        let name: PlayerName
        do { name = try PlayerName(Self.withSingleSpaces(composed)) } catch {
            throw .invalidName(error)
        }
        self.text = name.text
        key = Self.key(of: name.text)
        // All names of nothing but marks that draw something only together with others.
        guard !key.isEmpty else { throw .invalidName(.blank) }
    }

    /// Case, width, ligatures, invisible characters and the kind of space make no difference.
    private static func key(of text: String) -> String {
        let compatible = text.precomposedStringWithCompatibilityMapping
        let visible = String(
            String.UnicodeScalarView(compatible.unicodeScalars.filter { !$0.isIgnored }))
        // ß, ς and ı have a capital that is another letter's, too.
        return withSingleSpaces(visible).uppercased().lowercased()
            .precomposedStringWithCompatibilityMapping
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

    static func == (left: HouseName, right: HouseName) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Unicode.Scalar {
    /// Whether it draws nothing, so that a name with it looks like one without.
    fileprivate var isIgnored: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }
}
