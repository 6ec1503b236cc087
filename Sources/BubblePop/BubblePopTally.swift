import Arcade

/// What is counted in a run besides its pops.
public struct BubblePopCounts: Sendable {
    /// How many bubbles of each kind were popped, by the rows of `BubbleKind.all`.
    public private(set) var pops = Array(repeating: 0, count: BubbleKind.all.count)
    /// The longest chain of each kind, by the same rows.
    public private(set) var chains = Array(repeating: 0, count: BubbleKind.all.count)
    /// How many taps hit nothing.
    public internal(set) var misses = 0

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

    public static func statistics(of tally: Counts) -> Statistics {
        let pops = tally.total(popRow)
        let taps = pops + tally.number(missRow, 0)
        let chains = tally.row(chainRow)
        let longest = chains.peak
        return Statistics(
            figures: [
                Statistics.Figure("Bubbles popped", String(pops)),
                Statistics.Figure(
                    "Longest chain", longest.map { String(chains[$0]) } ?? "–", look: longest),
                Statistics.Figure(
                    "Taps that hit", taps == 0 ? "–" : "\(pops.percent(of: taps))\u{A0}%"),
            ],
            charts: [
                Statistics.Chart(
                    "Pops by kind",
                    BubbleKind.all.indices.map {
                        Panel.Bar(look: $0, count: tally.number(popRow, $0))
                    })
            ])
    }
}
