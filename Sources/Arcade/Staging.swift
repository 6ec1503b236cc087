import Phrases

/// How a game wants to be put on a screen.
public struct Staging: Equatable, Sendable {
    /// Whether the tabs stay in reach during play. Not where frantic fingers would hit them.
    public let hasTabs: Bool
    /// Whether a pause hides the stage: where looking at it for long would be an advantage.
    public let isHiddenInPauses: Bool
    /// Whether hands may take hold during the count-in, before time goes on.
    public let isHeldEarly: Bool
    /// Whether the end of a run is a dialog, and not a page.
    public let endsInDialog: Bool
    /// Whether nothing is lost by looking away: the run then pauses only when its stall is left,
    /// stands on the board as it is played, and is kept with everything that happens.
    public let isPatient: Bool
    /// Whether each run begins with the question who plays.
    public let asksForName: Bool
    /// What its places are called.
    public let places: PlaceNames

    /// Whether runs can be raced, tick against tick: where players take as long as they like, ticks
    /// say nothing.
    public var isRaced: Bool { !isPatient }

    /// How to put it; see the properties.
    public init(
        hasTabs: Bool, isHiddenInPauses: Bool, isHeldEarly: Bool, endsInDialog: Bool,
        isPatient: Bool = false, asksForName: Bool = false, places: PlaceNames = PlaceNames()
    ) {
        self.hasTabs = hasTabs
        self.isHiddenInPauses = isHiddenInPauses
        self.isHeldEarly = isHeldEarly
        self.endsInDialog = endsInDialog
        self.isPatient = isPatient
        self.asksForName = asksForName
        self.places = places
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
        play: Phrase = .play, scores: Phrase = .scores, board: Phrase = .highScores
    ) {
        self.play = play
        self.scores = scores
        self.board = board
    }
}
