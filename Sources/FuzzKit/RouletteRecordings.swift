import Arcade
import Roulette

/// Valid recordings of Roulette to start fuzzing with. They're short and quick to replay.
public enum RouletteRecordings {
    /// Returns runs at every level and in Classic, with and without credit, finished or stopped in
    /// each phase, with every kind of input. The same seed produces the same runs.
    public static func some(seed: UInt64) -> [[UInt8]] {
        var recordings: [[UInt8]] = []
        for level in RouletteLevel.all {
            for stop in Stop.allCases {
                let settings = RouletteSettings(level: level, isOnCredit: stop == .turning)
                recordings.append(
                    bytes(settings: settings, seed: seed &+ UInt64(recordings.count), stop: stop))
            }
        }
        for stop in Stop.allCases {
            recordings.append(
                bytes(
                    settings: .classic, seed: seed &+ UInt64(recordings.count), stop: stop))
        }
        return recordings
    }

    /// The phase when a run stops.
    private enum Stop: CaseIterable {
        case betting, locked, turning, left
    }

    private static func bytes(
        settings: RouletteSettings, seed: UInt64, stop: Stop
    ) -> [UInt8] {
        let name: PlayerName
        do { name = try PlayerName("Zoë 🎈") } catch {
            preconditionFailure("Zoë may be called that")
        }
        var run = Run<RouletteGame>(
            player: name, settings: settings, stage: RouletteRules.stage, seed: seed,
            isPractice: stop == .left)
        var bot =
            settings.mode == .levels
            ? RouletteBot(settings.level, seed: seed) : RouletteBot(BettingSystem.martingale)
        var cues: [Cue] = []
        for spin in 0..<9 {
            bet(by: &bot, in: &run)
            drop(in: &run)
            // Most turns are skipped at once, one halfway, and one is watched to its end.
            let ticks = spin == 2 ? RouletteRules.turningTicks : spin == 4 ? 100 : 1
            for _ in 0..<ticks { run.advance(cues: &cues) }
            run.apply(.skip, cues: &cues)
        }
        if stop != .betting { bet(by: &bot, in: &run) }
        if stop == .turning || stop == .left { drop(in: &run) }
        for _ in 0..<10 { run.advance(cues: &cues) }
        if stop == .left { run.apply(.leave, cues: &cues) }
        return run.bytes
    }

    private static func bet(by bot: inout RouletteBot, in run: inout Run<RouletteGame>) {
        var cues: [Cue] = []
        if let bet = bot.input(for: run.game) { run.apply(bet, cues: &cues) }
    }

    private static func drop(in run: inout Run<RouletteGame>) {
        var cues: [Cue] = []
        var generator = SeededGenerator(seed: run.recording.seed, draw: run.game.spins)
        run.apply(.ball(.drawn(by: &generator)), cues: &cues)
    }
}
