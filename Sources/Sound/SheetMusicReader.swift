import Phrases

/// An error in the text of a tune's part.
enum SheetMusicProblem: Error, Equatable {
    /// The byte at this index, from 0, isn't a note, rest, hyphen or bar.
    case unknown(at: Int)
    /// The note before this byte has no octave.
    case noOctave(at: Int)
    /// The hyphen at this byte has no note or rest to extend.
    case nothingToHold(at: Int)
}

/// Reads the text of a part; see `Part.init` for the notation.
struct SheetMusicReader {
    private(set) var notes: [Note] = []
    private(set) var steps = 0
    private let bytes: [UInt8]
    private var place = 0

    /// The semitones of the notes from `a` to `g` above the C below them.
    private static let letters = [9, 11, 0, 2, 4, 5, 7]

    init(_ text: String) {
        bytes = text.bytes
    }

    /// Reads the whole text.
    mutating func read() throws(SheetMusicProblem) {
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "|"): place += 1
            default: try readWord()
            }
        }
    }

    private mutating func readWord() throws(SheetMusicProblem) {
        var chord: [Int] = []
        if bytes[place] == UInt8(ascii: ".") {
            place += 1
        } else if bytes[place] == UInt8(ascii: "-") {
            throw .nothingToHold(at: place)
        } else {
            while let letter = letter { chord.append(try readNote(letter)) }
            if chord.isEmpty { throw .unknown(at: place) }
        }
        var length = 1
        while place < bytes.count, bytes[place] == UInt8(ascii: "-") {
            length += 1
            place += 1
        }
        for halfTones in chord {
            notes.append(Note(halfTones: halfTones, start: steps, length: length))
        }
        steps += length
    }

    /// The note letter at the current position, as an index from `a`; nil for any other character.
    private var letter: Int? {
        guard place < bytes.count else { return nil }
        let letter = Int(bytes[place]) - Int(UInt8(ascii: "a"))
        return Self.letters.indices.contains(letter) ? letter : nil
    }

    private mutating func readNote(_ letter: Int) throws(SheetMusicProblem) -> Int {
        place += 1
        var halfTones = Self.letters[letter]
        if place < bytes.count, bytes[place] == UInt8(ascii: "#") {
            halfTones += 1
            place += 1
        }
        guard place < bytes.count else { throw .noOctave(at: place) }
        let octave = Int(bytes[place]) - Int(UInt8(ascii: "0"))
        guard (0...9).contains(octave) else { throw .noOctave(at: place) }
        place += 1
        return halfTones + octave * 12
    }
}
