import Arcade
import Phrases

extension RouletteGame {
    /// Returns the controls and results beside the wheel.
    public func panel(_ hand: BetHand, in words: Words) -> Panel {
        Panel(
            level: words[mode.hasCloth ? Phrase(.classic) : level(hand).name],
            open: phase == .betting ? words[.spin] : nil,
            again: canRepeat(hand) ? words[.sameAgain] : nil,
            skip: moment.shownTicks == nil ? nil : words[.skip],
            chosen: bets(hand).pockets.map { $0.place },
            hint: words[
                phase != .betting ? .noMoreBets : mode.hasCloth ? .putChipsAndSpin : .chooseAndSpin
            ],
            result: result(in: words),
            history: history.map { $0.place },
            chart: Pocket.all.map { Statistics.Bar(look: $0.place, count: frequencies[$0.number]) },
            outlook: spins == 0 || isTurning ? nil : outlook(hand, in: words),
            sheet: phase != .betting
                ? nil
                : hand.cloth.isOpen
                    ? clothSheet(hand.cloth, in: words)
                    : hand.isOpen ? sheet(hand, in: words) : nil)
    }

    /// Whether the panel shows a sheet.
    public func hasSheet(_ hand: BetHand) -> Bool {
        phase == .betting && (hand.isOpen || hand.cloth.isOpen)
    }

    private var isTurning: Bool {
        switch phase {
        case .turning, .locked: true
        case .betting, .over: false
        }
    }

    /// Whether the last bet can be repeated without the sheet.
    private func canRepeat(_ hand: BetHand) -> Bool {
        guard phase == .betting, let last = lastSpin?.wager else { return false }
        return switch last {
        case .numbers(let bet): hand.again(after: bet) != nil
        case .chips(let bet): bet.stake <= money
        }
    }

    /// Returns the result of the last spin; nil before the first spin and during a spin.
    private func result(in words: Words) -> Panel.Result? {
        guard let lastSpin, phase == .betting || isOver else { return nil }
        let mood: Panel.Result.Mood =
            switch lastSpin.outcome {
            case .hit: .win
            case .nearMiss: .near
            case .miss: .loss
            }
        return Panel.Result(
            look: lastSpin.pocket.place,
            detail: words[
                .spinResult,
                words[
                    lastSpin.outcome == .nearMiss && mode.hasCloth ? .someBack : mood.phrase],
                lastSpin.change(in: words)], mood: mood,
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

    /// Returns facts about the chosen pockets' neighbours, and about the odds of a complete bet.
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

extension RouletteGame.Spin {
    /// Returns what the spin paid, in words.
    fileprivate func change(in words: Words) -> String {
        switch wager {
        case .numbers(let bet): bet.payout(of: pocket).text(in: words)
        case .chips: words[.moneyWon, words.signed(money)]
        }
    }
}

extension Payout {
    /// Returns the payout in words: `+1000 money, +100 score`.
    func text(in words: Words) -> String {
        let money = words.signed(money)
        return score == 0
            ? words[.moneyWon, money] : words[.moneyAndScore, money, words.signed(score)]
    }
}
