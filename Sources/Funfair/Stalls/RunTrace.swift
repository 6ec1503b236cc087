import Arcade

/// What a run left: what was scored and when, and what was done for it.
public struct RunTrace: Sendable {
    /// Each change of the score: its tick, and the score then.
    public private(set) var scores = ByteWriter()
    /// How often the score changed.
    public private(set) var changes = 0
    /// All inputs with their ticks.
    public private(set) var inputs = ByteWriter()
    /// How many they are.
    public let inputCount: Int

    init<G: Game>(_ kind: G.Type, _ bytes: [UInt8]) throws(RecordingProblem) {
        var scores = ByteWriter()
        var changes = 0
        var score = 0
        let (recording, _) = try Recording<G>.verifying(bytes) { game in
            guard game.score != score else { return }
            score = game.score
            changes += 1
            scores.write(game.tick)
            scores.write(bits: UInt64(bitPattern: Int64(score)))
        }
        self.scores = scores
        self.changes = changes
        inputCount = recording.inputs.count
        for stamped in recording.inputs {
            inputs.write(stamped.tick)
            inputs.write(stamped.input.kind)
            stamped.input.write(to: &inputs)
        }
    }
}
