/// Every player's highest score, best first; equal scores in the order they were made
/// (BubblePop, core functionality 10 and 11).
public struct Scoreboard: Equatable, Sendable {
    /// A player's highest score.
    public struct Entry: Equatable, Sendable {
        /// Who made it.
        public let player: PlayerName
        /// The points.
        public let score: Int
        /// Whether it was made with a seed of the player's choice.
        public let isPractice: Bool

        /// An entry; see the properties.
        public init(player: PlayerName, score: Int, isPractice: Bool = false) {
            self.player = player
            self.score = score
            self.isPractice = isPractice
        }
    }

    /// A line of a board as it is shown.
    public struct Row: Equatable, Sendable {
        /// 1 for the best; nil for a run that does not stand on the board because its player has
        /// a better one.
        public let rank: Int?
        /// Whose score it is.
        public let entry: Entry
        /// Whether this is the run just played.
        public let isJustPlayed: Bool
        /// Whether rows are left out above it.
        public let isFar: Bool

        /// A line; see the properties.
        public init(rank: Int?, entry: Entry, isJustPlayed: Bool, isFar: Bool) {
            self.rank = rank
            self.entry = entry
            self.isJustPlayed = isJustPlayed
            self.isFar = isFar
        }
    }

    /// How many entries a board has at most: a lower score than all of them doesn't stand on it.
    public static let most = 200

    /// One entry a player, best first.
    public private(set) var entries: [Entry] = []

    /// An empty board.
    public init() {}

    /// A board of entries in any order in which equal scores stand as they were made. Of several
    /// entries of one player the best stays.
    public init(_ entries: [Entry]) {
        for entry in entries { record(entry) }
    }

    /// The highest score and whose it is.
    public var best: Entry? { entries.first }

    /// The highest score of one player.
    public func best(of player: PlayerName) -> Entry? {
        entries.first { $0.player == player }
    }

    /// Takes a score in, if it is its player's highest and there is room for it.
    ///
    /// - Returns: whether it now stands on the board.
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

    /// The first `count` rows.
    public func top(_ count: Int) -> [Row] {
        entries.prefix(count).enumerated().map { index, entry in
            Row(rank: index + 1, entry: entry, isJustPlayed: false, isFar: false)
        }
    }

    /// The first `count` rows, and always the run just played: in its place where it is its
    /// player's highest, also when that is further down; else as a row of its own, without a rank,
    /// where it would stand.
    ///
    /// - Parameters:
    ///   - count: how many ranks to show.
    ///   - run: a run that `record(_:)` was given already.
    ///   - stands: what `record(_:)` returned for it.
    public func top(_ count: Int, with run: Entry, standing stands: Bool) -> [Row] {
        var rows = top(count)
        if stands {
            guard let place = entries.firstIndex(where: { $0.player == run.player }) else {
                return rows
            }
            let row = Row(
                rank: place + 1, entry: entries[place], isJustPlayed: true,
                isFar: place > rows.count)
            if place < rows.count { rows[place] = row } else { rows.append(row) }
        } else {
            let place = position(of: run.score)
            let row = Row(
                rank: nil, entry: run, isJustPlayed: true, isFar: place > rows.count)
            rows.insert(row, at: min(place, rows.count))
        }
        return rows
    }

    /// Behind all that are better or as good.
    private func position(of score: Int) -> Int {
        entries.firstIndex { $0.score < score } ?? entries.count
    }
}
