/// A part of a public board.
public struct BoardPage: Sendable, Equatable {
    /// The number of players on the board.
    public let players: Int
    /// The first rows.
    public let rows: [Standing]
    /// A player's row and its neighbours; empty if the player isn't on the board.
    public let around: [Standing]

    package init(players: Int, rows: [Standing], around: [Standing]) {
        self.players = players
        self.rows = rows
        self.around = around
    }
}

/// A row of a public board.
public struct Standing: Sendable, Equatable {
    /// 1 for the best; equal scores share a rank.
    public let rank: Int
    /// The player's display name.
    public let player: String
    /// The score, in points.
    public let score: Int
    /// The run that achieved the score.
    public let run: RunID
    /// Whether the run can be watched now.
    public let isWatchable: Bool
    /// When the score was made.
    public let made: Timestamp

    package init(
        rank: Int, player: String, score: Int, run: RunID, isWatchable: Bool, made: Timestamp
    ) {
        self.rank = rank
        self.player = player
        self.score = score
        self.run = run
        self.isWatchable = isWatchable
        self.made = made
    }
}

extension Standing {
    /// Returns the ranks of scores that are sorted best first.
    package static func ranks(of scores: [Int]) -> [Int] {
        var ranks: [Int] = []
        for (index, score) in scores.enumerated() {
            let isShared = index > 0 && score == scores[index - 1]
            ranks.append(isShared ? ranks[index - 1] : index + 1)
        }
        return ranks
    }
}
