import Arcade
import ArgumentParser
import Breakout
import CommandKit

/// `funfair-dev simulate breakout`.
struct SimulateBreakout: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "breakout",
        abstract: "Play Breakout without a screen.",
        discussion: """
            With --trace, prints an object at the start and for every game second or tick: tick, \
            score, lives, level, phase (serving, playing, cleared or over), broken (bricks so \
            far), balls with id, x, y, vx, vy, radius, bricks with id, x, y, width, height, hits, \
            kind, and the paddle's x, y, width, height. Positions and sizes are in stage units, \
            400 by 640, with y downwards. A ball's position is its centre; a brick's or the \
            paddle's is its upper left corner. Velocities are in stage units per second. Then, \
            for each run, {"result": {"seed", "score", "level", "lives", "broken", \
            "longestStreak", "ticks", "stateHash"}}.

            With --wall, plays your own wall: a text file of 8 to 12 lines, ten characters each. \
            A full stop is a gap, and these are bricks: \(WallFile.marks). Clearing the wall ends \
            the run, and "isProof" in the result says whether the run proves that the wall can be \
            cleared.

            A run that is not over after --ticks ends there, and its recording says so. A run as \
            at a party has its own time and settings, so --party takes no others.

            Exit codes: 0 played; 1 a file cannot be read or written; 2 usage error.
            """
    )

    @OptionGroup var options: SimulationOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "End after this many ticks, 120 per second. (default: when the run is over)",
            valueName: "number"))
    var ticks: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The first level: 1 to \(FirstLevel.highest). (default: 1)",
            valueName: "number"),
        transform: OptionReading.bounded)
    var level = Bounded<FirstLevel>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Rows of bricks: 1 to 8. (default: 6)", valueName: "number"),
        transform: OptionReading.bounded)
    var rows = Bounded<RowsOfBricks>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Balls per life: 1 to 5. (default: 1)", valueName: "number"),
        transform: OptionReading.bounded)
    var balls = Bounded<BallCount>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Ball speed: 1 to 10. (default: 5)", valueName: "number"),
        transform: OptionReading.bounded)
    var ballSpeed = Bounded<BallSpeed>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How much speed a bounce keeps: 0.5 to 1, or 50 to 100 %, in steps of 5 %. "
                + "(default: 1)",
            valueName: "share"),
        transform: OptionReading.share)
    var bounciness = Bounded<Bounciness>.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Gravity: 0 to 1, or 0 to 100 %, in steps of 5 %. (default: 0)", valueName: "share"),
        transform: OptionReading.share)
    var gravity = Bounded<Gravity>.standard

    @Option(help: "The width of the paddle.")
    var paddle = Paddle.medium

    @Flag(inversion: .prefixedNo, help: "Include special bricks, which do more than break.")
    var specialBricks = true

    @Flag(help: "Play as at a party: for 90 s, with no lives.")
    var party = false

    @Flag(help: "Play with capsules, through all walls.")
    var capsules = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Play your own wall, drawn in a text file.", valueName: "file"))
    var wall: String?

    @Option(help: "The bot that plays.")
    var player = Player.idle

    /// A paddle's size, as the command line names it.
    enum Paddle: String, CaseIterable, ExpressibleByArgument {
        case small = "S"
        case medium = "M"
        case large = "L"

        var size: PaddleSize {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// A bot, as the command line names it.
    enum Player: String, CaseIterable, ExpressibleByArgument {
        case idle, tracking, perfect

        var style: BreakoutBot.Style {
            switch self {
            case .idle: .idle
            case .tracking: .tracking
            case .perfect: .perfect
            }
        }

        /// The bot's name in recordings.
        var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + " bot" }
    }

    func validate() throws {
        if party, ticks != nil || capsules || changed(.standard) != .standard {
            throw ValidationError(
                "--party has its own time and settings. Leave out --ticks, --capsules and all "
                    + "settings.")
        }
        if wall != nil,
            party || capsules || rows != .standard || level != .standard || !specialBricks
        {
            throw ValidationError(
                "--wall has its own rows and bricks. Leave out --party, --capsules, --rows, "
                    + "--level and --no-special-bricks.")
        }
        if let ticks {
            try OptionReading.check(
                "--ticks", ticks, within: 1...BreakoutSettings.standard.mostTicks)
        }
    }

    func run() throws {
        let settings = try settings
        try options.forEachSeed { seed, output in
            try play(settings, seed: seed, writingTo: &output)
        }
    }

    /// - Throws: `CommandFailure` if the file has no valid wall.
    private var settings: BreakoutSettings {
        get throws(CommandFailure) {
            if party { return .party }
            guard let wall else { return changed(capsules ? .capsules : .standard) }
            return changed(.drawn(try WallFile.wall(at: wall)))
        }
    }

    private func changed(_ way: BreakoutSettings) -> BreakoutSettings {
        var settings = way
        settings.firstLevel = level
        settings.rows = rows
        settings.balls = balls
        settings.ballSpeed = ballSpeed
        settings.bounciness = bounciness
        settings.gravity = gravity
        settings.paddle = paddle.size
        settings.hasSpecialBricks = specialBricks
        return settings
    }

    private func play(
        _ settings: BreakoutSettings, seed: UInt64, writingTo output: inout LineOutput
    ) throws {
        var run = Run<BreakoutGame>(
            player: try options.playerName(orOf: player.name),
            settings: settings, stage: BreakoutRules.stage, seed: seed,
            isPractice: options.isPractice)
        var bot = BreakoutBot(player.style, seed: seed)
        var cues: [Cue] = []
        try print(run.game, to: &output)
        while !run.game.isOver {
            if run.game.tick == ticks {
                run.apply(.finish, cues: &cues)
                break
            }
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
            try print(run.game, to: &output)
        }
        if let record = options.record {
            try RecordingFile.write(run.bytes, to: record, seed: seed)
        }
        let game = run.game
        try options.printResult(of: game, seed: seed, to: &output) { json in
            json.number("level", game.level)
            json.number("lives", game.lives)
            json.number("broken", game.broken)
            json.number("longestStreak", game.longestStreak)
            if wall != nil { json.flag("isProof", game.isProof) }
        }
    }

    private func print(_ game: BreakoutGame, to output: inout LineOutput) throws(CommandFailure) {
        try options.print(tick: game.tick, to: &output) { json in
            game.describe(in: &json)
            json.string("phase", game.phase.rawValue)
        }
    }
}
