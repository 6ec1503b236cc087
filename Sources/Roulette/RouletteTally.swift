import Arcade
import Phrases

/// A game's counts apart from its spin results.
public struct RouletteCounts: Sendable {
    /// How many times each pocket was bet on, indexed by its number.
    public private(set) var bets = Array(repeating: 0, count: Pocket.count)
    /// The current number of consecutive hits.
    public private(set) var hits = 0
    /// The maximum number of consecutive hits.
    public private(set) var mostHits = 0
    /// The maximum amount of money after a spin, at least 0.
    public private(set) var mostMoney = 0

    /// Counts a finished spin.
    mutating func add(_ spin: RouletteGame.Spin, money: Int) {
        for pocket in spin.wager.pockets.pockets { bets[pocket.number] += 1 }
        hits = spin.outcome == .hit ? hits + 1 : 0
        mostHits = max(mostHits, hits)
        mostMoney = max(mostMoney, money)
    }
}

extension RouletteGame {
    /// The row with the results at each level, read by `SpinTally`.
    static let levelRow = 0
    private static let pocketRow = 1
    private static let betRow = 2
    private static let bestRow = 3
    /// The row with the results in Classic, read by `SpinTally`.
    static let clothRow = 4

    public static var tallyRows: [TallyRow] {
        [
            TallyRow("", .sum), TallyRow("pockets", .sum), TallyRow("bets", .sum),
            TallyRow("bests", .greatest), TallyRow("classic", .sum),
        ]
    }

    public var tally: Counts {
        Counts([
            tallies.flatMap { $0.counters }, frequencies, counted.bets,
            [counted.mostHits, counted.mostMoney], clothTally.counters,
        ])
    }

    public static func statistics(of tally: Counts, in words: Words) -> Statistics {
        let tallies = (0...RouletteLevel.all.count).map { Self.tally($0, in: tally) }
        let hits = Counts.sum(tallies.map { $0.hits })
        let spins = Counts.sum(tallies.map { $0.spins })
        return Statistics(
            figures: [
                Statistics.Figure(words[.spinsFigure], words.number(spins)),
                Statistics.Figure(
                    words[.hitsFigure],
                    spins == 0
                        ? "–" : words[.list, words.number(hits), words.share(hits, of: spins)]),
                Statistics.Figure(words[.mostHitsInARow], tally.text(bestRow, 0, in: words)),
                Statistics.Figure(words[.mostMoney], tally.text(bestRow, 1, in: words)),
                figure(.favouritePocket, tally.row(betRow), in: words),
                figure(.cameMostOften, tally.row(pocketRow), in: words),
            ],
            charts: [
                Statistics.Chart(
                    words[.pocketCounts],
                    Pocket.all.map {
                        Statistics.Bar(look: $0.place, count: tally.number(pocketRow, $0.number))
                    })
            ])
    }

    /// Returns the results at a level, or in Classic for the index after the last level.
    private static func tally(_ place: Int, in tally: Counts) -> SpinTally {
        place < RouletteLevel.all.count
            ? SpinTally(at: place, in: tally.row(levelRow))
            : SpinTally(at: 0, in: tally.row(clothRow))
    }

    /// Returns a figure with the greatest of the pockets' numbers, and the pocket's look.
    private static func figure(
        _ name: RoulettePhrase, _ numbers: [Int], in words: Words
    ) -> Statistics.Figure {
        guard let peak = numbers.peak, let pocket = Pocket(peak) else {
            return Statistics.Figure(words[name], "–")
        }
        return Statistics.Figure(
            words[name], String(joining: words.number(numbers[peak]), "×"), look: pocket.place)
    }
}
