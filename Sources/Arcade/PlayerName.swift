import Phrases

/// A player's name: 1 to 20 characters as a person counts them, trimmed, with at least one visible
/// character (BubblePop, core functionality 1).
///
/// Names that differ only in case are equal.
public struct PlayerName: Sendable {
    /// The maximum length of a name, in characters as a person counts them.
    public static let longest = 20
    /// The maximum number of code points in a character. The longest emoji in use have ten.
    /// Anything longer is a pile of accents that covers its neighbours.
    static let mostScalarsPerCharacter = 12

    /// The name as the player typed it, trimmed.
    public let text: String
    /// The form for comparing names, computed only once because long lists of names are searched.
    private let folded: [UInt8]

    /// Creates a name from a valid text.
    ///
    /// - Parameter text: the typed text.
    /// - Throws: `PlayerNameProblem`, with a message for the player.
    public init(_ text: String) throws(PlayerNameProblem) {
        let trimmed = text.trimmed
        var isVisible = false
        for scalar in trimmed.scalars {
            if scalar.isTextDirection { throw .textDirection }
            if scalar.isControl { throw .control }
            isVisible = isVisible || !scalar.isInvisible
        }
        guard isVisible else { throw .blank }
        let characters = trimmed.characters
        guard characters.mostScalars <= Self.mostScalarsPerCharacter else { throw .overloaded }
        guard characters.count <= Self.longest else {
            throw .tooLong(characters: characters.count)
        }
        self.text = trimmed
        folded = trimmed.folded
    }

    /// Returns the number of characters in a text, as a person counts them.
    public static func characters(in text: String) -> Int { text.characters.count }
}

extension PlayerName: Equatable {
    /// Whether both names belong to the same player.
    public static func == (left: PlayerName, right: PlayerName) -> Bool {
        left.folded == right.folded
    }
}

/// Why a text is not a valid player name.
public enum PlayerNameProblem: Error, Equatable, Sendable {
    /// The text has no visible characters.
    case blank
    /// The text has more than `PlayerName.longest` characters.
    case tooLong(characters: Int)
    /// The text contains a control character, such as a line break.
    case control
    /// The text contains a character that changes the writing direction.
    case textDirection
    /// A character has too many combining marks.
    case overloaded

    /// Returns a message for the person typing the name.
    public func sentence(in words: Words) -> String {
        switch self {
        case .blank: words[.nameBlank]
        case .tooLong(let characters):
            words[.nameTooLong, words.number(PlayerName.longest), words.number(characters)]
        case .control: words[.nameControl]
        case .textDirection: words[.nameDirection]
        case .overloaded: words[.nameOverloaded]
        }
    }
}

extension Unicode.Scalar {
    /// Whether this is a mark, embedding, override or isolate of the bidirectional algorithm.
    fileprivate var isTextDirection: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
        default: false
        }
    }

    /// Whether this is a C0 or C1 control, delete, a line or paragraph separator, or an interlinear
    /// annotation.
    fileprivate var isControl: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    /// Whether this is a space, an accent without a letter, a joiner, a filler or another character
    /// that draws nothing.
    fileprivate var isInvisible: Bool {
        switch value {
        case 0x00AD, 0x0300...0x036F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F,
            0x200B...0x200D,
            0x2060...0x2065, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0x1BCA0...0x1BCA3,
            0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            true
        default: isSpace
        }
    }
}
