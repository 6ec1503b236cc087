import Arcade

extension RouletteGame {
    public func panel(_ hand: BetHand) -> Panel? {
        Panel(
            level: level(hand).name, open: phase == .betting ? "Spin" : nil,
            skip: shownTicks == nil ? nil : "Skip",
            chosen: bets(hand).pockets.map { $0.place },
            hint: phase == .betting
                ? "Choose your numbers, and spin the wheel."
                : "No more bets. The ball is rolling…",
            result: result,
            history: history.map { $0.place },
            chart: Pocket.all.map { Panel.Bar(look: $0.place, count: frequencies[$0.number]) },
            sheet: phase == .betting && hand.isOpen ? sheet(hand) : nil)
    }

    /// What the last spin brought; nothing while the next one turns.
    private var result: Panel.Result? {
        guard let lastSpin, shownTicks == nil, awaitedDraw == nil else { return nil }
        let payout = lastSpin.payout
        let mood: Panel.Result.Mood =
            switch lastSpin.outcome {
            case .hit: .win
            case .nearMiss: .near
            case .miss: .loss
            }
        return Panel.Result(
            look: lastSpin.pocket.place, detail: "\(mood.word) \(payout.words)", mood: mood,
            number: spins)
    }

    private func sheet(_ hand: BetHand) -> Sheet {
        let level = hand.level
        let near = level.neighbours(of: hand.chosen)
        return Sheet(
            title: level.numbers == 1 ? "Choose 1 number" : "Choose \(level.numbers) numbers",
            progress: "\(hand.chosen.count) of \(level.numbers) chosen",
            facts: facts(of: hand.chosen, near: near, at: level), problem: hand.problem,
            options: Pocket.all.map { pocket in
                Sheet.Option(
                    look: pocket.place, isChosen: hand.chosen.contains(pocket),
                    isNear: near.contains(pocket))
            },
            confirm: "Bet", cancel: "Cancel")
    }

    /// What counts as next to the chosen pockets, and what the whole bet is worth.
    private func facts(of chosen: PocketSet, near: PocketSet, at level: RouletteLevel) -> [String] {
        var facts: [String] = []
        if level.nearMiss == nil {
            facts.append("On this level, next to a number is a miss.")
        } else if !near.isEmpty {
            facts.append("Next to them: \(near.words).")
        }
        if let bet = try? Bet(chosen, at: level) {
            let odds = Odds(of: bet)
            let mean = odds.money.mean(over: Pocket.count)
            facts.append("A hit in \(odds.hits) of \(Pocket.count), \(mean) money a spin.")
        }
        return facts
    }
}

extension Panel.Result.Mood {
    fileprivate var word: String {
        switch self {
        case .win: "A hit!"
        case .near: "Close!"
        case .loss: "Missed."
        }
    }
}

extension Payout {
    /// What it brings, in words: `+1000 money, +100 score`.
    var words: String {
        let words = "\(money.signed) money"
        return score == 0 ? words : "\(words), \(score.signed) score"
    }
}
