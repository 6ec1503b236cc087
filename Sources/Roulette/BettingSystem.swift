import Phrases

/// A system for betting on red, where each bet depends on earlier results (Roulette, rule 15). Bets
/// are counted in units of one chip.
public enum BettingSystem: UInt8, CaseIterable, Sendable {
    /// Bet one unit every time; double after each loss; add one unit after a loss and remove one
    /// after a win; double after a win, at most twice.
    case flat, martingale, dAlembert, paroli

    /// The value of a unit, which is the middle chip.
    public static let unit = 10
    /// The maximum number of units in a bet, set by the table limit.
    static let mostUnits = RouletteRules.highestStack / unit

    /// The system's name on the command line.
    public var word: String {
        switch self {
        case .flat: "flat"
        case .martingale: "martingale"
        case .dAlembert: "dalembert"
        case .paroli: "paroli"
        }
    }

    /// The system's name for players.
    var name: RoulettePhrase {
        switch self {
        case .flat: .flat
        case .martingale: .martingale
        case .dAlembert: .dAlembert
        case .paroli: .paroli
        }
    }

    /// Returns the units of the next bet. They're limited to `mostUnits`, because the table refuses
    /// higher bets.
    ///
    /// - Parameters:
    ///   - units: the units of the last bet.
    ///   - isWon: whether the last bet won.
    func units(after units: Int, isWon: Bool) -> Int {
        let wanted =
            switch self {
            case .flat: 1
            case .martingale: isWon ? 1 : units * 2
            case .dAlembert: isWon ? max(1, units - 1) : units + 1
            case .paroli: isWon && units < 4 ? units * 2 : 1
            }
        return min(wanted, Self.mostUnits)
    }
}

/// A player who follows a system from spin to spin.
struct SystemPlayer: Sendable {
    let system: BettingSystem
    private var units = 1
    private var spins = 0

    init(_ system: BettingSystem) {
        self.system = system
    }

    /// Returns the system's next bet, limited by the table and the money; nil if the money is gone.
    mutating func bet(in game: borrowing RouletteGame) -> ChipBet? {
        if game.spins > spins, let last = game.lastSpin {
            units = system.units(after: units, isWon: last.outcome == .hit)
            spins = game.spins
        }
        var chips = Chips()
        let stake = min(units * BettingSystem.unit, game.money)
        do throws(ChipProblem) {
            try chips.put(stake, on: .red)
            return try ChipBet(chips)
        } catch {
            return nil
        }
    }
}
