import Arcade
import Testing

@testable import Roulette

extension RouletteLevel {
    static let easy = all[0]
    static let medium = all[1]
    static let hard = all[2]
}

extension PocketSet {
    /// Creates a set of the pockets with the given numbers. Ignores invalid numbers.
    init(numbers: [Int]) {
        self.init(numbers.compactMap { Pocket($0) })
    }

    var numbers: [Int] { pockets.map(\.number) }
}

extension Bet {
    /// Creates a bet on the given numbers. Throws unless there are as many as the level requires.
    init(_ numbers: Int..., at level: RouletteLevel) throws {
        try self.init(PocketSet(numbers: numbers), at: level)
    }
}

/// Shortcuts to states worth testing.
enum Runs {
    static let seeds: Range<UInt64> = 0..<40

    static func game(
        _ level: RouletteLevel = .standard, isOnCredit: Bool = false
    ) -> RouletteGame {
        RouletteGame(
            settings: RouletteSettings(level: level, isOnCredit: isOnCredit),
            stage: RouletteRules.stage, seed: 7)
    }

    @discardableResult
    static func apply(_ inputs: RouletteInput..., to game: inout RouletteGame) -> [Cue] {
        var cues: [Cue] = []
        for input in inputs { game.apply(input, cues: &cues) }
        return cues
    }

    @discardableResult
    static func advance(_ game: inout RouletteGame, by ticks: Int) -> [Cue] {
        var cues: [Cue] = []
        for _ in 0..<ticks { game.advance(cues: &cues) }
        return cues
    }

    /// Plays a whole spin without waiting for the wheel.
    @discardableResult
    static func spin(_ game: inout RouletteGame, _ bet: Bet, _ pocket: Pocket) -> [Cue] {
        apply(.bet(bet), .ball(pocket), .skip, to: &game)
    }

    /// Returns a pocket that gives the bet the wanted outcome, or nil if no pocket does.
    static func pocket(_ outcome: Outcome, for bet: Bet) -> Pocket? {
        Pocket.all.first { bet.outcome(of: $0) == outcome }
    }

    /// Returns a game after spins with the given outcomes, always with the same bet.
    static func game(_ bet: Bet, isOnCredit: Bool = false, _ outcomes: [Outcome]) -> RouletteGame {
        var game = game(bet.level, isOnCredit: isOnCredit)
        for outcome in outcomes {
            guard let pocket = pocket(outcome, for: bet) else {
                preconditionFailure("no pocket has this outcome for the bet")
            }
            spin(&game, bet, pocket)
        }
        return game
    }
}

/// A phase when a game can stop.
enum Stop: CaseIterable {
    case betting, locked, turning, left, broke

    /// Returns a game that stops in this phase, after a hit.
    func game() throws -> RouletteGame {
        let bet = try Bet(7, 17, at: .hard)
        var game = Runs.game(bet, [.hit])
        let miss = try #require(Pocket(0))
        switch self {
        case .betting: break
        case .locked: Runs.apply(.bet(bet), to: &game)
        case .turning:
            Runs.apply(.bet(bet), .ball(miss), to: &game)
            Runs.advance(&game, by: 100)
        case .left: Runs.apply(.leave, to: &game)
        case .broke: while !game.isOver { Runs.spin(&game, bet, miss) }
        }
        return game
    }
}
