/// All texts in one language.
///
/// Where Funfair is compiled for a browser, the tables of `Languages` are not part of it: the page
/// brings the one that is wanted, as `lines` of text.
public struct Words: Sendable {
    /// The language.
    public let language: Language
    /// A section of them has a fixed number of places, most of them empty: then a name is an index.
    private let texts: [String]

    private static let sectionSize = 256

    /// The place of a text among all.
    ///
    /// - Parameters:
    ///   - room: whose it is.
    ///   - kind: 0 a phrase, 1 a pattern, 2 a count.
    ///   - number: which of these.
    static func index(_ room: UInt8, _ kind: UInt16, _ number: UInt8) -> UInt16 {
        (UInt16(room) * 3 + kind) * UInt16(sectionSize) + UInt16(number)
    }

    /// - Parameter lines: in UTF-8, with a line feed after each but the last: the tag of the language,
    ///   and then for each room, in the order of their numbers, its phrases, its patterns, and its
    ///   counts with each of the language's forms; an empty line before each of these sections.
    /// - Returns: nil where they are not of a language that is known.
    public init?(lines: [UInt8]) {
        var lines = lines.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
        let tag = Array(lines.popFirst() ?? [])
        guard let language = Language.allCases.first(where: { $0.tag.bytes == tag })
        else { return nil }
        var texts: [String] = []
        var start = 0
        for line in lines {
            if line.isEmpty {
                while texts.count < start { texts.append("") }
                start += Self.sectionSize
            } else {
                texts.append(String(bytes: Array(line)))
            }
        }
        self.language = language
        self.texts = texts
    }

    /// The text in a place; nothing where lines that were cut short have none.
    @inline(never)
    private func text(at index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

    /// A text without gaps.
    @inline(never)
    public subscript(phrase: Phrase) -> String { text(at: Int(phrase.index)) }

    /// A text whose gaps are filled with others.
    public subscript(
        pattern: Pattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: pattern, first, second, third, fourth)
    }

    /// A text whose gaps are filled with others. They are made a list here: at each of the many calls that
    /// would be code of its own.
    @inline(never)
    public func text(
        of pattern: Pattern, _ first: String, _ second: String?, _ third: String?, _ fourth: String?
    ) -> String {
        fill(text(at: Int(pattern.index)), [first, second, third, fourth].compactMap { $0 })
    }

    /// A text with a number in it, and perhaps other texts.
    @inline(never)
    public func text(of plural: Plural, _ number: Int, _ others: [String]) -> String {
        let forms = language.pluralForms
        let form = language.pluralForm(of: number)
        // Each of those before it has all its forms.
        let index =
            Int(plural.index) + Int(plural.index) % Self.sectionSize * (forms.count - 1)
            + (forms.firstIndex(of: form) ?? forms.count - 1)
        return fill(text(at: index), [self.number(number)] + others)
    }

    /// A whole number as it is written: `12,345`, `−5`.
    @inline(never)
    public func number(_ number: Int) -> String {
        let digits = String(number.magnitude).bytes
        let isGrouped = digits.count >= language.groupedDigits
        var text = number < 0 ? "−".bytes : []
        for (index, digit) in digits.enumerated() {
            let isGroupEnd = index > 0 && (digits.count - index) % 3 == 0
            if isGroupEnd, isGrouped { text += language.separator.bytes }
            text.append(digit)
        }
        return String(bytes: text)
    }

    /// A number of tenths, 0 or more, with its one decimal: `12.3`.
    public func decimal(tenths: Int64) -> String {
        String(
            joining: number(Int(clamping: tenths / 10)), language.decimalSign, String(tenths % 10))
    }

    /// A text with `{1}` replaced by the first filling, and so on.
    private func fill(_ text: String, _ fillings: [String]) -> String {
        var filled: [UInt8] = []
        var bytes = text.bytes.makeIterator()
        while let byte = bytes.next() {
            guard byte == UInt8(ascii: "{"), let digit = bytes.next() else {
                filled.append(byte)
                continue
            }
            let index = Int(digit) - 0x31
            if fillings.indices.contains(index) { filled += fillings[index].bytes }
            _ = bytes.next()
        }
        return String(bytes: filled)
    }
}

extension Words: Equatable {
    /// Whether both are of one language: there is one table of each.
    public static func == (left: Words, right: Words) -> Bool { left.language == right.language }
}
