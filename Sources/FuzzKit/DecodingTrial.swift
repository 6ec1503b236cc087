import Arcade

/// Reads bytes as a recording of one game, plays it if it's readable, and checks the result.
public enum DecodingTrial<G: Game> {
    /// Returns the outcome of reading the bytes.
    public static func outcome(of bytes: [UInt8]) -> ReadingOutcome {
        do {
            let (recording, claim) = try Recording<G>.reading(bytes)
            // A recording must have only one encoding. Otherwise, different bytes could be the same
            // run.
            guard recording.bytes(claiming: claim) == bytes else { return .contradiction }
            return try outcome(of: recording, claiming: claim)
        } catch {
            return ReadingOutcome(error)
        }
    }

    /// Returns the outcomes of reading many damaged recordings.
    ///
    /// - Parameters:
    ///   - sound: recordings to damage, at least one.
    ///   - seed: the seed of the damage.
    ///   - inputs: the number of damaged recordings to try.
    public static func tally(damaging sound: [[UInt8]], seed: UInt64, inputs: Int) -> OutcomeCounts
    {
        var damage = Damage(of: sound, seed: seed)
        var tally = OutcomeCounts()
        for _ in 0..<inputs {
            let bytes = damage.next()
            tally.add(outcome(of: bytes), of: bytes)
        }
        return tally
    }

    private static func outcome(
        of recording: Recording<G>, claiming claim: RunResult
    ) throws(RecordingProblem) -> ReadingOutcome {
        let game = try recording.fold(ticks: claim.ticks)
        // The recording can be played, so it must be valid with its true result as the claim.
        let truth = recording.bytes(claiming: game.result)
        do {
            let verified = try Recording<G>.verifying(truth)
            guard verified.game.stateHash == game.stateHash, game.isOver else {
                return .contradiction
            }
        } catch .unfinished(let tick) {
            guard tick == game.tick, !game.isOver else { return .contradiction }
        } catch {
            return .contradiction
        }
        guard game.result == claim else { return .doesNotReproduce }
        return game.isOver ? .holds : .unfinished
    }
}
