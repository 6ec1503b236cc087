/// A run being played: its recording so far and the state that it folds to.
public struct Run<G: Game>: Sendable {
    /// What was done so far.
    public private(set) var recording: Recording<G>
    /// The state that the recording folds to.
    public private(set) var game: G

    /// A run at its first tick; the parameters are those of its recording.
    // Not inlined: each copy would hold the game's first state.
    @inline(never)
    public init(
        player: PlayerName, settings: G.Settings, stage: StageShape, seed: UInt64,
        isPractice: Bool = false
    ) {
        recording = Recording(
            player: player, settings: settings, stage: stage, seed: seed, isPractice: isPractice)
        game = G(settings: settings, stage: stage, seed: seed)
    }

    /// The run that was kept as `bytes`, exactly where it was.
    ///
    /// - Throws: `RecordingProblem` where they are no recording, or do not fold to their claim.
    public init(resuming bytes: [UInt8]) throws(RecordingProblem) {
        let (recording, claim) = try Recording<G>.reading(bytes)
        game = try recording.proven(claim)
        self.recording = recording
    }

    /// Does what the player did, now. Where the recording has no room for it, the run ends instead; hands
    /// do not come to that.
    public mutating func apply(_ input: G.Input, cues: inout [Cue]) {
        guard !game.isOver else { return }
        var input = input
        if recording.isFull {
            guard let ending = game.ending else { return }
            input = ending
        }
        recording.add(input, at: game.tick)
        game.apply(input, cues: &cues)
    }

    /// Lets one tick pass.
    public mutating func advance(cues: inout [Cue]) {
        game.advance(cues: &cues)
    }

    /// Takes back what was done last: the run as it would be now without it. For a bet that the house
    /// does not take any more.
    public mutating func takeBack() {
        var earlier = recording
        earlier.removeLast()
        do throws(RecordingProblem) {
            game = try earlier.fold(ticks: game.tick)
            recording = earlier
        } catch {
            // What came later would stand behind the end now: it stays as it is.
        }
    }

    /// The run as it is now, to keep or to send.
    public var bytes: [UInt8] { recording.bytes(claiming: game.result) }
}

extension Recording {
    /// The state after the last tick, where the recording comes to what it claims.
    ///
    /// - Parameters:
    ///   - claim: what it claims.
    ///   - eachTick: sees the state after every tick.
    /// - Throws: `.doesNotReproduce`, or `.inputAfterTheEnd`.
    @inlinable
    public func proven(
        _ claim: RunResult, eachTick: ((borrowing G) -> Void)? = nil
    ) throws(RecordingProblem) -> G {
        let game = try fold(ticks: claim.ticks, eachTick: eachTick)
        guard game.result == claim else {
            throw .doesNotReproduce(claimed: claim, folded: game.result)
        }
        return game
    }

    /// Reads `bytes`, folds them and holds the result against their claim.
    ///
    /// - Parameters:
    ///   - bytes: anything at all.
    ///   - eachTick: sees the state after every tick, before it is known whether the claim holds.
    /// - Throws: `RecordingProblem`; `.unfinished` where the run was left before its end.
    @inlinable
    public static func verifying(
        _ bytes: [UInt8], eachTick: ((borrowing G) -> Void)? = nil
    ) throws(RecordingProblem) -> (recording: Recording, game: G) {
        let (recording, claim) = try reading(bytes)
        let game = try recording.proven(claim, eachTick: eachTick)
        guard game.isOver else { throw .unfinished(tick: game.tick) }
        return (recording, game)
    }

    /// The same, for who wants to see what was done.
    ///
    /// Always inlined: otherwise each call of a closure copies the whole state, at every tick.
    ///
    /// - Parameters:
    ///   - bytes: anything at all.
    ///   - eachInput: sees every input, and the state that it meets, before it is known whether the
    ///     claim holds.
    ///   - eachTick: sees the state after every tick, before that is known.
    @inlinable
    @inline(__always)
    public static func verifying(
        _ bytes: [UInt8], eachInput: (borrowing G, G.Input) -> Void,
        eachTick: ((borrowing G) -> Void)? = nil
    ) throws(RecordingProblem) -> (recording: Recording, game: G) {
        let (recording, claim) = try reading(bytes)
        let game = try recording.fold(
            ticks: claim.ticks, eachInput: eachInput, eachTick: eachTick)
        guard game.result == claim else {
            throw .doesNotReproduce(claimed: claim, folded: game.result)
        }
        guard game.isOver else { throw .unfinished(tick: game.tick) }
        return (recording, game)
    }
}
