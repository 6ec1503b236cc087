import Phrases

/// The two kinds of games. Extensions add a property for each difference between them, so other
/// code never compares kinds.
public enum GameKind: UInt8, Sendable {
    /// On a stage and against time, so looking away has a cost.
    case timed
    /// At a table and at the player's own pace. Nothing happens until the player acts.
    case table
}

/// How an app presents a game. A class, because each game has just one staging.
public final class Staging: Sendable {
    /// Whether the game is played against time or at a table.
    public let kind: GameKind
    /// Whether players touch individual things on the stage. Otherwise, a drag may start anywhere.
    public let hasTargets: Bool
    /// Whether the tabs stay visible during play. False in games where frantic fingers would hit
    /// them.
    public let hasTabs: Bool
    /// Whether the stage is hidden during pauses and count-ins, because studying it would be an
    /// advantage.
    public let isHiddenInPauses: Bool
    /// Whether players can already grab the paddle during the count-in, before the clock starts.
    public let allowsHoldInCountIn: Bool
    /// Whether a run ends in a dialog instead of on a page.
    public let endsInDialog: Bool
    /// Whether each run starts by asking who plays.
    public let asksForName: Bool
    /// The names of the game's pages.
    public let places: PlaceNames
    /// The honours that scores earn, lowest first.
    public let honours: [Honour]

    /// Creates a staging.
    public init(
        _ kind: GameKind, hasTargets: Bool = false, hasTabs: Bool, isHiddenInPauses: Bool,
        allowsHoldInCountIn: Bool, endsInDialog: Bool, asksForName: Bool = false,
        places: PlaceNames = PlaceNames(), honours: [Honour] = []
    ) {
        self.kind = kind
        self.hasTargets = hasTargets
        self.hasTabs = hasTabs
        self.isHiddenInPauses = isHiddenInPauses
        self.allowsHoldInCountIn = allowsHoldInCountIn
        self.endsInDialog = endsInDialog
        self.asksForName = asksForName
        self.places = places
        self.honours = honours
    }

    /// Returns the index of the look of the honour that a score earns; nil for no honour.
    public func honour(for score: Int) -> Int? {
        honours.last { $0.score <= score }?.look
    }
}

/// An honour for scores of at least a certain value.
public struct Honour: Equatable, Sendable {
    /// The lowest score that earns the honour.
    public let score: Int
    /// The index of the honour's look, in the game's looks.
    public let look: Int

    /// Creates an honour.
    public init(from score: Int, look: Int) {
        self.score = score
        self.look = look
    }
}

/// The names of a stall's pages, which differ between games.
public struct PlaceNames: Equatable, Sendable {
    /// The page to play on.
    public let play: Phrase
    /// The page with the board.
    public let scores: Phrase
    /// The board itself.
    public let board: Phrase

    /// Creates names.
    public init(
        play: Phrase = Phrase(.play), scores: Phrase = Phrase(.scores),
        board: Phrase = Phrase(.highScores)
    ) {
        self.play = play
        self.scores = scores
        self.board = board
    }
}
