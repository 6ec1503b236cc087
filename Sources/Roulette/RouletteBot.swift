import Arcade

/// A player of numbers, or of chips by the same bet or by a system.
public struct RouletteBot: StageBot {
    private enum Plan {
        case numbers(NumberBot)
        case chips(ChipBet)
        case system(SystemPlayer)
    }

    private var plan: Plan

    /// The same bet again and again.
    public init(_ wager: Wager) {
        switch wager {
        case .numbers(let bet): plan = .numbers(NumberBot(bet))
        case .chips(let bet): plan = .chips(bet)
        }
    }

    /// Numbers drawn anew for every spin.
    public init(_ level: RouletteLevel, seed: UInt64) {
        plan = .numbers(NumberBot(level, seed: seed))
    }

    /// Chips on red, by a system.
    public init(_ system: BettingSystem) { plan = .system(SystemPlayer(system)) }

    /// In Classic one whom it is good to watch lose.
    public init(demonstrating game: RouletteGame, seed: UInt64) {
        if game.mode.hasCloth {
            self.init(BettingSystem.martingale)
        } else {
            self.init(game.settings.level, seed: seed)
        }
    }

    /// A bet, whenever one can be made; where there is not enough money for it, it leaves.
    public mutating func input(for game: RouletteGame) -> RouletteInput? {
        guard game.phase == .betting else { return nil }
        switch plan {
        case .numbers(var player):
            let bet = player.bet()
            plan = .numbers(player)
            return .bet(bet)
        case .chips(let bet): return bet.stake <= game.money ? .chips(bet) : .leave
        case .system(var player):
            let bet = player.bet(in: game)
            plan = .system(player)
            return bet.map { .chips($0) } ?? .leave
        }
    }
}
