import Funfair
import Languages
import Roulette

// Parsing bets, and checking whether a table allows them.

extension Wager {
    /// Creates a bet on numbers at a level.
    ///
    /// - Parameter word: the level's word.
    /// - Throws: `Refusal.invalidBet`.
    package init(level word: String, numbers: [Int]) throws(Refusal) {
        guard let level = RouletteLevel.all.first(where: { $0.word == word }) else {
            throw .invalidBet(
                "There is no level “\(word.prefix(20))”. The levels are "
                    + RouletteLevel.all.map(\.word).formatted(.list(type: .and)) + ".")
        }
        var set = PocketSet()
        for number in numbers {
            guard let pocket = Pocket(number) else {
                throw .invalidBet(
                    "There is no pocket \(number). Pockets are 0 to \(Pocket.highest).")
            }
            set.insert(pocket)
        }
        guard set.count == numbers.count else {
            throw .invalidBet("The bet has a number twice.")
        }
        do { self = .numbers(try Bet(set, at: level)) } catch {
            throw .invalidBet(error.sentence(in: .english))
        }
    }

    /// Creates a bet of chips on the cloth.
    ///
    /// - Parameters:
    ///   - places: the indices of the chips' places in the table of places.
    ///   - amounts: the value of the chips on each place.
    /// - Throws: `Refusal.invalidBet`.
    package init(places: [Int], amounts: [Int]) throws(Refusal) {
        guard places.count == amounts.count else {
            throw .invalidBet("The bet has \(places.count) places, but chips for \(amounts.count).")
        }
        guard Set(places).count == places.count else {
            throw .invalidBet("The bet has a place twice.")
        }
        var chips = Chips()
        for (code, amount) in zip(places, amounts) {
            guard ClothPlace.all.indices.contains(code) else {
                throw .invalidBet(
                    "There is no place \(code). Places are 0 to \(ClothPlace.all.count - 1).")
            }
            do { try chips.put(amount, on: ClothPlace.all[code]) } catch {
                throw .invalidBet(
                    "A place takes chips of 1 to \(RouletteRules.highestStack), not of \(amount).")
            }
        }
        do { self = .chips(try ChipBet(chips)) } catch {
            throw .invalidBet(error.sentence(in: .english))
        }
    }
}

extension TableGame {
    /// Checks that a bet is allowed now.
    ///
    /// - Throws: `Refusal.invalidBet` if the bet is for another mode or costs more than the player
    ///   has; `Refusal.tableClosed` if the game is over.
    func check(_ wager: Wager) throws(Refusal) {
        guard !isOver else { throw .tableClosed }
        guard wager.mode == mode else {
            throw .invalidBet(
                mode == .levels
                    ? "This table takes bets on numbers of a level, not chips on places."
                    : "This table takes chips on places, not bets on numbers of a level.")
        }
        if let stake = wager.chips?.stake, stake > money {
            throw .invalidBet(
                "You bet \(stake), but have only \(money).")
        }
    }
}
