import Arcade
import ArgumentParser
import BubblePop

/// `funfair simulate bubblepop`.
struct SimulateBubblePop: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bubblepop",
        abstract: "Play BubblePop without a screen.",
        discussion: """
            With --trace, prints an object for the start and for every game second or tick: tick, \
            second, remaining (seconds), score, chain, speed (stage units a second), and bubbles \
            with id, kind, points, x, y, radius (stage units) and phase: appearing, whole or \
            leaving. Then, for each run, {"result": {"seed", "score", "pops", "longestChain", \
            "ticks", "stateHash"}}.

            Exit codes: 0 played; 1 a file cannot be written; 2 wrong usage.
            """
    )

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("What the run's chances grow from, 0 to 2⁶⁴−1.", valueName: "number"),
        transform: Self.seed)
    var seed: UInt64

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The game time: 10 to 180 s in steps of 5. (default: 60)", valueName: "s"),
        transform: Self.gameTime)
    var seconds = Bounded<GameTime>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The most bubbles at once: 1 to 40. (default: 15)", valueName: "number"),
        transform: Self.mostBubbles)
    var maxBubbles = Bounded<MostBubbles>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The width of the screen, in any unit; the stage takes its shape.",
            valueName: "length"))
    var width = 390.0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The height of the screen, in the same unit.", valueName: "length"))
    var height = 690.0

    @Option(help: "Who plays.")
    var player = Player.idle

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("With how many fingers at a time, 1 to 5.", valueName: "number"))
    var fingers = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Turn the device after every so many seconds, 1 to 180; never, if left out.",
            valueName: "s"))
    var turnEvery: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many runs, each with the seed after the last.", valueName: "number")
    )
    var runs = 1

    @Option(help: "Print the state at every second or tick.")
    var trace: Trace?

    @Option(
        help: ArgumentHelp(
            "Write the recording to a file. With several runs, {seed} in its name stands for each "
                + "run's seed.",
            valueName: "file"))
    var record: String?

    /// A bot, as the command line names it.
    enum Player: String, CaseIterable, ExpressibleByArgument {
        case idle, random, greedy

        var style: BubblePopBot.Style {
            switch self {
            case .idle: .idle
            case .random: .random
            case .greedy: .greedy
            }
        }

        /// Its name in recordings.
        var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + " bot" }
    }

    func validate() throws {
        for (option, length) in [("--width", width), ("--height", height)] {
            guard length.isFinite, length > 0 else {
                throw ValidationError("\(option) must be a length above 0.")
            }
        }
        try Self.check("--fingers", fingers, within: 1...5)
        try Self.check("--runs", runs, within: 1...1_000_000)
        if let turnEvery { try Self.check("--turn-every", turnEvery, within: 1...180) }
        if let record, runs > 1, !record.contains(RecordingFile.seedMark) {
            throw ValidationError(
                "With several runs, the name after --record needs \(RecordingFile.seedMark) in it, "
                    + "or each recording would replace the one before.")
        }
    }

    func run() throws {
        var output = LineOutput()
        for index in 0..<UInt64(runs) where output.isWanted {
            try play(seed: seed &+ index, writingTo: &output)
        }
        try output.flush()
    }

    private func play(seed: UInt64, writingTo output: inout LineOutput) throws {
        var run = Run<BubblePopGame>(
            player: try PlayerName(player.name),
            settings: BubblePopSettings(gameTime: seconds, mostBubbles: maxBubbles),
            stage: BubblePopGame.format.shape(fitting: width, by: height), seed: seed,
            isPractice: true)
        var bot = BubblePopBot(player.style, seed: seed)
        var cues: [Cue] = []
        try print(run.game, to: &output)
        while !run.game.isOver {
            for _ in 0..<fingers {
                if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            }
            if isTurn(run.game.tick) { run.apply(.turn, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
            try print(run.game, to: &output)
        }
        if let record { try RecordingFile.write(run.bytes, to: record, seed: seed) }
        try output.write(Self.line(result: run.game, seed: seed))
    }

    private func isTurn(_ tick: Int) -> Bool {
        guard let turnEvery else { return false }
        return tick > 0 && tick % (turnEvery * Clock.ticksPerSecond) == 0
    }

    private func print(
        _ game: BubblePopGame, to output: inout LineOutput
    ) throws(CommandFailure) {
        let isDue =
            switch trace {
            case nil: false
            case .second: game.tick % Clock.ticksPerSecond == 0
            case .tick: true
            }
        guard isDue else { return }
        var json = JSONText()
        json.object(nil) { game.describe(in: &$0) }
        try output.write(json.text)
    }

    private static func line(result game: BubblePopGame, seed: UInt64) -> String {
        var json = JSONText()
        json.object(nil) { json in
            json.object("result") { json in
                json.number("seed", seed)
                json.number("score", game.score)
                json.number("pops", game.pops)
                json.number("longestChain", game.chain.longest)
                json.number("ticks", game.tick)
                json.string("stateHash", game.stateHash.hexadecimal)
            }
        }
        return json.text
    }

    // MARK: Reading options

    private static func seed(_ text: String) throws -> UInt64 {
        guard let seed = UInt64(text) else {
            throw ValidationError("A seed is a whole number from 0 to \(UInt64.max).")
        }
        return seed
    }

    private static func gameTime(_ text: String) throws -> Bounded<GameTime> {
        try bounded(text)
    }

    private static func mostBubbles(_ text: String) throws -> Bounded<MostBubbles> {
        try bounded(text)
    }

    private static func bounded<Range>(_ text: String) throws -> Bounded<Range> {
        let (value, problem) = Bounded<Range>.reading(text)
        if let problem { throw ValidationError(problem.refusal) }
        return value
    }

    private static func check(_ option: String, _ value: Int, within range: ClosedRange<Int>) throws
    {
        guard range.contains(value) else {
            throw ValidationError(
                "\(option) goes from \(range.lowerBound) to \(range.upperBound), not \(value).")
        }
    }
}
