import Arcade
import Foundation
import Funfair
import Roulette

/// A table's game, replayed from its bets and draws.
struct TableGame: Sendable {
    /// The state after a spin.
    struct SpinResult: Equatable, Sendable {
        let pocket: Int
        let money: Int
        let score: Int
    }

    let mode: RouletteMode
    private var run: Run<RouletteGame>
    /// The state after each spin.
    private(set) var outcomes: [SpinResult] = []
    /// The total number of stacks of chips placed.
    private var stacks = 0

    init(player: PlayerName, in mode: RouletteMode = .party) {
        self.mode = mode
        run = Run(
            player: player, settings: .standard(in: mode), stage: RouletteRules.stage,
            seed: 0)
    }

    var contest: Contest { Contest(mode) }
    var player: PlayerName { run.recording.player }
    var spins: Int { outcomes.count }
    /// The size in memory, counted in spins of a game with levels.
    var weight: Int { spins + stacks / 8 }
    var money: Int { run.game.money }
    var score: Int { run.game.score }
    var isOver: Bool { run.game.isOver }
    /// The number of bets hit.
    var hits: Int { run.game.highlight }

    /// Plays a spin to its end, including the full time that the wheel turns.
    mutating func play(_ wager: Wager, pocket: Pocket) {
        var cues: [Cue] = []
        run.apply(wager.input, cues: &cues)
        run.apply(.ball(pocket), cues: &cues)
        while case .turning = run.game.phase { run.advance(cues: &cues) }
        outcomes.append(
            SpinResult(
                pocket: run.game.lastSpin?.pocket.number ?? 0, money: run.game.money,
                score: run.game.score))
        stacks += wager.chips?.chips.stacks.count ?? 0
    }

    /// The time played, in ticks.
    var ticks: Int { run.game.tick }

    /// The recording so far, as if the player left now.
    var recording: [UInt8] {
        var run = run
        var cues: [Cue] = []
        if !run.game.isOver { run.apply(.leave, cues: &cues) }
        return run.bytes
    }
}

extension StoredBet {
    init(number: Int, key: String, wager: Wager) {
        self.init(number: number, key: key, wager: Data(wager.bytes))
    }

    /// The bet, decoded by the current rules; nil if these rules have no such bet.
    package var roulette: Wager? { Wager(bytes: Array(wager)) }
}
