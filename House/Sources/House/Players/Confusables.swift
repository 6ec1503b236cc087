import Foundation

/// Characters that look alike, as listed by Unicode (UTS 39).
///
/// The program includes the list, because the house stores what names look like, and the system's
/// list may differ between machines.
enum Confusables {
    /// Returns the text with each character replaced by its prototype. Texts that look the same
    /// have the same skeleton.
    static func skeleton(of text: String) -> String {
        settled(decomposed(text).flatMap { prototypes[$0] ?? [$0] })
    }

    /// Returns the skeleton of a text, but reads each stroke that could be an I or an l as a person
    /// would: as an i in a word of capitals or for a capital I at the start of a word, and as an l
    /// among small letters. A plain skeleton has an l for all of them, so if case is ignored, “Ian”
    /// would match “Lan”.
    static func reading(of text: String) -> String {
        let words = decomposed(text).split(separator: " ", omittingEmptySubsequences: false)
        return settled(Array(words.map { read(Array($0)) }.joined(separator: [" "])))
    }

    private static func read(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let letters = word.filter { !isStroke($0) }
        let isSmall = letters.contains { $0.properties.isLowercase }
        let isCapital = !isSmall && letters.count { $0.properties.isUppercase } > 1
        return word.indices.flatMap { place -> [Unicode.Scalar] in
            let scalar = word[place]
            guard isStroke(scalar) else { return prototypes[scalar] ?? [scalar] }
            let isFirst = place == 0 || !word[place - 1].properties.isAlphabetic
            let isCapitalI = scalar.properties.isUppercase && (isFirst || !isSmall)
            return [isCapital || isCapitalI ? "i" : "l"]
        }
    }

    private static func isStroke(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "l" || prototypes[scalar] == ["l"]
    }

    private static func decomposed(_ text: String) -> String.UnicodeScalarView {
        text.decomposedStringWithCanonicalMapping.unicodeScalars
    }

    // MARK: Marks

    /// The maximum number of accents on a letter that make a difference. Vietnamese uses two.
    private static let mostMarks = 4

    /// Returns the scalars in Unicode's canonical order, without marks that nobody can see:
    /// repeated ones, those stacked too high, and a dot on a letter that already has one.
    private static func settled(_ scalars: [Unicode.Scalar]) -> String {
        var hasDot = false
        var marks: [Unicode.Scalar] = []
        let text = String(String.UnicodeScalarView(scalars))
        let seen = decomposed(text).filter { scalar in
            guard scalar.isMark else {
                hasDot = scalar.properties.isSoftDotted
                marks = []
                return true
            }
            // An accent replaces the letter's own dot, and a dot above an accent is visible.
            let hasAccent = marks.contains { $0.properties.canonicalCombiningClass == .above }
            if scalar == "\u{307}", hasDot, !hasAccent { return false }
            guard marks.last != scalar, marks.count < mostMarks else { return false }
            marks.append(scalar)
            return true
        }
        return String(String.UnicodeScalarView(seen))
    }

    // MARK: The list

    private static let prototypes: [Unicode.Scalar: [Unicode.Scalar]] = {
        var prototypes: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        let list = String(decoding: PackageResources.confusables_txt, as: UTF8.self)
        for line in list.split(separator: "\n") where !line.hasPrefix("#") {
            let sides = line.split(separator: ":").map(scalars)
            guard sides.count == 2 else { preconditionFailure("\(line) has no colon") }
            for scalar in sides[1] { prototypes[scalar] = sides[0] }
        }
        return prototypes
    }()

    private static func scalars(of codes: Substring) -> [Unicode.Scalar] {
        codes.split(separator: " ").map { code in
            guard let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) else {
                preconditionFailure("\(code) is not a character")
            }
            return scalar
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is drawn on another character and takes up no space.
    fileprivate var isMark: Bool {
        [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
    }
}
