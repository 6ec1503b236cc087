/// What phones say of the present round while they play it. Nobody keeps it, and no place is given by it.
package struct PartyTalk: Sendable {
    /// What a phone says of a run that it plays. It is believed of nobody but who says it, and only
    /// until the run is judged.
    package struct Said: Equatable, Sendable {
        var score: Int
        /// Nil where there is no chain or streak.
        var chain: Int?

        package init(score: Int, chain: Int? = nil) {
            self.score = score
            self.chain = chain
        }
    }

    /// Since when this house listens.
    let since: Moment
    private(set) var said: [Int64: Said] = [:]
    /// When a guest was heard of last.
    private(set) var heard: [Int64: Moment] = [:]
    /// Those who said something that other houses don't know yet.
    private var untold: Set<Int64> = []
    /// How often another house told what phones say, and when it did last.
    private(set) var newsHeard = 0
    private(set) var lastNews: Moment?
    /// Goes up with everything that is said.
    private(set) var version = 0

    package init(since: Moment) { self.since = since }

    /// Another round begins, of which nothing is said yet.
    mutating func beginRound() {
        said = [:]
        untold = []
    }

    mutating func hear(_ player: Int64, at moment: Moment) {
        heard[player] = moment
        untold.insert(player)
    }

    mutating func say(_ words: Said, _ player: Int64) {
        guard said[player] != words else { return }
        said[player] = words
        version += 1
    }

    /// Another house told who was heard of there.
    mutating func hear(_ lanes: [PartyNews.Lane], at moment: Moment) {
        newsHeard += 1
        lastNews = moment
        for lane in lanes { heard[lane.player] = moment }
    }

    /// What was said since this was asked last.
    mutating func takeUntold() -> [PartyNews.Lane]? {
        guard !untold.isEmpty else { return nil }
        defer { untold = [] }
        return untold.sorted().map { player in
            PartyNews.Lane(
                player: player, score: said[player]?.score ?? 0,
                chain: said[player]?.chain, isPlaying: said[player] != nil)
        }
    }
}
