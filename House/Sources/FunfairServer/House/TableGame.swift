import Arcade
import Foundation
import Funfair
import Languages
import Roulette

/// A table's game, folded from what was bet and drawn there.
struct TableGame: Sendable {
    /// What it had come to after a spin.
    struct Outcome: Equatable, Sendable {
        let pocket: Int
        let money: Int
        let score: Int
    }

    private var run: Run<RouletteGame>
    /// What it had come to after each spin.
    private(set) var outcomes: [Outcome] = []

    init(player: PlayerName) {
        run = Run(player: player, settings: .standard, stage: RouletteRules.stage, seed: 0)
    }

    var player: PlayerName { run.recording.player }
    var spins: Int { outcomes.count }
    var money: Int { run.game.money }
    var score: Int { run.game.score }
    var isOver: Bool { run.game.isOver }

    /// Plays a spin to its end: a wheel that nobody watches turns as long as any other.
    mutating func play(_ bet: Bet, pocket: Pocket) {
        var cues: [Cue] = []
        run.apply(.bet(bet), cues: &cues)
        run.apply(.ball(pocket), cues: &cues)
        while case .turning = run.game.phase { run.advance(cues: &cues) }
        outcomes.append(
            Outcome(
                pocket: run.game.lastSpin?.pocket.number ?? 0, money: run.game.money,
                score: run.game.score))
    }

    /// The recording so far, as if its player left now.
    var recording: (bytes: [UInt8], ticks: Int) {
        var run = run
        var cues: [Cue] = []
        if !run.game.isOver { run.apply(.leave, cues: &cues) }
        return (run.bytes, run.game.tick)
    }
}

extension StoredBet {
    /// The bet as the rules know it, or nil where they know no such bet any more.
    var roulette: Bet? {
        guard RouletteLevel.all.indices.contains(level) else { return nil }
        var set = PocketSet()
        for number in 0..<Pocket.count where pockets >> Int64(number) & 1 == 1 {
            guard let pocket = Pocket(number) else { return nil }
            set.insert(pocket)
        }
        return try? Bet(set, at: RouletteLevel.all[level])
    }

    /// A bet as a request tells it.
    ///
    /// - Throws: `Refusal.invalidBet`.
    init(number: Int, key: String, level word: String, numbers: [Int]) throws(Refusal) {
        guard let level = RouletteLevel.all.first(where: { $0.word == word }) else {
            throw .invalidBet(
                "There is no level “\(word.prefix(20))”. There are "
                    + RouletteLevel.all.map(\.word).formatted(.list(type: .and)) + ".")
        }
        var set = PocketSet()
        for number in numbers {
            guard let pocket = Pocket(number) else {
                throw .invalidBet("There is no pocket \(number): they are 0 to \(Pocket.highest).")
            }
            set.insert(pocket)
        }
        guard set.count == numbers.count else {
            throw .invalidBet("A number is bet on twice.")
        }
        do { _ = try Bet(set, at: level) } catch { throw .invalidBet(error.sentence(in: .english)) }
        self.init(
            number: number, key: key, level: level.code,
            pockets: set.pockets.reduce(0) { $0 | 1 << Int64($1.number) })
    }
}
