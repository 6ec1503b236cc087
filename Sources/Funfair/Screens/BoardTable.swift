import Arcade
import Phrases

/// A board, or an excerpt of one.
public struct BoardTable: Equatable, Sendable {
    /// The board's name.
    public let name: String
    /// A description of the runs on the board.
    public let title: String
    /// The rows, best first.
    public let rows: [Scoreboard.Row]
    /// The badge of each row's score; nil for a score without a badge.
    public let badges: [Look?]
    /// The number of each row's face, on a party's board; empty on other boards.
    public let faces: [Int?]
    /// The tag on the row of the run just played; nil for "this run".
    public let mark: String?
}

/// A board of the house.
public struct PublicTable: Equatable, Sendable {
    /// A row with controls for its run.
    public struct Row: Equatable, Sendable {
        /// The rank, equal for equal scores.
        public let rank: Int
        /// The player's registered name.
        public let player: PlayerName
        /// The number of the player's face, on a party's board.
        public let face: Int?
        /// The points.
        public let score: Int
        /// The badge of the score, if any.
        public let badge: Look?
        /// Whether the row belongs to this device's last player.
        public let isMine: Bool
        /// Whether rows above this row are left out.
        public let followsGap: Bool
        /// Shows the run; nil if it can't be watched.
        public let watch: Control?
        /// Starts a race against the run; nil if it can't be raced.
        public let race: Control?
    }

    /// The board's name.
    public let name: String
    /// A description of the runs on the board.
    public let title: String
    /// The rows, best first.
    public let rows: [Row]
    /// Whether the board has been loaded. If so, no rows means no players.
    public let isKnown: Bool
    /// When the board is cleared, in seconds since 1970; nil if never.
    public let ends: Int64?
}
