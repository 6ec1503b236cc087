/// A replay of a run that can pause and continue with later inputs. It ends in the same state as a
/// replay of the whole recording at once.
///
/// Inlinable like `Recording.fold(ticks:eachTick:)`, so other modules can specialise it.
public struct Fold<G: Game>: Sendable {
    /// The state so far.
    @inlinable public var game: G { state }

    @usableFromInline var state: G

    /// Starts at tick 0 of a recording's run.
    public init(_ recording: Recording<G>) {
        state = G(
            settings: recording.settings, stage: recording.stage, seed: recording.seed)
    }

    /// Plays until a tick, without the inputs in that tick, because more of them may follow.
    ///
    /// - Parameters:
    ///   - tick: the tick to stop at. A tick in the past does nothing.
    ///   - inputs: the run's inputs from the current tick on, in order. Those at `tick` or later are
    ///     ignored.
    ///   - eachInput: called with every input and the state before it.
    ///   - eachTick: called with the state after every tick.
    /// - Throws: `.inputAfterTheEnd`.
    @inlinable
    @inline(__always)
    public mutating func play(
        to tick: Int, _ inputs: ArraySlice<Recording<G>.Stamped>,
        eachInput: (borrowing G, G.Input) -> Void, eachTick: (borrowing G) -> Void
    ) throws(RecordingProblem) {
        var cues: [Cue] = []
        var next = inputs.startIndex
        while state.tick < tick {
            while next < inputs.endIndex, inputs[next].tick == state.tick, !state.isOver {
                eachInput(state, inputs[next].input)
                state.apply(inputs[next].input, cues: &cues)
                next += 1
            }
            guard !state.isOver else { break }
            state.advance(cues: &cues)
            if !cues.isEmpty { cues.removeAll(keepingCapacity: true) }
            eachTick(state)
        }
        if next < inputs.endIndex, inputs[next].tick < tick {
            throw .inputAfterTheEnd(tick: inputs[next].tick)
        }
    }

    /// Applies the last inputs of a run, in the current tick.
    ///
    /// - Parameters:
    ///   - inputs: the inputs, in order.
    ///   - eachInput: called with every input and the state before it.
    /// - Throws: `.inputAfterTheEnd`, also for an input in another tick.
    @inlinable
    @inline(__always)
    public mutating func apply(
        _ inputs: ArraySlice<Recording<G>.Stamped>,
        eachInput: (borrowing G, G.Input) -> Void = { _, _ in }
    ) throws(RecordingProblem) {
        var cues: [Cue] = []
        for stamped in inputs {
            guard stamped.tick == state.tick, !state.isOver else {
                throw .inputAfterTheEnd(tick: stamped.tick)
            }
            eachInput(state, stamped.input)
            state.apply(stamped.input, cues: &cues)
        }
    }
}
