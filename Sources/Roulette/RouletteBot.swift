import Arcade

/// A bot that bets on numbers or with chips. It can repeat a bet, draw new numbers or follow a
/// system.
public struct RouletteBot: StageBot {
    private enum Plan {
        case numbers(NumberBot)
        case chips(ChipBet)
        case system(SystemPlayer)
    }

    private var plan: Plan

    /// Creates a bot that repeats a bet.
    public init(_ wager: Wager) {
        switch wager {
        case .numbers(let bet): plan = .numbers(NumberBot(bet))
        case .chips(let bet): plan = .chips(bet)
        }
    }

    /// Creates a bot that draws new numbers for every spin.
    public init(_ level: RouletteLevel, seed: UInt64) {
        plan = .numbers(NumberBot(level, seed: seed))
    }

    /// Creates a bot that bets chips on red by a system.
    public init(_ system: BettingSystem) { plan = .system(SystemPlayer(system)) }

    /// Creates a bot that demonstrates the game. In Classic, it shows how a martingale loses.
    public init(demonstrating game: RouletteGame, seed: UInt64) {
        if game.mode.hasCloth {
            self.init(BettingSystem.martingale)
        } else {
            self.init(game.settings.level, seed: seed)
        }
    }

    /// Returns a bet whenever the table accepts bets, or leaves if there isn't enough money for the
    /// bet.
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
