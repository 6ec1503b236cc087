/// Every player's highest score, best first. Among equal scores, the earlier one comes first
/// (BubblePop, core functionality 10 and 11).
public struct Scoreboard: Equatable, Sendable {
    /// A player's highest score.
    public struct Entry: Equatable, Sendable {
        /// The player's name as it was typed for this run.
        public let player: PlayerName
        /// The points of the player's best run.
        public let score: Int
        /// Whether the player chose the seed.
        public let isPractice: Bool

        /// Creates an entry.
        public init(player: PlayerName, score: Int, isPractice: Bool = false) {
            self.player = player
            self.score = score
            self.isPractice = isPractice
        }
    }

    /// A displayed row of a board.
    public struct Row: Equatable, Sendable {
        /// The rank, 1 for the best; nil for a run that isn't on the board.
        public let rank: Int?
        /// The player and the score.
        public let entry: Entry
        /// Whether this is the run just played.
        public let isJustPlayed: Bool
        /// Whether rows directly above this one are omitted.
        public let followsGap: Bool

        /// Creates a row.
        public init(rank: Int?, entry: Entry, isJustPlayed: Bool, followsGap: Bool) {
            self.rank = rank
            self.entry = entry
            self.isJustPlayed = isJustPlayed
            self.followsGap = followsGap
        }
    }

    /// The maximum number of entries on a board. Lower scores aren't listed.
    public static let most = 200

    /// One entry per player, best first.
    public private(set) var entries: [Entry] = []

    /// Creates an empty board.
    public init() {}

    /// Creates a board from entries, keeping only each player's best. Among equal scores, the
    /// earlier one must come first; otherwise the order doesn't matter.
    public init(_ entries: [Entry]) {
        for entry in entries { record(entry) }
    }

    /// The entry with the highest score; nil if the board is empty.
    public var best: Entry? { entries.first }

    /// Returns a player's highest entry; nil if the player isn't on the board.
    public func best(of player: PlayerName) -> Entry? {
        entries.first { $0.player == player }
    }

    /// Adds an entry if it beats the player's previous entry and ranks within `most`.
    ///
    /// - Returns: whether the board now lists the entry.
    @discardableResult
    public mutating func record(_ entry: Entry) -> Bool {
        if let old = entries.firstIndex(where: { $0.player == entry.player }) {
            guard entry.score > entries[old].score else { return false }
            entries.remove(at: old)
        }
        let place = position(of: entry.score)
        guard place < Self.most else { return false }
        entries.insert(entry, at: place)
        if entries.count > Self.most { entries.removeLast() }
        return true
    }

    /// Returns the first `count` rows.
    public func top(_ count: Int) -> [Row] {
        entries.prefix(count).enumerated().map { index, entry in
            Row(rank: index + 1, entry: entry, isJustPlayed: false, followsGap: false)
        }
    }

    /// Returns the first `count` rows and the run just played. The player's highest run is shown
    /// with its rank, even below the first `count`. Any other run is an extra row without a rank,
    /// positioned by its score.
    ///
    /// - Parameters:
    ///   - count: the number of ranks to show.
    ///   - run: a run already passed to `record(_:)`.
    ///   - stands: the value that `record(_:)` returned for the run.
    public func top(_ count: Int, with run: Entry, standing stands: Bool) -> [Row] {
        var rows = top(count)
        if stands {
            guard let place = entries.firstIndex(where: { $0.player == run.player }) else {
                return rows
            }
            let row = Row(
                rank: place + 1, entry: entries[place], isJustPlayed: true,
                followsGap: place > rows.count)
            if place < rows.count { rows[place] = row } else { rows.append(row) }
        } else {
            let place = position(of: run.score)
            let row = Row(
                rank: nil, entry: run, isJustPlayed: true, followsGap: place > rows.count)
            rows.insert(row, at: min(place, rows.count))
        }
        return rows
    }

    /// Returns the index after all entries with at least this score.
    private func position(of score: Int) -> Int {
        entries.firstIndex { $0.score < score } ?? entries.count
    }
}
