/// What the house has heard from phones in the current round. It isn't stored, and doesn't affect
/// final places.
package struct PartyTalk: Sendable {
    /// The state of a run, as far as its pieces have arrived and been played.
    package struct Said: Equatable, Sendable {
        var score: Int
        /// Nil if there is no chain or streak.
        var chain: Int?

        package init(score: Int, chain: Int? = nil) {
            self.score = score
            self.chain = chain
        }
    }

    /// When this house started listening.
    let since: Timestamp
    private(set) var said: [Int64: Said] = [:]
    /// When each guest last sent a report.
    private(set) var heard: [Int64: Timestamp] = [:]
    /// Players whose reports haven't been sent to other houses.
    private var unreported: Set<Int64> = []
    /// The number of reports from other houses, and the time of the last one.
    private(set) var newsHeard = 0
    private(set) var lastNews: Timestamp?
    /// Increases with every report that changes a score or chain.
    private(set) var version = 0

    package init(since: Timestamp) { self.since = since }

    /// Clears all reports for a new round.
    mutating func beginRound() {
        said = [:]
        unreported = []
    }

    mutating func hear(_ player: Int64, at moment: Timestamp) {
        heard[player] = moment
        unreported.insert(player)
    }

    /// Records the state of a run that a phone sent to this house. News may have been sent since the
    /// phone was heard, because playing a piece takes a while.
    mutating func say(_ words: Said, _ player: Int64) {
        if note(words, player) { unreported.insert(player) }
    }

    /// Records what another house heard from guests. If it heard it in an earlier round, the scores
    /// are of no use.
    mutating func hear(_ lanes: [PartyNews.Lane], areCurrent: Bool, at moment: Timestamp) {
        newsHeard += 1
        lastNews = moment
        for lane in lanes {
            heard[lane.player] = moment
            if areCurrent, lane.isPlaying {
                note(Said(score: lane.score, chain: lane.chain), lane.player)
            }
        }
    }

    /// - Returns: whether this is new.
    @discardableResult
    private mutating func note(_ words: Said, _ player: Int64) -> Bool {
        guard said[player] != words else { return false }
        said[player] = words
        version += 1
        return true
    }

    /// Returns the reports since the last call.
    mutating func takeUnreported() -> [PartyNews.Lane] {
        defer { unreported = [] }
        return unreported.sorted().map { player in
            PartyNews.Lane(
                player: player, score: said[player]?.score ?? 0,
                chain: said[player]?.chain, isPlaying: said[player] != nil)
        }
    }
}
