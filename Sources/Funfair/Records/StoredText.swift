import Arcade
import Phrases

/// The format of stored texts: a header with the kind, lines and, except for settings, a checksum.
/// Texts are plain UTF-8, so people can read the data stored about them. The code handles texts as
/// bytes, because the standard library's string comparison would add its tables to the browser's
/// module.
struct StoredText {
    /// A line without its newline.
    typealias Line = [UInt8]

    /// The result of reading a line. Foreign lines come from a later Funfair. They're stored
    /// unchanged, so opening an older page doesn't lose them.
    enum Reading: UInt8 { case taken, foreign, damaged }

    private static let version = " 1"
    private static let sum = "sum ".bytes
    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private(set) var bytes: [UInt8]

    /// Creates a text of the given kind, without lines.
    init(_ kind: String) {
        bytes = Self.head(of: kind)
        bytes.append(Self.newline)
    }

    /// Adds a line of words separated by spaces. Only the last word may contain spaces.
    @inline(never)
    mutating func add(
        _ first: String, _ second: String? = nil, _ third: String? = nil, _ fourth: String? = nil,
        _ fifth: String? = nil
    ) {
        add(words: [first, second, third, fourth, fifth].compactMap { $0?.bytes })
    }

    /// Adds a line of UTF-8 words. Only the last word may contain spaces.
    @inline(never)
    mutating func add(words: [[UInt8]]) {
        for (index, word) in words.enumerated() {
            if index > 0 { bytes.append(Self.space) }
            bytes.append(contentsOf: word)
        }
        bytes.append(Self.newline)
    }

    /// Adds a line unchanged.
    @inline(never)
    mutating func add(line: Line) {
        bytes.append(contentsOf: line)
        bytes.append(Self.newline)
    }

    /// Returns a sealed text with the lines that `write` adds, followed by the foreign lines.
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

    /// Appends the checksum.
    @inline(never)
    mutating func seal() {
        bytes.append(contentsOf: Self.seal(of: bytes[...]))
    }

    /// Returns the lines of `text`, or nil if it's of another kind.
    static func lines(of kind: String, in text: [UInt8]) -> [Line]? {
        let lines = text.split(separator: newline).map { Array($0) }
        guard let first = lines.first, first == head(of: kind) else { return nil }
        return Array(lines.dropFirst())
    }

    /// Returns the lines of a sealed `text`, or nil if it's of another kind or its checksum is
    /// wrong.
    @inline(never)
    static func sealedLines(of kind: String, in text: [UInt8]) -> [Line]? {
        guard let lines = lines(of: kind, in: text), let last = lines.last else { return nil }
        let body = text.dropLast(last.count + 1)
        guard Array(text.suffix(last.count + 1)) == seal(of: body) else { return nil }
        return Array(lines.dropLast())
    }

    /// Passes the words of each line in a sealed `text` to `take`. Each line must have at least
    /// `least` words; word number `most` contains the rest of the line.
    ///
    /// - Returns: the foreign lines, or nil if the text is invalid.
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

    /// Returns up to `most` words of a line. The last word contains the rest of the line.
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

// Not inlined because there are dozens of calls, and the browser would download each copy.
extension [UInt8] {
    /// Whether these are the bytes of `word`.
    @inline(never)
    func spells(_ word: String) -> Bool { self == word.bytes }

    /// The bytes as text, or nil if they aren't UTF-8.
    @inline(never)
    var validText: String? { String(validating: self, as: UTF8.self) }

    /// The bytes as an integer with an optional minus sign, or nil.
    @inline(never)
    var number: Int? {
        let isNegative = first == UInt8(ascii: "-")
        guard let number = self[(isNegative ? 1 : 0)...].wholeNumber else { return nil }
        return Int(exactly: isNegative ? -number : number)
    }

    /// The bytes as a player's name, or nil.
    @inline(never)
    var playerName: PlayerName? { validText.flatMap { try? PlayerName($0) } }

    /// The stall with this word, or nil.
    @inline(never)
    var stall: Stall? { Stall.allCases.first { spells($0.word) } }
}
