import Arcade
import Phrases

extension RouletteGame {
    /// Returns the instructions for Roulette, with the player's own bets and results.
    public static func guide(
        settings: RouletteSettings, tally: Counts, hand: BetHand?, in words: Words
    ) -> Guide {
        if settings.mode.hasCloth { return clothGuide(in: words) }
        return Guide(
            steps: steps(in: words), columns: [words[.badge], words[.fromScore]],
            rows: badges(in: words),
            tables: [levels(in: words)] + neighbours(hand, in: words)
                + RouletteLevel.all.map {
                    odds(of: $0, SpinTally($0, in: tally.row(levelRow)), hand, in: words)
                })
    }

    static func badges(in words: Words) -> [Guide.Row] {
        Badge.all.enumerated().map { index, badge in
            Guide.Row(
                look: looks[WheelPicture.firstBadgeLook + index],
                cells: [words.number(badge.score)])
        }
    }

    private static func steps(in words: Words) -> [String] {
        let choices = RouletteLevel.all.map { level in
            words[.levelChoice, words[level.name], words.number(level.numbers)]
        }
        return [
            words[.spinRule, words.number(RouletteRules.money), words.list(choices)],
            words[.betRule, words.number(Pocket.count)], words[.payRule], words[.pointsStay],
            words[.levelRule],
        ]
    }

    private static func levels(in words: Words) -> Guide.Table {
        Guide.Table(
            title: words[.levels],
            columns: [
                words[.level], words[.choose], words[.hit], words[.nextTo], words[.miss],
            ],
            rows: RouletteLevel.all.map { level in
                [
                    words[level.name], words.number(level.numbers), level.hit.short(in: words),
                    level.nearMiss?.short(in: words) ?? words[.aMiss],
                    level.miss.short(in: words),
                ]
            },
            note: words[.moneyThenScore])
    }

    /// Returns a table of neighbours for each meaning of “next to” that a level uses.
    private static func neighbours(_ hand: BetHand?, in words: Words) -> [Guide.Table] {
        var tables: [Guide.Table] = []
        for meaning in NextTo.allCases
        where RouletteLevel.all.contains(where: { $0.nearMiss != nil && $0.nextTo == meaning }) {
            var rows = examples.map { meaning.row($0.list(in: words), $0, in: words) }
            if let hand, !hand.chosen.isEmpty {
                rows.append(
                    meaning.row(
                        words[.yours, hand.chosen.list(in: words)], hand.chosen, in: words))
            }
            tables.append(
                Guide.Table(
                    title: words[meaning.title], columns: [words[.chosen], words[.nextToIt]],
                    rows: rows))
        }
        return tables
    }

    /// The lowest number, the highest, and a number between them.
    private static var examples: [PocketSet] {
        [0, 17, Pocket.highest].map { PocketSet([Pocket.all[$0]]) }
    }

    /// Returns a table of the odds at a level, next to the player's own results.
    private static func odds(
        of level: RouletteLevel, _ tally: SpinTally, _ hand: BetHand?, in words: Words
    ) -> Guide.Table {
        var columns = [
            Column(
                words[.anyBet], Odds(of: level.densestBet), Odds(of: level.widestBet), in: words)
        ]
        if let hand, hand.level == level, let bet = try? Bet(hand.chosen, at: level) {
            columns.append(Column(words[.yourNumbers], Odds(of: bet), Odds(of: bet), in: words))
        }
        columns.append(Column(tally, in: words))
        var rows = [.hitRow, .nextTo, .missRow, .moneyASpin].map { (row: RoulettePhrase) in
            [words[row]]
        }
        for column in columns {
            for index in rows.indices { rows[index].append(column.cells[index]) }
        }
        return Guide.Table(
            title: words[.whatToExpect, words[level.name]],
            columns: [words[.outcome]] + columns.map { $0.title }, rows: rows,
            note: edge(of: level, in: words))
    }

    /// Returns the house edge, the money that the table keeps per spin in the long run.
    private static func edge(of level: RouletteLevel, in words: Words) -> String {
        let least = Odds(of: level.densestBet).money
        let most = Odds(of: level.widestBet).money
        let range = Column.range(
            words.mean(-most, over: Pocket.count), words.mean(-least, over: Pocket.count),
            in: words)
        return words[.houseEdge, range]
    }

    /// A column in a table of odds.
    private struct Column {
        let title: String
        let cells: [String]

        /// Creates a column with the range between two bets' odds.
        init(_ title: String, _ least: Odds, _ most: Odds, in words: Words) {
            self.title = title
            cells = [
                Self.chance(least.hits, most.hits, in: words),
                Self.chance(least.nearMisses, most.nearMisses, in: words),
                Self.chance(most.misses, least.misses, in: words),
                Self.range(
                    words.mean(least.money, over: Pocket.count),
                    words.mean(most.money, over: Pocket.count), in: words),
            ]
        }

        init(_ tally: SpinTally, in words: Words) {
            title = words[.yourSpins, tally.spins]
            cells =
                [tally.hits, tally.nearMisses, tally.misses].map {
                    words.share($0, of: tally.spins)
                } + [words.mean(tally.money, over: tally.spins)]
        }

        private static func chance(_ least: Int, _ most: Int, in words: Words) -> String {
            let share = words.share(most, of: Pocket.count)
            let whole = String(joining: "/", String(Pocket.count), ", ")
            if least == most { return String(joining: String(most), whole, share) }
            let parts = [
                String(least), "–", String(most), whole,
                words.percentage(least, of: Pocket.count), "–", share,
            ]
            return String(joining: parts, by: "")
        }

        static func range(_ least: String, _ most: String, in words: Words) -> String {
            least.bytes == most.bytes ? least : words[.fromTo, least, most]
        }
    }
}

extension Payout {
    /// Formats both numbers: `+1000, +100`.
    fileprivate func short(in words: Words) -> String {
        words[.list, words.signed(money), words.signed(score)]
    }
}

extension NextTo {
    /// Returns a row with the name of the chosen pockets, and their neighbours.
    @inline(never)
    fileprivate func row(_ name: String, _ chosen: PocketSet, in words: Words) -> [String] {
        [name, neighbours(of: chosen).list(in: words)]
    }

    fileprivate var title: RoulettePhrase {
        switch self {
        case .number: .nextByNumber
        case .wheel: .nextOnWheel
        }
    }
}
