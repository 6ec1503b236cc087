import Arcade
import Phrases

/// The state of a player's hands at the table, which is the next bet before it's placed.
public struct BetHand: StageHand {
    /// The level of the next bet.
    public internal(set) var level = RouletteLevel.standard
    /// The pockets chosen so far, up to the number that the level requires.
    public internal(set) var chosen = PocketSet()
    /// Whether the sheet is open.
    public internal(set) var isOpen = false
    /// Why the last move was refused; nil if it wasn't.
    public internal(set) var problem: Problem?
    /// The next bet in Classic.
    var cloth = ClothHand()
    /// The last trial, if any.
    var trial: BettingTrial?
    /// The number of trials played.
    var trials = 0

    /// Why a move was refused.
    public enum Problem: Equatable, Sendable {
        /// The number of pockets that the level requires is already chosen.
        case full(RouletteLevel)
        /// The chosen pockets aren't a valid bet.
        case noBet(BetProblem)

        /// Returns a sentence for the player.
        public func sentence(in words: Words) -> String {
            switch self {
            case .full(let level): words[.chosenAlready, words.number(level.numbers)]
            case .noBet(let problem): problem.sentence(in: words)
            }
        }
    }

    public init() {}

    /// Switches to a level, and retains as many chosen pockets as it allows.
    mutating func take(_ level: RouletteLevel) {
        guard level != self.level else { return }
        self.level = level
        problem = nil
        while chosen.count > level.numbers, let last = chosen.pockets.last { chosen.remove(last) }
    }

    /// Carries out a move.
    ///
    /// - Parameter last: the last bet, shown when the sheet opens.
    /// - Returns: the bet, if the move places one.
    mutating func take(_ move: SheetMove, after last: Bet?) -> Bet? {
        problem = nil
        switch move {
        case .open:
            guard !isOpen else { return nil }
            isOpen = true
            chosen = again(after: last)?.pockets ?? PocketSet()
        case .choose(let place):
            choose(place)
        case .confirm:
            return bet()
        case .cancel:
            isOpen = false
            chosen = again(after: last)?.pockets ?? PocketSet()
        case .again:
            guard !isOpen, let bet = again(after: last) else { return nil }
            chosen = bet.pockets
            return bet
        case .chip, .change, .trial: break
        }
        return nil
    }

    /// Returns the last bet if it was made at this level and so can be repeated.
    func again(after last: Bet?) -> Bet? {
        last.flatMap { $0.level == level ? $0 : nil }
    }

    /// Chooses a pocket by its index on the wheel, or deselects it (Roulette, rule 2).
    private mutating func choose(_ place: Int) {
        guard isOpen, Pocket.wheel.indices.contains(place) else { return }
        let pocket = Pocket.wheel[place]
        if chosen.contains(pocket) {
            chosen.remove(pocket)
        } else if chosen.count < level.numbers {
            chosen.insert(pocket)
        } else {
            problem = .full(level)
        }
    }

    private mutating func bet() -> Bet? {
        guard isOpen else { return nil }
        do throws(BetProblem) {
            let bet = try Bet(chosen, at: level)
            isOpen = false
            return bet
        } catch {
            problem = .noBet(error)
            return nil
        }
    }
}
