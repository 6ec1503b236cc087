import Arcade
import Phrases

/// A run's counts that no rule depends on.
public struct BubblePopCounts: Sendable {
    /// The number of bubbles popped of each kind, in the order of `BubbleKind.all`.
    public private(set) var pops = Array(repeating: 0, count: BubbleKind.all.count)
    /// The longest chain of each kind, in the same order.
    public private(set) var chains = Array(repeating: 0, count: BubbleKind.all.count)
    /// The number of taps that hit nothing.
    public internal(set) var misses = 0
    /// The points lost by breaking chains.
    public internal(set) var lost = 0

    /// Counts a pop.
    mutating func add(kindIndex: Int, chain: Int) {
        pops[kindIndex] += 1
        chains[kindIndex] = max(chains[kindIndex], chain)
    }
}

extension BubblePopGame {
    private static let popRow = 0
    private static let chainRow = 1
    private static let missRow = 2

    public static var tallyRows: [TallyRow] {
        [TallyRow("pops", .sum), TallyRow("chains", .greatest), TallyRow("misses", .sum)]
    }

    public var tally: Counts { Counts([counted.pops, counted.chains, [counted.misses]]) }

    public static func statistics(of tally: Counts, in words: Words) -> Statistics {
        let pops = tally.total(popRow)
        let taps = pops + tally.number(missRow, 0)
        let chains = tally.row(chainRow)
        let longest = chains.peak
        return Statistics(
            figures: [
                Statistics.Figure(words[.bubblesPopped], words.number(pops)),
                Statistics.Figure(
                    words[.longestChainFigure],
                    longest.map { words.number(chains[$0]) } ?? "–", look: longest),
                Statistics.Figure(
                    words[.tapsThatHit],
                    taps == 0 ? "–" : words[.percent, words.number(pops.percent(of: taps))]),
            ],
            charts: [
                Statistics.Chart(
                    words[.popsByKind],
                    BubbleKind.all.indices.map {
                        Statistics.Bar(look: $0, count: tally.number(popRow, $0))
                    })
            ])
    }
}
