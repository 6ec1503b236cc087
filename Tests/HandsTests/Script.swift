import Arcade
import Funfair

/// A finished run, which pieces are cut from.
struct Script<Played: Game> {
    let bytes: [UInt8]
    let recording: Recording<Played>
    let ticks: Int

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        let (recording, claim) = try Recording<Played>.reading(bytes)
        self.recording = recording
        ticks = claim.ticks
    }

    /// Returns the run as a player's phone has it at a tick.
    private func run(to tick: Int) -> Run<Played> {
        var run = Run<Played>(
            player: recording.player, settings: recording.settings, stage: recording.stage,
            seed: recording.seed)
        var cues: [Cue] = []
        for stamped in recording.inputs where stamped.tick <= tick {
            while run.game.tick < stamped.tick { run.advance(cues: &cues) }
            run.apply(stamped.input, cues: &cues)
        }
        while run.game.tick < tick { run.advance(cues: &cues) }
        return run
    }

    func state(at tick: Int) -> Played { run(to: tick).game }

    func piece(to tick: Int, after known: Int) -> [UInt8] {
        let run = run(to: tick)
        return run.piece(after: min(known, run.recording.inputs.count))
    }

    /// Returns the same run under another name.
    func of(_ name: String) throws -> Script {
        var run = Run<Played>(
            player: try PlayerName(name), settings: recording.settings, stage: recording.stage,
            seed: recording.seed)
        var cues: [Cue] = []
        for stamped in recording.inputs {
            while run.game.tick < stamped.tick { run.advance(cues: &cues) }
            run.apply(stamped.input, cues: &cues)
        }
        while run.game.tick < ticks { run.advance(cues: &cues) }
        return try Script(run.bytes)
    }
}
