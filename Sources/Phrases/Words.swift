/// All texts in one language.
///
/// The browser's module doesn't contain the tables of `Languages`: the page passes the table it
/// needs as `lines` of text.
public struct Words: Sendable {
    /// The language.
    public let language: Language
    /// The texts by index. Each section has a fixed number of slots, most of them empty.
    private let texts: [String]

    private static let sectionSize = 256

    /// Returns the index of a text.
    ///
    /// - Parameters:
    ///   - room: the number of the text's room.
    ///   - kind: 0 for a phrase, 1 for a pattern, 2 for a plural.
    ///   - number: the text's number among the room's texts of that kind.
    static func index(_ room: UInt8, _ kind: UInt16, _ number: UInt8) -> UInt16 {
        (UInt16(room) * 3 + kind) * UInt16(sectionSize) + UInt16(number)
    }

    /// - Parameter lines: UTF-8 with a line feed after each line except the last. The first line is
    ///   the language's tag. The rooms follow in the order of their numbers, each with a section of
    ///   phrases, one of patterns, and one of plurals in all of the language's forms. An empty line
    ///   precedes each section.
    /// - Returns: nil if the language is unknown.
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

    /// Returns the text at an index; empty if the lines were truncated before it.
    @inline(never)
    private func text(at index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

    /// A text without gaps.
    @inline(never)
    public subscript(phrase: Phrase) -> String { text(at: Int(phrase.index)) }

    /// A text with its gaps filled.
    public subscript(
        pattern: Pattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: pattern, first, second, third, fourth)
    }

    /// Returns a text with its gaps filled. The list is built here, because building it at each of
    /// the many calls would add code to every call.
    @inline(never)
    public func text(
        of pattern: Pattern, _ first: String, _ second: String?, _ third: String?, _ fourth: String?
    ) -> String {
        Self.fill(text(at: Int(pattern.index)), [first, second, third, fourth].compactMap { $0 })
    }

    /// Returns a text in the plural form for a number, with its gaps filled.
    @inline(never)
    public func text(of plural: Plural, _ number: Int, _ others: [String]) -> String {
        let forms = language.pluralForms
        let form = language.pluralForm(of: number)
        // Each earlier plural has a line for each of its forms.
        let index =
            Int(plural.index) + Int(plural.index) % Self.sectionSize * (forms.count - 1)
            + (forms.firstIndex(of: form) ?? forms.count - 1)
        return Self.fill(text(at: index), [self.number(number)] + others)
    }

    /// Formats a whole number: `12,345`, `−5`.
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

    /// Formats a number of tenths, 0 or more, with one decimal: `12.3`.
    public func decimal(tenths: Int64) -> String {
        String(
            joining: number(Int(clamping: tenths / 10)), language.decimalSign, String(tenths % 10))
    }

    /// Replaces `{1}` with the first filling, and so on.
    package static func fill(_ text: String, _ fillings: [String]) -> String {
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
    /// Returns whether both are in the same language. Each language has only one table.
    public static func == (left: Words, right: Words) -> Bool { left.language == right.language }
}
