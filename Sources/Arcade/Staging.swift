import Phrases

/// The two kinds of games. What follows from it is said where it matters, and never asked of the
/// kind itself.
public enum GameKind: UInt8, Sendable {
    /// On a stage, against time: whoever looks away loses something.
    case timed
    /// At a table, in one's own time: nothing happens that the player does not begin.
    case table
}

/// How a game wants to be put on a screen. A class, as there is one for each game.
public final class Staging: Sendable {
    /// Whether it is played against time or at a table.
    public let kind: GameKind
    /// Whether the things on its stage are touched, each for itself; a drag may begin anywhere
    /// otherwise.
    public let hasTargets: Bool
    /// Whether the tabs stay in reach during play. Not where frantic fingers would hit them.
    public let hasTabs: Bool
    /// Whether a pause hides the stage, and while it counts in: where looking at it for long would be an advantage.
    public let isHiddenInPauses: Bool
    /// Whether hands may take hold during the count-in, before time goes on.
    public let isHeldEarly: Bool
    /// Whether the end of a run is a dialog, and not a page.
    public let endsInDialog: Bool
    /// Whether each run begins with the question who plays.
    public let asksForName: Bool
    /// What its places are called.
    public let places: PlaceNames
    /// What its scores are honoured with, from the lowest score.
    public let honours: [Honour]

    /// How to put it; see the properties.
    public init(
        _ kind: GameKind, hasTargets: Bool = false, hasTabs: Bool, isHiddenInPauses: Bool,
        isHeldEarly: Bool, endsInDialog: Bool, asksForName: Bool = false,
        places: PlaceNames = PlaceNames(), honours: [Honour] = []
    ) {
        self.kind = kind
        self.hasTargets = hasTargets
        self.hasTabs = hasTabs
        self.isHiddenInPauses = isHiddenInPauses
        self.isHeldEarly = isHeldEarly
        self.endsInDialog = endsInDialog
        self.asksForName = asksForName
        self.places = places
        self.honours = honours
    }

    /// The look that a score is honoured with, a row of the game's looks.
    public func honour(for score: Int) -> Int? {
        honours.last { $0.score <= score }?.look
    }
}

/// What scores from one on are honoured with.
public struct Honour: Equatable, Sendable {
    /// The first score.
    public let score: Int
    /// The look that it wears, a row of the game's looks.
    public let look: Int

    /// An honour; see the properties.
    public init(from score: Int, look: Int) {
        self.score = score
        self.look = look
    }
}

/// What the places of a stall are called, where games differ.
public struct PlaceNames: Equatable, Sendable {
    /// Where it is played.
    public let play: Phrase
    /// Where its board is.
    public let scores: Phrase
    /// The board itself.
    public let board: Phrase

    /// Names; see the properties.
    public init(
        play: Phrase = Phrase(.play), scores: Phrase = Phrase(.scores),
        board: Phrase = Phrase(.highScores)
    ) {
        self.play = play
        self.scores = scores
        self.board = board
    }
}
