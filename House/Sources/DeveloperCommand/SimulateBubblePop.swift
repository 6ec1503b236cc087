import Arcade
import ArgumentParser
import BubblePop
import CommandKit
import Foundation

/// `funfair-dev simulate bubblepop`.
struct SimulateBubblePop: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bubblepop",
        abstract: "Play BubblePop without a screen.",
        discussion: """
            With --trace, prints an object at the start and for every game second or tick: tick, \
            second, remaining (seconds, or null), score, chain, speed (stage units per second), \
            and bubbles with id, kind, points, x, y, radius (stage units) and phase: appearing, \
            whole or leaving. Then, for each run, {"result": {"seed", "score", "pops", \
            "longestChain", "ticks", "stateHash"}}.

            Exit codes: 0 played; 1 a file cannot be written; 2 usage error.
            """
    )

    @OptionGroup var options: SimulationOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The game time: 10 to 180 s in steps of 5. (default: 60)", valueName: "s"),
        transform: OptionReading.bounded)
    var seconds = Bounded<GameTime>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The most bubbles at once: 1 to 40. (default: 15)", valueName: "number"),
        transform: OptionReading.bounded)
    var maxBubbles = Bounded<MostBubbles>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The width of the screen, in any unit. The stage gets the screen's shape.",
            valueName: "length"))
    var width = 390.0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The height of the screen, in the same unit.", valueName: "length"))
    var height = 690.0

    @Option(
        help: ArgumentHelp(
            "The way to play: "
                + BubblePopSettings.ways.map(\.way.word).formatted(.list(type: .or)) + ".",
            valueName: "way"),
        transform: Self.readMode)
    var way = BubblePopMode.standard

    @Option(help: "The bot that plays.")
    var player = Player.idle

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The seed of the bot's own choices, so that bots differ on the same board. "
                + "(default: the run's seed)", valueName: "number"))
    var botSeed: UInt64?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of fingers it uses at once, 1 to 5.", valueName: "number"))
    var fingers = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Turn the device every this many seconds, 1 to 180. (default: never)",
            valueName: "s"))
    var turnEvery: Int?

    @Option(
        help: ArgumentHelp(
            "Write the run so far, after every second, to a file: each recording after its length "
                + "in four bytes, the lowest byte first.", valueName: "file"))
    var pieces: String?

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

        /// The bot's name in recordings.
        var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + " bot" }
    }

    func validate() throws {
        for (option, length) in [("--width", width), ("--height", height)] {
            guard length.isFinite, length > 0 else {
                throw ValidationError("\(option) must be a length above 0.")
            }
        }
        try OptionReading.check("--fingers", fingers, within: 1...5)
        if let turnEvery { try OptionReading.check("--turn-every", turnEvery, within: 1...180) }
    }

    func run() throws {
        try options.forEachSeed(play)
    }

    private func play(seed: UInt64, writingTo output: inout LineOutput) throws {
        var run = Run<BubblePopGame>(
            player: try options.playerName(orOf: player.name),
            settings: settings,
            stage: BubblePopGame.format.shape(fitting: width, by: height), seed: seed,
            isPractice: options.isPractice)
        var bot = BubblePopBot(player.style, seed: botSeed ?? seed)
        var cues: [Cue] = []
        var pieces: [UInt8] = []
        try print(run.game, to: &output)
        while !run.game.isOver {
            for _ in 0..<fingers {
                if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            }
            if isTurn(run.game.tick) { run.apply(.turn, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
            if self.pieces != nil, run.game.tick % Clock.ticksPerSecond == 0 {
                let bytes = run.bytes
                for byte in 0..<4 {
                    pieces.append(UInt8(truncatingIfNeeded: bytes.count >> (8 * byte)))
                }
                pieces += bytes
            }
            try print(run.game, to: &output)
        }
        if let file = self.pieces { try RecordingFile.write(pieces, to: file, seed: seed) }
        if let record = options.record {
            try RecordingFile.write(run.bytes, to: record, seed: seed)
        }
        let game = run.game
        try options.printResult(of: game, seed: seed, to: &output) { json in
            json.number("pops", game.pops)
            json.number("longestChain", game.chain.longest)
        }
    }

    /// The settings for the chosen way to play, with `seconds` as the game time if the way has one.
    private var settings: BubblePopSettings {
        var settings = BubblePopSettings.standard(in: way)
        settings.mostBubbles = maxBubbles
        let hasTime = BubblePopSettings.ways.first { $0.mode == way }?.way.unused.isEmpty ?? true
        if hasTime { settings.gameTime = seconds }
        return settings
    }

    private static func readMode(_ text: String) throws -> BubblePopMode {
        guard let way = BubblePopSettings.ways.first(where: { $0.way.word == text }) else {
            throw ValidationError(
                "BubblePop has no way to play called “\(text)”. Choose "
                    + BubblePopSettings.ways.map(\.way.word).formatted(.list(type: .or)) + ".")
        }
        return way.mode
    }

    private func isTurn(_ tick: Int) -> Bool {
        guard let turnEvery else { return false }
        return tick > 0 && tick % (turnEvery * Clock.ticksPerSecond) == 0
    }

    private func print(
        _ game: BubblePopGame, to output: inout LineOutput
    ) throws(CommandFailure) {
        try options.print(tick: game.tick, to: &output) { game.describe(in: &$0) }
    }
}
