import Arcade
import Phrases

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
    /// The tag on the row of the run just played; nil for "this run".
    public let mark: String?
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
}
