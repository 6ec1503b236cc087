import Phrases

/// How screens, stores and houses name a mode that players choose. A class, as there is one for each
/// mode.
public final class WayToPlay: Sendable {
    /// The word for it in stores, addresses and command lines: `rush`. It never changes.
    public let word: String
    /// What it is called, in a word or two.
    public let name: Phrase
    /// What it is like, in a sentence.
    public let about: Phrase
    /// On which boards its scores stand.
    public let boards: Boards
    /// Whether its player may end a run, which then counts as it is: a paused run has a control for
    /// that, and the game is given `Prompt.finish`.
    public let isOpenEnded: Bool
    /// The words of those of the game's settings that mean nothing in it: they are not shown, and
    /// count as the standard ones.
    public let unused: [String]

    /// A way to play; see the properties.
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
    /// On which boards scores stand.
    public enum Boards: UInt8, Sendable {
        /// On those of the device, and on everybody's at a house.
        case everybodys
        /// At a house, on one for each thing that is played, as each wall that somebody drew has one.
        case ofEach
        /// On none: where there is no end to play for, or none that compares.
        case none
    }
}
