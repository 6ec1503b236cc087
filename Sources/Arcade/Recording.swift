/// A run as a value: rules, settings, stage, seed, and the inputs, each stamped with its tick.
/// Everything else about the run follows from it by folding.
///
/// Reading and folding can be inlined, so that another module compiles them for its game: through
/// the tables of a generic they take five times as long.
public struct Recording<G: Game>: Equatable, Sendable {
    /// One thing the player did, and when.
    public struct Stamped: Equatable, Sendable {
        /// The tick before which it counts.
        public let tick: Int
        /// What was done.
        public let input: G.Input

        @usableFromInline
        init(tick: Int, input: G.Input) {
            self.tick = tick
            self.input = input
        }

        /// Appends it, as it comes behind an input of `tick`, in a mode of so many `kinds` of inputs.
        func write(behind tick: Int, of kinds: Int, to writer: inout ByteWriter) {
            writer.write((self.tick - tick) * kinds + input.kind)
            input.write(to: &writer)
        }
    }

    /// Who played.
    public let player: PlayerName
    /// The settings of the run.
    public let settings: G.Settings
    /// The stage at its start.
    public let stage: StageShape
    /// What its randomness grew from.
    public let seed: UInt64
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// The inputs, in the order they were done.
    public private(set) var inputs: [Stamped] = []
    /// How many bytes they take.
    private var inputBytes = 0

    /// A run of which nothing was played yet.
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

    /// A run of which something was played.
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

    /// Whether there is no room for more inputs.
    var isFull: Bool { inputBytes > RecordingFormat.mostInputBytes }

    /// Adds what was done before `tick`, which is never before an earlier input's tick. An input of the
    /// same tick that it replaces goes, as long as nothing came in between but what is replaced, too:
    /// a screen may tell of a finger's way more often than a tick passes.
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

    // Not inlined: the browser downloads each copy.
    @inline(never)
    private func size(of stamped: Stamped, behind tick: Int) -> Int {
        var writer = ByteWriter()
        stamped.write(behind: tick, of: settings.inputKinds, to: &writer)
        return writer.bytes.count
    }

    /// Takes back what was done last.
    mutating func removeLast() {
        guard let last = inputs.popLast() else { return }
        inputBytes -= size(of: last, behind: inputs.last?.tick ?? 0)
    }

    /// Plays the run again.
    ///
    /// - Parameters:
    ///   - ticks: how many ticks to play.
    ///   - eachTick: sees the state after every tick.
    /// - Throws: `.inputAfterTheEnd`.
    @inlinable
    public func fold(
        ticks: Int, eachTick: ((borrowing G) -> Void)? = nil
    ) throws(RecordingProblem) -> G {
        try fold(ticks: ticks, eachInput: { _, _ in }, eachTick: eachTick)
    }

    /// Always inlined: where nobody looks at the inputs, nothing is left of asking.
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
    /// What the run has come to so far.
    public var result: RunResult { RunResult(ticks: tick, score: score, stateHash: stateHash) }
}
