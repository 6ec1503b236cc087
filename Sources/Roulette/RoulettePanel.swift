import Arcade
import Phrases

extension RouletteGame {
    public func panel(_ hand: BetHand, in words: Words) -> Panel {
        Panel(
            level: words[level(hand).name], open: phase == .betting ? words[.spin] : nil,
            again: phase == .betting && hand.again(after: lastSpin?.bet) != nil
                ? words[.sameAgain] : nil,
            skip: moment.shownTicks == nil ? nil : words[.skip],
            chosen: bets(hand).pockets.map { $0.place },
            hint: words[phase == .betting ? .chooseAndSpin : .noMoreBets],
            result: result(in: words),
            history: history.map { $0.place },
            chart: Pocket.all.map { Panel.Bar(look: $0.place, count: frequencies[$0.number]) },
            sheet: phase == .betting && hand.isOpen ? sheet(hand, in: words) : nil)
    }

    /// What the last spin brought; nothing while the next one turns.
    private func result(in words: Words) -> Panel.Result? {
        guard let lastSpin, phase == .betting || isOver else { return nil }
        let payout = lastSpin.payout
        let mood: Panel.Result.Mood =
            switch lastSpin.outcome {
            case .hit: .win
            case .nearMiss: .near
            case .miss: .loss
            }
        return Panel.Result(
            look: lastSpin.pocket.place,
            detail: words[.spinResult, words[mood.phrase], payout.text(in: words)], mood: mood,
            number: spins)
    }

    private func sheet(_ hand: BetHand, in words: Words) -> Sheet {
        let level = hand.level
        let near = level.neighbours(of: hand.chosen)
        return Sheet(
            title: words[.chooseNumbers, level.numbers],
            progress: words[
                .chosenCount, words.number(hand.chosen.count), words.number(level.numbers)],
            facts: facts(of: hand.chosen, near: near, at: level, in: words),
            problem: hand.problem?.sentence(in: words),
            options: Pocket.all.map { pocket in
                Sheet.Option(
                    look: pocket.place, isChosen: hand.chosen.contains(pocket),
                    isNear: near.contains(pocket))
            },
            confirm: words[.bet], cancel: words[.cancel])
    }

    /// What counts as next to the chosen pockets, and what the whole bet is worth.
    private func facts(
        of chosen: PocketSet, near: PocketSet, at level: RouletteLevel, in words: Words
    ) -> [String] {
        var facts: [String] = []
        if level.nearMiss == nil {
            facts.append(words[.nearIsMiss])
        } else if !near.isEmpty {
            facts.append(words[.nextToThem, near.list(in: words)])
        }
        if let bet = try? Bet(chosen, at: level) {
            let odds = Odds(of: bet)
            facts.append(
                words[
                    .hitIn, words.number(odds.hits), words.number(Pocket.count),
                    words.mean(odds.money, over: Pocket.count)])
        }
        return facts
    }
}

extension Panel.Result.Mood {
    fileprivate var phrase: RoulettePhrase {
        switch self {
        case .win: .aHit
        case .near: .close
        case .loss: .missed
        }
    }
}

extension Payout {
    /// What it is, in words: `+1000 money, +100 score`.
    func text(in words: Words) -> String {
        let money = words.signed(money)
        return score == 0
            ? words[.moneyWon, money] : words[.moneyAndScore, money, words.signed(score)]
    }
}
