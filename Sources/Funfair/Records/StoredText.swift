import Arcade
import Phrases

/// The form of everything that is kept: a head that says what it is, lines, and a checksum. Plain
/// UTF-8, so that a curious person can read what is kept of them; handled as bytes, because the
/// standard library's text comparison would bring its tables into the browser's module.
struct StoredText {
    /// A line, without its end.
    typealias Line = [UInt8]

    /// What a line turned out to be. Foreign is what a later Funfair wrote: it is kept as it is, so
    /// that opening an older page loses nothing.
    enum Reading: UInt8 { case taken, foreign, damaged }

    private static let version = " 1"
    private static let sum = "sum ".bytes
    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private(set) var bytes: [UInt8]

    /// A text of a kind, still without lines.
    init(_ kind: String) {
        bytes = Self.head(of: kind)
        bytes.append(Self.newline)
    }

    /// Adds a line of words with spaces between them. Only the last may hold spaces itself.
    @inline(never)
    mutating func add(
        _ first: String, _ second: String? = nil, _ third: String? = nil, _ fourth: String? = nil,
        _ fifth: String? = nil
    ) {
        add(words: [first, second, third, fourth, fifth].compactMap { $0?.bytes })
    }

    /// Adds a line of words in UTF-8; the same holds for spaces.
    @inline(never)
    mutating func add(words: [[UInt8]]) {
        for (index, word) in words.enumerated() {
            if index > 0 { bytes.append(Self.space) }
            bytes.append(contentsOf: word)
        }
        bytes.append(Self.newline)
    }

    /// Adds a line as it was read.
    @inline(never)
    mutating func add(line: Line) {
        bytes.append(contentsOf: line)
        bytes.append(Self.newline)
    }

    /// A sealed text of a kind: the lines that `write` adds, and then foreign ones.
    @inline(never)
    static func sealed(
        _ kind: String, foreign: [Line] = [], _ write: (inout StoredText) -> Void
    ) -> [UInt8] {
        var text = StoredText(kind)
        write(&text)
        for line in foreign { text.add(line: line) }
        text.seal()
        return text.bytes
    }

    /// Ends the text with the checksum of all before.
    @inline(never)
    mutating func seal() {
        bytes.append(contentsOf: Self.seal(of: bytes[...]))
    }

    /// The lines of `text`, or nil where it is not of this kind.
    static func lines(of kind: String, in text: [UInt8]) -> [Line]? {
        let lines = text.split(separator: newline).map { Array($0) }
        guard let first = lines.first, first == head(of: kind) else { return nil }
        return Array(lines.dropFirst())
    }

    /// The lines of a sealed `text`, or nil where it is not of this kind or not as it was sealed.
    @inline(never)
    static func sealedLines(of kind: String, in text: [UInt8]) -> [Line]? {
        guard let lines = lines(of: kind, in: text), let last = lines.last else { return nil }
        let body = text.dropLast(last.count + 1)
        guard Array(text.suffix(last.count + 1)) == seal(of: body) else { return nil }
        return Array(lines.dropLast())
    }

    /// Gives the words of each line of a sealed `text` to `take`: `most` of them, of which the last
    /// takes what is left, or at least `least`.
    ///
    /// - Returns: the foreign lines, or nil where the text is damaged or something else.
    @inline(never)
    static func read(
        _ kind: String, in text: [UInt8], words most: Int, least: Int? = nil,
        _ take: ([[UInt8]]) -> Reading
    ) -> [Line]? {
        guard let lines = sealedLines(of: kind, in: text) else { return nil }
        var foreign: [Line] = []
        for line in lines {
            let words = words(of: line, most: most)
            guard words.count >= least ?? most else { return nil }
            switch take(words) {
            case .taken: break
            case .foreign: foreign.append(line)
            case .damaged: return nil
            }
        }
        return foreign
    }

    /// The words of a line; the last one takes what is left.
    @inline(never)
    static func words(of line: Line, most: Int) -> [[UInt8]] {
        line.split(separator: space, maxSplits: most - 1).map { Array($0) }
    }

    private static func head(of kind: String) -> Line {
        "funfair ".bytes + kind.bytes + version.bytes
    }

    private static func seal(of body: ArraySlice<UInt8>) -> [UInt8] {
        sum + UInt64(Checksum.of(body)).hexadecimal.bytes + [newline]
    }
}

// Not inlined: there are dozens of calls, and the browser downloads each copy.
extension [UInt8] {
    /// Whether these are the bytes of `word`.
    @inline(never)
    func spells(_ word: String) -> Bool { self == word.bytes }

    /// The text of these bytes, or nil where they are not UTF-8.
    @inline(never)
    var validText: String? { String(validating: self, as: UTF8.self) }

    /// The whole number that is written here, perhaps after a minus, or nil.
    @inline(never)
    var number: Int? {
        let isNegative = first == UInt8(ascii: "-")
        guard let number = self[(isNegative ? 1 : 0)...].wholeNumber else { return nil }
        return Int(exactly: isNegative ? -number : number)
    }

    /// The name that is written here, or nil.
    @inline(never)
    var playerName: PlayerName? { validText.flatMap { try? PlayerName($0) } }

    /// The stall whose word this is, or nil.
    @inline(never)
    var stall: Stall? { Stall.allCases.first { spells($0.word) } }
}
