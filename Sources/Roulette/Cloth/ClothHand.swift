import Arcade
import Phrases

/// The state of a player's hands at the cloth, including the next bet before it's placed.
struct ClothHand: Sendable {
    /// The selected chip, as an index into `RouletteRules.chips`.
    private(set) var chip = 1
    /// The chips on the cloth.
    private(set) var chips = Chips()
    /// Whether the cloth is open.
    private(set) var isOpen = false
    /// Why the last move was refused; nil if it wasn't.
    private(set) var problem: ChipProblem?
    /// The chips before each change, newest last.
    private var past: [Chips] = []

    /// The maximum number of changes that can be undone.
    private static let mostPast = 100

    /// Carries out a move.
    ///
    /// - Parameters:
    ///   - last: the last bet.
    ///   - money: the player's money.
    /// - Returns: the bet, if the move places one.
    mutating func take(_ move: SheetMove, after last: ChipBet?, money: Int) -> ChipBet? {
        problem = nil
        switch move {
        case .open:
            isOpen = true
        case .choose(let place):
            put(place, money)
        case .chip(let chip):
            if RouletteRules.chips.indices.contains(chip) { self.chip = chip }
        case .change(let change):
            take(change, after: last, money)
        case .confirm:
            return bet()
        case .cancel:
            isOpen = false
            chips = Chips()
            past = []
        case .again:
            guard !isOpen, let last else { return nil }
            if last.stake <= money { return last }
        case .trial: break
        }
        return nil
    }

    private mutating func take(_ change: ChipChange, after last: ChipBet?, _ money: Int) {
        switch change {
        case .back:
            chips = past.popLast() ?? chips
        case .double:
            let doubled: Chips
            do throws(ChipProblem) { doubled = try chips.doubled() } catch {
                problem = error
                return
            }
            lay(doubled, money)
        case .clear: lay(Chips(), money)
        case .repeat: if let last { lay(last.chips, money) }
        }
    }

    /// Puts a chip on a place, or all of a called bet's chips if no place would exceed its limit.
    /// Called bets are numbered after the places.
    private mutating func put(_ place: Int, _ money: Int) {
        guard isOpen, place >= 0 else { return }
        let value = RouletteRules.chips[chip]
        var laid = chips
        do throws(ChipProblem) {
            if place < ClothPlace.all.count {
                try laid.put(value, on: ClothPlace.all[place])
            } else {
                let called = place - ClothPlace.all.count
                guard CalledBet.all.indices.contains(called) else { return }
                for place in CalledBet.all[called].places { try laid.put(value, on: place) }
            }
        } catch {
            problem = error
            return
        }
        lay(laid, money)
    }

    private mutating func lay(_ laid: Chips, _ money: Int) {
        guard isOpen, laid != chips else { return }
        guard laid.worth <= money else {
            problem = .money
            return
        }
        past.append(chips)
        if past.count > Self.mostPast { past.remove(at: 0) }
        chips = laid
    }

    private mutating func bet() -> ChipBet? {
        guard isOpen else { return nil }
        do throws(ChipProblem) {
            let bet = try ChipBet(chips)
            isOpen = false
            chips = Chips()
            past = []
            return bet
        } catch {
            problem = error
            return nil
        }
    }
}
