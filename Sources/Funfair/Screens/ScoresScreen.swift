import Arcade
import Phrases

/// A board on its own.
public struct ScoresScreen: Equatable, Sendable {
    /// What the place is called.
    public let title: String
    /// What the choice of the way to play is called.
    public let waysName: String
    /// The ways to play whose boards there are; none where there is one only.
    public let ways: [Control]
    /// The boards to choose from.
    public let boards: [Control]
    /// The chosen one.
    public let board: BoardTable
    /// What else there is of the chosen board, the present one first: the day or week before, or other
    /// versions of the game's rules; none where there is only this.
    public let others: [Control]
    /// What there is to know of a board of older rules.
    public let note: String?
    /// Everyone's boards and this device's; none where there is no house.
    public let places: [Control]
    /// The chosen board of the house, which is shown instead of this device's.
    public let house: PublicTable?
    /// To what there is to read about all runs.
    public let statistics: Control?
}

/// A board, or the part of one that fits.
public struct BoardTable: Equatable, Sendable {
    /// What it is called.
    public let name: String
    /// Which runs it holds.
    public let title: String
    /// Best first.
    public let rows: [Scoreboard.Row]
    /// The badge of each row's score.
    public let badges: [Look?]
}

/// A board of the house.
public struct PublicTable: Equatable, Sendable {
    /// A row, and what can be done with its run.
    public struct Row: Equatable, Sendable {
        /// The same for equal scores.
        public let rank: Int
        /// Whose score it is.
        public let player: PlayerName
        /// The points.
        public let score: Int
        /// The badge of the score.
        public let badge: Look?
        /// Whether it is the last player's of this device.
        public let isMine: Bool
        /// Whether rows are left out above it.
        public let isFar: Bool
        /// Shows the run.
        public let watch: Control?
        /// Begins a run against it.
        public let race: Control?
    }

    /// What it is called.
    public let name: String
    /// Which runs it holds.
    public let title: String
    /// Best first.
    public let rows: [Row]
    /// Whether it was ever got, so that no rows mean that nobody played.
    public let isKnown: Bool
    /// When it is emptied, in seconds since 1970.
    public let ends: Int64?
    /// What there is to say about it.
    public let notes: [String]
}
