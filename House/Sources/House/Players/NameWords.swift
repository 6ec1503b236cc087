import Foundation

/// Words that a host doesn't want in names. They are compared like names: in any case, with letters
/// that look alike, and across spaces and punctuation.
public struct NameWords: Sendable {
    /// The minimum number of letters and digits in a word. A single letter would be in too many
    /// names.
    static let fewestLetters = 2

    /// No unwanted words.
    public static let none = NameWords(words: [])

    /// The looks of each word.
    private let words: [Set<String>]

    private init(words: [Set<String>]) { self.words = words }

    /// Reads a UTF-8 file with one word per line. Empty lines and lines that begin with `#` are
    /// ignored.
    public init(path: String) throws(NameWordsProblem) {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path: path)
        }
        guard let text = String(bytes: bytes, encoding: .utf8) else { throw .notText(path: path) }
        var words: [Set<String>] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (place, line) in lines.enumerated() {
            let word = line.trimmingCharacters(in: .whitespaces)
            guard !word.isEmpty, !word.hasPrefix("#") else { continue }
            let letters = word.count { $0.isLetter || $0.isNumber }
            let looks = HouseName.letters(of: word)
            guard letters >= Self.fewestLetters, !looks.isEmpty else {
                throw .tooShort(word, path: path, line: place + 1)
            }
            words.append(looks)
        }
        self.words = words
    }

    /// Whether a name contains one of the words.
    func arePart(of name: HouseName) -> Bool {
        guard !words.isEmpty else { return false }
        let letters = HouseName.letters(of: name.text)
        return words.contains { word in
            word.contains { look in letters.contains { $0.contains(look) } }
        }
    }
}

/// Why a file of words can't be used. The description is a message for the host.
public enum NameWordsProblem: Error, CustomStringConvertible, Sendable {
    case unreadable(path: String)
    case notText(path: String)
    /// A word has too few letters and digits. Lines count from 1.
    case tooShort(String, path: String, line: Int)

    public var description: String {
        switch self {
        case .unreadable(let path):
            "The file of words \(path) cannot be read. Check its path and permissions."
        case .notText(let path):
            "The file of words \(path) is not UTF-8 text. Save it as UTF-8."
        case .tooShort(let word, let path, let line):
            "“\(word)” in line \(line) of \(path) is too short. A word needs at least "
                + "\(NameWords.fewestLetters) letters or digits."
        }
    }
}
