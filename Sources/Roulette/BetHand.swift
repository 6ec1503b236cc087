import Arcade
import Phrases

/// What a player's hands hold at the table: the chips of the next bet, before it is made.
public struct BetHand: StageHand {
    /// The level that the next bet is made at.
    public internal(set) var level = RouletteLevel.standard
    /// The pockets chosen so far, never more than the level wants.
    public internal(set) var chosen = PocketSet()
    /// Whether the sheet is open.
    public internal(set) var isOpen = false
    /// What was refused.
    public internal(set) var problem: Problem?
    /// What they hold in Classic.
    var cloth = ClothHand()
    /// What was tried last.
    var trial: Trial?
    /// How often something was tried.
    var trials = 0

    /// Why a move at the sheet did nothing.
    public enum Problem: Equatable, Sendable {
        /// As many pockets are chosen as the level wants.
        case full(RouletteLevel)
        /// What is chosen is no bet.
        case noBet(BetProblem)

        /// A sentence for the person at the table.
        public func sentence(in words: Words) -> String {
            switch self {
            case .full(let level): words[.chosenAlready, words.number(level.numbers)]
            case .noBet(let problem): problem.sentence(in: words)
            }
        }
    }

    public init() {}

    /// Takes a level; what was chosen for another stays as far as it fits.
    mutating func take(_ level: RouletteLevel) {
        guard level != self.level else { return }
        self.level = level
        problem = nil
        while chosen.count > level.numbers, let last = chosen.pockets.last { chosen.remove(last) }
    }

    /// Does what a move does.
    ///
    /// - Parameter last: the last bet, to begin with.
    /// - Returns: the bet, where it was made.
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

    /// What can be bet again: the last bet, where it was made at this level.
    func again(after last: Bet?) -> Bet? {
        last.flatMap { $0.level == level ? $0 : nil }
    }

    /// Chooses a pocket by its place on the wheel, or takes it back (Roulette, rule 2).
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
