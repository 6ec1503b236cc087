import Arcade
import Phrases

extension RouletteGame {
    /// Returns the sheet with the cloth and its chips.
    func clothSheet(_ hand: ClothHand, in words: Words) -> Sheet {
        var fact = words[.houseKeeps]
        if let bet = try? ChipBet(hand.chips) {
            let expected = ExpectedResult(of: .chips(bet))
            fact = words[.clothOdds, words.mean(expected.sum, over: Pocket.count)]
        }
        return Sheet(
            title: words[.putChips],
            progress: words[.staked, words.number(hand.chips.worth), words.number(money)],
            facts: [fact], problem: hand.problem?.sentence(in: words), options: [],
            cloth: Cloth(
                places: ClothPlace.all.map { place(of: $0, hand.chips, in: words) },
                chipsTitle: words[.chipValues], chips: RouletteRules.chips, chosen: hand.chip,
                chipNames: RouletteRules.chips.map { words[.chipOf, words.number($0)] },
                calledTitle: words[.calledBets], named: CalledBet.named,
                neighboursTitle: words[.neighbours],
                called: CalledBet.all.map { $0.spokenText(in: words) },
                changes: ChipChange.allCases.map { words[$0.phrase] }),
            confirm: words[.bet], cancel: words[.cancel])
    }

    @inline(never)
    private func place(
        of place: ClothPlace, _ chips: Chips, in words: Words
    ) -> Cloth.Place {
        let amount = chips.amount(on: place)
        let name = place.name(in: words)
        let pay = place.pay(in: words)
        return Cloth.Place(
            label: place.label(in: words),
            spokenText: amount == 0
                ? words[.placePays, name, pay]
                : words[.placeHolds, name, words.number(amount), pay],
            look: place.paint?.place, amount: amount, x: place.area.x, y: place.area.y,
            width: place.area.width, height: place.area.height)
    }
}

extension CalledBet {
    /// Returns the bet's name, with the number of chips for named bets.
    fileprivate func spokenText(in words: Words) -> String {
        let name = name(in: words)
        return middle == nil ? words[.chipsTaken, places.count, name] : name
    }
}

extension ChipChange {
    fileprivate var phrase: RoulettePhrase {
        switch self {
        case .back: .takeBack
        case .double: .doubleChips
        case .clear: .clearChips
        case .repeat: .repeatChips
        }
    }
}
