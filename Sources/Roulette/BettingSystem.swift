import Phrases

/// A way to bet by what came before (Roulette, rule 15): on red, counted in units of one chip.
public enum BettingSystem: UInt8, CaseIterable, Sendable {
    /// Always the same; twice as much after each loss; one more after a loss and one less after a win;
    /// twice as much after a win, twice.
    case flat, martingale, dAlembert, paroli

    /// What a unit is worth: the chip in the middle.
    public static let unit = 10
    /// The most units of a bet: those that the limit of the table allows on red.
    static let mostUnits = RouletteRules.highestStack / unit

    /// The word for it in command lines.
    public var word: String {
        switch self {
        case .flat: "flat"
        case .martingale: "martingale"
        case .dAlembert: "dalembert"
        case .paroli: "paroli"
        }
    }

    /// What it is called.
    var name: RoulettePhrase {
        switch self {
        case .flat: .flat
        case .martingale: .martingale
        case .dAlembert: .dAlembert
        case .paroli: .paroli
        }
    }

    /// The units of the next bet, at most `mostUnits`: a system doesn't count on what the table refuses.
    ///
    /// - Parameters:
    ///   - units: those of the bet before.
    ///   - isWon: whether that won.
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

/// A player by a system, from spin to spin.
struct SystemPlayer: Sendable {
    let system: BettingSystem
    private var units = 1
    private var spins = 0

    init(_ system: BettingSystem) {
        self.system = system
    }

    /// The next bet: what the system wants, as far as the table and the money allow it; nil where no
    /// chip is left.
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
