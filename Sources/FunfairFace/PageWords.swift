import Languages
import Phrases

/// The texts that only a front end needs, in one language.
public struct PageWords: Sendable {
    /// The language.
    public let language: Language
    private let texts: [PagePhrase: String]

    /// Loads the texts of a language.
    public init(_ language: Language) {
        self.language = language
        var texts: [PagePhrase: String] = [:]
        for (name, text) in language.pageTexts {
            if let phrase = PagePhrase(rawValue: name) { texts[phrase] = text }
        }
        self.texts = texts
    }

    /// Returns a text with its gaps filled.
    public subscript(phrase: PagePhrase, fillings: String...) -> String {
        guard let text = texts[phrase] else { preconditionFailure("a table has all texts") }
        guard !fillings.isEmpty else { return text }
        return Self.parts(of: text).map { part in
            switch part {
            case .text(let text): text
            case .gap(let index): fillings.indices.contains(index) ? fillings[index] : ""
            }
        }.joined()
    }

    /// Returns a text that only the native app uses.
    public subscript(phrase: NativePhrase) -> String { language.text(of: phrase) }

    /// A part of a text with gaps, for filling a gap with something other than text.
    public enum Part: Equatable, Sendable {
        /// Literal text.
        case text(String)
        /// A gap with this index, from 0.
        case gap(Int)
    }

    /// Returns the parts of a text.
    public func parts(of phrase: PagePhrase) -> [Part] { Self.parts(of: self[phrase]) }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{") {
            let after = rest[rest.index(after: open)...]
            guard let digit = after.first?.wholeNumberValue, after.dropFirst().first == "}" else {
                break
            }
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            parts.append(.gap(digit - 1))
            rest = after.dropFirst(2)
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }
}
