/// A run as a value: rules, settings, stage, seed, and the inputs with their ticks. Folding these
/// produces everything else about the run.
///
/// Reading and folding are inlinable, so other modules can specialise them for their game.
/// Unspecialised generic code takes five times as long.
public struct Recording<G: Game>: Equatable, Sendable {
    /// An input and its tick.
    public struct Stamped: Equatable, Sendable {
        /// The value of `Game.tick` when the input applies.
        public let tick: Int
        /// What the player did.
        public let input: G.Input

        @usableFromInline
        init(tick: Int, input: G.Input) {
            self.tick = tick
            self.input = input
        }

        /// Appends the input, encoded relative to the previous input's `tick`, in a mode with
        /// `kinds` kinds of inputs.
        func write(behind tick: Int, of kinds: Int, to writer: inout ByteWriter) {
            writer.write((self.tick - tick) * kinds + input.kind)
            input.write(to: &writer)
        }
    }

    /// The player's name. The rules don't depend on it.
    public let player: PlayerName
    /// The settings at the start of the run.
    public let settings: G.Settings
    /// The stage at the start of the run.
    public let stage: StageShape
    /// The seed of the run's random numbers.
    public let seed: UInt64
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// The inputs in order.
    public private(set) var inputs: [Stamped] = []
    /// The encoded size of the inputs, in bytes.
    private var inputBytes = 0

    /// Creates a recording without inputs.
    public init(
        player: PlayerName, settings: G.Settings, stage: StageShape, seed: UInt64,
        isPractice: Bool = false
    ) {
        self.player = player
        self.settings = settings
        self.stage = stage
        self.seed = seed
        self.isPractice = isPractice
    }

    /// Creates a recording with inputs.
    @usableFromInline
    init(
        _ head: RecordingHead, settings: G.Settings, stage: StageShape, inputs: [Stamped],
        inputBytes: Int
    ) {
        self.init(
            player: head.player, settings: settings, stage: stage, seed: head.seed,
            isPractice: head.isPractice)
        self.inputs = inputs
        self.inputBytes = inputBytes
    }

    /// The same run before its first input.
    package var withoutInputs: Recording {
        Recording(
            player: player, settings: settings, stage: stage, seed: seed, isPractice: isPractice)
    }

    /// Returns the same run with the given inputs, in order.
    package func with(_ inputs: [(tick: Int, input: G.Input)]) -> Recording {
        var recording = withoutInputs
        recording.inputs = inputs.map { Stamped(tick: $0.tick, input: $0.input) }
        return recording
    }

    /// Whether the inputs exceed their maximum size.
    var isFull: Bool { inputBytes > RecordingFormat.mostInputBytes }

    /// Adds an input at `tick`, which must not precede the last input's tick. If the input replaces
    /// an earlier one in the same tick, the earlier input is overwritten, unless an input that
    /// can't be replaced, such as a tap, came in between. Screens may report a finger's movement
    /// more often than once per tick.
    mutating func add(_ input: G.Input, at tick: Int) {
        let stamped = Stamped(tick: tick, input: input)
        var index = inputs.endIndex
        while index > 0, inputs[index - 1].tick == tick {
            index -= 1
            let earlier = inputs[index].input
            if input.replaces(earlier) {
                inputBytes += size(of: stamped, behind: tick)
                inputBytes -= size(of: inputs[index], behind: tick)
                inputs[index] = stamped
                return
            }
            guard earlier.replaces(earlier) else { break }
        }
        inputBytes += size(of: stamped, behind: inputs.last?.tick ?? 0)
        inputs.append(stamped)
    }

    // Not inlined, because the browser downloads each copy.
    @inline(never)
    private func size(of stamped: Stamped, behind tick: Int) -> Int {
        var writer = ByteWriter()
        stamped.write(behind: tick, of: settings.inputKinds, to: &writer)
        return writer.bytes.count
    }

    /// Removes the last input.
    mutating func removeLast() {
        guard let last = inputs.popLast() else { return }
        inputBytes -= size(of: last, behind: inputs.last?.tick ?? 0)
    }

    /// Replays the run.
    ///
    /// - Parameters:
    ///   - ticks: the number of ticks to play.
    ///   - eachTick: called with the state after every tick.
    /// - Returns: the final state.
    /// - Throws: `.inputAfterTheEnd`.
    @inlinable
    public func fold(
        ticks: Int, eachTick: ((borrowing G) -> Void)? = nil
    ) throws(RecordingProblem) -> G {
        try fold(ticks: ticks, eachInput: { _, _ in }, eachTick: eachTick)
    }

    /// Replays the run like `fold(ticks:eachTick:)`, and calls `eachInput` with every input and the
    /// state before it. Always inlined, so an empty `eachInput` costs nothing.
    @inlinable
    @inline(__always)
    func fold(
        ticks: Int, eachInput: (borrowing G, G.Input) -> Void,
        eachTick: ((borrowing G) -> Void)? = nil
    ) throws(RecordingProblem) -> G {
        var game = G(settings: settings, stage: stage, seed: seed)
        var cues: [Cue] = []
        var next = 0
        while true {
            while next < inputs.count, inputs[next].tick == game.tick {
                guard !game.isOver else { throw .inputAfterTheEnd(tick: inputs[next].tick) }
                eachInput(game, inputs[next].input)
                game.apply(inputs[next].input, cues: &cues)
                next += 1
            }
            guard game.tick < ticks, !game.isOver else { break }
            game.advance(cues: &cues)
            if !cues.isEmpty { cues.removeAll(keepingCapacity: true) }
            eachTick?(game)
        }
        if next < inputs.count { throw .inputAfterTheEnd(tick: inputs[next].tick) }
        return game
    }
}

extension Game {
    /// The result of the run so far.
    public var result: RunResult { RunResult(ticks: tick, score: score, stateHash: stateHash) }
}
