import Phrases

/// How screens, stores and houses name a mode that players can choose. A class, as each mode has
/// just one.
public final class WayToPlay: Sendable {
    /// The mode's word in stores, addresses and command lines, such as `rush`. It never changes.
    public let word: String
    /// The name, a word or two.
    public let name: Phrase
    /// The description, a sentence.
    public let about: Phrase
    /// The boards that list its scores.
    public let boards: Boards
    /// Whether the player may end a run, which then counts as it is. A paused run has a control for
    /// that, and the game gets `Prompt.finish`.
    public let isOpenEnded: Bool
    /// The words of those settings that have no meaning in this mode. They're hidden, and count as
    /// standard.
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
        /// The device's boards, and public boards at a house.
        case everybodys
        /// A house's board for each thing that is played, such as a wall that a player drew.
        case ofEach
        /// No boards, because runs have no end to play for, or don't compare.
        case none
    }
}
