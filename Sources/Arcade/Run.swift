/// A run in progress: its recording so far and the resulting state.
public struct Run<G: Game>: Sendable {
    /// The recording so far.
    public private(set) var recording: Recording<G>
    /// The state that the recording folds to.
    public private(set) var game: G

    /// Creates a run at tick 0. The parameters are stored in its recording.
    // Not inlined, because each copy would contain the game's initial state.
    @inline(never)
    public init(
        player: PlayerName, settings: G.Settings, stage: StageShape, seed: UInt64,
        isPractice: Bool = false
    ) {
        recording = Recording(
            player: player, settings: settings, stage: stage, seed: seed, isPractice: isPractice)
        game = G(settings: settings, stage: stage, seed: seed)
    }

    /// Resumes the run stored in `bytes` exactly where it stopped.
    ///
    /// - Throws: `RecordingProblem` if `bytes` are not a recording, or don't fold to the claimed
    ///   result.
    public init(resuming bytes: [UInt8]) throws(RecordingProblem) {
        let (recording, claim) = try Recording<G>.reading(bytes)
        game = try recording.proven(claim)
        self.recording = recording
    }

    /// Applies an input now. If the recording is full, applies `Game.ending` instead, or nothing if
    /// only the clock can end the run. No human can produce that many inputs.
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

    /// Advances by one tick.
    public mutating func advance(cues: inout [Cue]) {
        game.advance(cues: &cues)
    }

    /// Undoes the last input, such as a bet that the server no longer accepts.
    public mutating func undoLastInput() {
        var earlier = recording
        earlier.removeLast()
        do throws(RecordingProblem) {
            game = try earlier.fold(ticks: game.tick)
            recording = earlier
        } catch {
            // An input would come after the end, so the run stays unchanged.
        }
    }

    /// The run in its current state, encoded for storing or sending.
    public var bytes: [UInt8] { piece(after: 0) }

    /// Returns a piece of the run, for someone who already has its first inputs: a recording of the
    /// other inputs that claims the current state.
    ///
    /// - Parameter known: the number of inputs to leave out, at most the number of inputs.
    public func piece(after known: Int) -> [UInt8] {
        recording.bytes(claiming: game.result, after: known)
    }
}

extension Recording {
    /// Returns the state after the last tick, if the recording folds to its claimed result.
    ///
    /// - Parameters:
    ///   - claim: the claimed result.
    ///   - eachTick: called with the state after every tick.
    /// - Throws: `.doesNotReproduce` or `.inputAfterTheEnd`.
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

    /// Reads `bytes`, folds them, and compares the result with the claimed one.
    ///
    /// - Parameters:
    ///   - bytes: any bytes.
    ///   - eachTick: called with the state after every tick, before the claim is verified.
    /// - Throws: `RecordingProblem`; `.unfinished` if the run didn't reach its end.
    @inlinable
    public static func verifying(
        _ bytes: [UInt8], eachTick: ((borrowing G) -> Void)? = nil
    ) throws(RecordingProblem) -> (recording: Recording, game: G) {
        let (recording, claim) = try reading(bytes)
        let game = try recording.proven(claim, eachTick: eachTick)
        guard game.isOver else { throw .unfinished(tick: game.tick) }
        return (recording, game)
    }

    /// Verifies `bytes` like `verifying(_:eachTick:)`, and also calls `eachInput`.
    ///
    /// Always inlined, because otherwise every call of a closure would copy the whole state.
    ///
    /// - Parameters:
    ///   - bytes: any bytes.
    ///   - eachInput: called with every input and the state before it, before the claim is
    ///     verified.
    ///   - eachTick: called with the state after every tick, before the claim is verified.
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
