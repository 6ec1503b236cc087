import Phrases

/// A mode that players can choose, with its names on screens, in storage and on servers. A class,
/// because each mode has just one way to play.
public final class WayToPlay: Sendable {
    /// The mode's name in storage, URLs and command lines, such as `rush`. It never changes.
    public let word: String
    /// The name, a word or two.
    public let name: Phrase
    /// The description, in one sentence.
    public let about: Phrase
    /// The boards that list the mode's scores.
    public let boards: Boards
    /// Whether the player may end a run early and keep its score. A paused run then shows a button
    /// that sends the game `Prompt.finish`.
    public let isOpenEnded: Bool
    /// The stored names of the settings that have no effect in this mode. These settings are hidden
    /// and treated as standard.
    public let unused: [String]

    /// Creates a way to play.
    public init(
        word: String, name: Phrase, about: Phrase, boards: Boards = .everybodys,
        isOpenEnded: Bool = false, unused: [String] = []
    ) {
        self.word = word
        self.name = name
        self.about = about
        self.boards = boards
        self.isOpenEnded = isOpenEnded
        self.unused = unused
    }
}

extension WayToPlay {
    /// The boards that list a mode's scores.
    public enum Boards: UInt8, Sendable {
        /// The device's boards, and a server's public boards.
        case everybodys
        /// A server's separate board for each thing that is played, such as a wall that a player
        /// drew.
        case ofEach
        /// No boards, because runs have no natural end or can't be compared.
        case none
    }
}
