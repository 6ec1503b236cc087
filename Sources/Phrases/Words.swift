/// All texts in one language.
///
/// Where Funfair is compiled for a browser, the tables of `Languages` are not part of it: the page
/// brings the one that is wanted, as `lines` of text.
public struct Words: Sendable {
    /// The language.
    public let language: Language
    private let texts: [String]

    /// - Parameter lines: in UTF-8, with a line feed after each but the last: the tag of the language,
    ///   the phrases, the patterns, and the counts with each of the language's forms, in their order.
    /// - Throws: `WordsProblem` where that is not what they are.
    public init(lines: [UInt8]) throws(WordsProblem) {
        var texts = lines.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
        let tag = Array(texts.popFirst() ?? [])
        guard let language = Language.allCases.first(where: { Array($0.tag.utf8) == tag }) else {
            throw .unknownLanguage
        }
        let known = Self.count(in: language)
        guard texts.count == known else { throw .count(found: texts.count, known: known) }
        self.language = language
        self.texts = texts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// How many texts a language has.
    static func count(in language: Language) -> Int {
        firstCount + Count.all * language.pluralForms.count
    }

    private static let firstPattern = Int(Phrase.last.rawValue) + 1
    private static let firstCount = firstPattern + Int(Pattern.last.rawValue) + 1

    /// A text without gaps.
    @inline(never)
    public subscript(phrase: Phrase) -> String { texts[Int(phrase.rawValue)] }

    /// A text whose gaps are filled with others.
    @inline(never)
    public subscript(pattern: Pattern, first: String, others: String...) -> String {
        fill(texts[Self.firstPattern + Int(pattern.rawValue)], [first] + others)
    }

    /// A text with a number in it, and perhaps other texts.
    @inline(never)
    public subscript(count: Count, number: Int, others: String...) -> String {
        let forms = language.pluralForms
        let form = language.pluralForm(of: number)
        let index = forms.firstIndex(of: form) ?? forms.count - 1
        return fill(
            texts[Self.firstCount + Int(count.rawValue) * forms.count + index],
            [self.number(number)] + others)
    }

    /// A whole number as it is written: `12,345`, `−5`.
    @inline(never)
    public func number(_ number: Int) -> String {
        let digits = String(number.magnitude)
        let count = digits.utf8.count
        guard number < 0 || count >= language.groupedDigits else { return digits }
        var text = number < 0 ? "−" : ""
        for (index, digit) in digits.unicodeScalars.enumerated() {
            let isGroupEnd = index > 0 && (count - index) % 3 == 0
            if isGroupEnd, count >= language.groupedDigits { text += language.separator }
            text.unicodeScalars.append(digit)
        }
        return text
    }

    /// A number of tenths, 0 or more, with its one decimal: `12.3`.
    public func decimal(tenths: Int64) -> String {
        number(Int(clamping: tenths / 10)) + language.decimalSign + String(tenths % 10)
    }

    /// Some texts as a list: `1, 2 and 3`.
    public func list(_ texts: [String]) -> String {
        guard var list = texts.first else { return "" }
        for (index, text) in texts.enumerated().dropFirst() {
            list = self[index == texts.count - 1 ? .and : .list, list, text]
        }
        return list
    }

    /// A text with `{1}` replaced by the first filling, and so on.
    private func fill(_ text: String, _ fillings: [String]) -> String {
        var filled = ""
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "{", let digit = scalars.next() else {
                filled.unicodeScalars.append(scalar)
                continue
            }
            let index = Int(digit.value) - 0x31
            if fillings.indices.contains(index) { filled += fillings[index] }
            _ = scalars.next()
        }
        return filled
    }
}

extension Words: Equatable {
    /// Whether both are of one language: there is one table of each.
    public static func == (left: Words, right: Words) -> Bool { left.language == right.language }
}

/// Why lines are not the texts of a language.
public enum WordsProblem: Error, Equatable, Sendable {
    /// They begin with the tag of no language that is known.
    case unknownLanguage
    /// There are more or fewer of them.
    case count(found: Int, known: Int)
}
