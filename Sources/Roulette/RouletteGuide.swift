import Arcade

extension RouletteGame {
    /// How Roulette is played, made from its tables.
    public static func guide(settings: RouletteSettings) -> Guide {
        guide(settings: settings, tally: Counts(), hand: nil)
    }

    /// How Roulette is played, with what the player has bet and won so far beside it.
    public static func guide(settings: RouletteSettings, tally: Counts, hand: BetHand?) -> Guide {
        Guide(
            steps: steps,
            columns: ["Badge", "From a score of"],
            rows: Badge.all.enumerated().map { index, badge in
                Guide.Row(
                    look: looks[WheelPicture.firstBadgeLook + index], cells: [String(badge.score)])
            },
            tables: [levels] + neighbours(hand)
                + RouletteLevel.all.map { odds(of: $0, Tally($0, in: tally.row(levelRow)), hand) })
    }

    private static var steps: [String] {
        var choices = ""
        for level in RouletteLevel.all {
            choices += (choices.isEmpty ? "" : ", ") + "\(level.name) \(level.numbers)"
        }
        return [
            "You begin with \(RouletteRules.money) money. Tap Spin and choose your numbers: "
                + "\(choices).",
            "Tap Bet. The wheel turns, and the ball falls into one of \(Pocket.count) pockets, "
                + "each as likely as any other, whatever came before. Tap the wheel to see at "
                + "once where.",
            "A hit pays. So does a pocket next to one of yours, on some levels. The rest costs.",
            "Points are yours for good; money is not. When it is gone, the game ends, and your "
                + "score stays on the leaderboard.",
            "Another level, in the settings, counts from the next spin on.",
        ]
    }

    private static var levels: Guide.Table {
        Guide.Table(
            title: "Levels", columns: ["Level", "Choose", "Hit", "Next to", "Miss"],
            rows: RouletteLevel.all.map { level in
                [
                    level.name, String(level.numbers), level.hit.short,
                    level.nearMiss?.short ?? "a miss", level.miss.short,
                ]
            },
            note: "Money, then score.")
    }

    /// What counts as next to a pocket, for each meaning that a level gives it.
    private static func neighbours(_ hand: BetHand?) -> [Guide.Table] {
        NextTo.allCases.filter { meaning in
            RouletteLevel.all.contains { $0.nearMiss != nil && $0.nextTo == meaning }
        }.map { meaning in
            var rows = examples.map { [$0.words, meaning.neighbours(of: $0).words] }
            if let hand, !hand.chosen.isEmpty {
                rows.append([
                    "Yours: \(hand.chosen.words)", meaning.neighbours(of: hand.chosen).words,
                ])
            }
            return Guide.Table(
                title: meaning.title, columns: ["Chosen", "Next to it"], rows: rows)
        }
    }

    /// Both ends, and a pocket between them.
    private static var examples: [PocketSet] {
        [0, 17, Pocket.highest].compactMap { Pocket($0) }.map { PocketSet([$0]) }
    }

    /// What is to be expected of a level, whatever is bet, and what came of it.
    private static func odds(
        of level: RouletteLevel, _ tally: Tally, _ hand: BetHand?
    ) -> Guide.Table {
        var columns = [
            Column("Any bet", Odds(of: level.densestBet), Odds(of: level.widestBet))
        ]
        if let hand, hand.level == level, let bet = try? Bet(hand.chosen, at: level) {
            columns.append(Column("Your numbers", Odds(of: bet), Odds(of: bet)))
        }
        columns.append(Column(tally))
        var rows = [["A hit"], ["Next to"], ["A miss"], ["Money a spin"]]
        for column in columns {
            for index in rows.indices { rows[index].append(column.cells[index]) }
        }
        return Guide.Table(
            title: "\(level.name): what to expect",
            columns: ["Outcome"] + columns.map { $0.title }, rows: rows,
            note: edge(of: level))
    }

    /// The house's edge: what it keeps of each spin in the long run.
    private static func edge(of level: RouletteLevel) -> String {
        let least = Odds(of: level.densestBet).money
        let most = Odds(of: level.widestBet).money
        let range = Column.range(
            (-most).mean(over: Pocket.count), (-least).mean(over: Pocket.count))
        return "The house’s edge: \(range) money a spin."
    }

    /// A column of a table of odds.
    private struct Column {
        let title: String
        let cells: [String]

        /// The odds of a bet, or of all between two.
        init(_ title: String, _ least: Odds, _ most: Odds) {
            self.title = title
            cells = [
                Self.chance(least.hits, most.hits),
                Self.chance(least.nearMisses, most.nearMisses),
                Self.chance(most.misses, least.misses),
                Self.range(
                    least.money.mean(over: Pocket.count), most.money.mean(over: Pocket.count)),
            ]
        }

        init(_ tally: Tally) {
            title = tally.spins == 1 ? "You, 1 spin" : "You, \(tally.spins) spins"
            cells =
                [tally.hits, tally.nearMisses, tally.misses].map { $0.share(of: tally.spins) }
                + [tally.money.mean(over: tally.spins)]
        }

        private static func chance(_ least: Int, _ most: Int) -> String {
            let share = most.share(of: Pocket.count)
            if least == most { return "\(most)/\(Pocket.count), \(share)" }
            return "\(least)–\(most)/\(Pocket.count), "
                + "\(least.percentage(of: Pocket.count))–\(share)"
        }

        static func range(_ least: String, _ most: String) -> String {
            least.bytes == most.bytes ? least : "\(least) to \(most)"
        }
    }
}

extension Payout {
    /// Both numbers: `+1000, +100`.
    fileprivate var short: String { "\(money.signed), \(score.signed)" }
}

extension NextTo {
    fileprivate var title: String {
        switch self {
        case .number: "Next to: one number apart"
        case .wheel: "Next to: beside it on the wheel"
        }
    }
}
