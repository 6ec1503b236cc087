import Arcade
import ArgumentParser
import CommandKit
import Languages
import Roulette

/// `funfair-dev simulate roulette`.
struct SimulateRoulette: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roulette",
        abstract: "Play Roulette without a screen.",
        discussion: """
            Plays on credit, so a run continues when the money is gone. With --system it plays \
            Classic instead: chips on red by a system, or scattered. When a run's money is gone, \
            another run continues until all spins are played.

            With --trace, prints an object at the start of a run, after every spin and, with \
            --turning, for every second or tick while the wheel turns: tick, money, score, level, \
            spins, bets (numbers), lastPocket, phase (betting, turning or over) and history (the \
            last pockets, newest first). Then, for each seed, {"result": {"seed", "score", \
            "level", "spins", "hits", "neighbours", "misses", "moneyPerSpin", "scorePerSpin", \
            "ticks", "stateHash"}}.

            The page shows the same balls for a practice run with the same seed: a spin's pocket \
            depends on the seed and the number of spins before it, not on the bets. A run has at \
            most \(RouletteRules.mostSpins) spins; more are played in several runs, one after \
            another. Then “score” and “ticks” are sums, and “stateHash” is that of the last run.

            Exit codes: 0 played; 1 a file cannot be written; 2 usage error.
            """
    )

    @OptionGroup var options: SimulationOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of spins, 1 to \(mostSpins); with --record at most "
                + "\(RouletteRules.mostSpins).",
            valueName: "number"))
    var spins = 100

    @Option(help: "How many numbers to bet on, and what they pay.")
    var level = Level(table: .standard)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The numbers to bet on at every spin, such as 1,2,3,4,5,6: as many as the level "
                + "needs. (default: new random ones for each spin)",
            valueName: "numbers"),
        transform: OptionReading.pockets)
    var bets: PocketSet?

    @Option(help: "Play Classic by this system, without a level or --bets.")
    var system: System?

    @Flag(help: "Let the wheel turn to its end: 4 s per spin instead of one tick.")
    var turning = false

    /// The maximum number of spins in a simulation. That many take a few minutes.
    private static let mostSpins = 100_000_000

    /// A level, as the command line names it.
    struct Level: ExpressibleByArgument {
        let table: RouletteLevel

        static var allValueStrings: [String] { RouletteLevel.all.map { $0.word } }

        var defaultValueDescription: String { table.word }

        init(table: RouletteLevel) {
            self.table = table
        }

        init?(argument: String) {
            guard let table = RouletteLevel.all.first(where: { $0.word == argument }) else {
                return nil
            }
            self.init(table: table)
        }
    }

    /// How to play Classic: with a betting system, or with a few chips on random places.
    struct System: ExpressibleByArgument {
        private static let scattered = "scattered"

        let word: String
        let table: BettingSystem?

        static var allValueStrings: [String] {
            BettingSystem.allCases.map { $0.word } + [scattered]
        }

        init?(argument: String) {
            word = argument
            table = BettingSystem.allCases.first { $0.word == argument }
            guard table != nil || argument == Self.scattered else { return nil }
        }
    }

    func validate() throws {
        try OptionReading.check("--spins", spins, within: 1...Self.mostSpins)
        guard options.record == nil || spins <= RouletteRules.mostSpins else {
            throw ValidationError(
                "A recording has at most \(RouletteRules.mostSpins) spins, not \(spins). "
                    + "Use fewer --spins, or leave out --record.")
        }
        guard system == nil || bets == nil else {
            throw ValidationError("--system chooses the bets. Leave out --bets.")
        }
        _ = try bet
    }

    func run() throws {
        try options.forEachSeed(play)
    }

    /// The bet from `--bets`, if given.
    private var bet: Bet? {
        get throws {
            guard let bets else { return nil }
            do throws(BetProblem) {
                return try Bet(bets, at: level.table)
            } catch {
                throw ValidationError(
                    "--bets: \(error.sentence(in: .english)) At the level \(level.table.word), "
                        + "bet on \(level.table.numbers) numbers.")
            }
        }
    }

    /// Returns a function that chooses the bet before each spin, or nil to end the run.
    private func bot(seed: UInt64) throws -> (RouletteGame) -> RouletteInput? {
        if let system, system.table == nil {
            var bot = ScatteredBot(seed: seed)
            return { bot.input(for: $0) }
        }
        var bot =
            try system?.table.map { RouletteBot($0) } ?? bet.map { RouletteBot(.numbers($0)) }
            ?? RouletteBot(level.table, seed: seed)
        return { bot.input(for: $0) }
    }

    private func play(seed: UInt64, writingTo output: inout LineOutput) throws {
        let bet = try bet
        let bot = try bot(seed: seed)
        var tally = SpinTally()
        var sum = RunResult(ticks: 0, score: 0, stateHash: 0)
        while tally.spins < spins, output.isWanted {
            var run = Run<RouletteGame>(
                player: try options.playerName(
                    orOf: system.map { "Bot, \($0.word)" }
                        ?? (bet == nil ? "Random bot" : "Steady bot")),
                settings: system == nil
                    ? RouletteSettings(level: level.table, isOnCredit: true) : .classic,
                stage: RouletteRules.stage, seed: seed, isPractice: options.isPractice)
            try play(&run, from: tally.spins, by: bot, writingTo: &output)
            if let record = options.record {
                try RecordingFile.write(run.bytes, to: record, seed: seed)
            }
            tally.add(
                system == nil ? run.game.tallies[level.table.code] : run.game.clothTally)
            let result = run.game.result
            sum = RunResult(
                ticks: sum.ticks + result.ticks, score: sum.score + result.score,
                stateHash: result.stateHash)
        }
        try options.print(sum, seed: seed, to: &output) { json in
            if let system {
                json.string("system", system.word)
            } else {
                json.string("level", level.table.word)
            }
            json.number("spins", tally.spins)
            json.number("hits", tally.hits)
            json.number("neighbours", tally.nearMisses)
            json.number("misses", tally.misses)
            json.number("moneyPerSpin", Double(tally.money) / Double(tally.spins), decimals: 9)
            json.number("scorePerSpin", Double(sum.score) / Double(tally.spins), decimals: 9)
        }
    }

    /// Plays a run to its end.
    ///
    /// - Parameter first: the number of spins simulated before this run.
    private func play(
        _ run: inout Run<RouletteGame>, from first: Int, by bot: (RouletteGame) -> RouletteInput?,
        writingTo output: inout LineOutput
    ) throws(CommandFailure) {
        var cues: [Cue] = []
        try options.print(to: &output) { run.game.describe(in: &$0) }
        var spin = first
        while spin < spins, !run.game.isOver, output.isWanted {
            var generator = SeededGenerator(seed: run.recording.seed, draw: spin)
            guard let input = bot(run.game) else { break }
            run.apply(input, cues: &cues)
            guard run.game.moment.awaitedDraw != nil else { break }
            run.apply(.ball(.drawn(by: &generator)), cues: &cues)
            if turning {
                try turn(&run, cues: &cues, writingTo: &output)
            } else {
                run.apply(.skip, cues: &cues)
                // Advance one tick, so the recording's states can be compared after each spin.
                run.advance(cues: &cues)
                try options.print(to: &output) { run.game.describe(in: &$0) }
            }
            cues.removeAll(keepingCapacity: true)
            spin += 1
        }
        run.apply(.leave, cues: &cues)
    }

    private func turn(
        _ run: inout Run<RouletteGame>, cues: inout [Cue], writingTo output: inout LineOutput
    ) throws(CommandFailure) {
        while run.game.moment.shownTicks != nil {
            run.advance(cues: &cues)
            try options.print(tick: run.game.tick, to: &output) { run.game.describe(in: &$0) }
        }
    }
}

extension SpinTally {
    fileprivate mutating func add(_ others: SpinTally) {
        hits += others.hits
        nearMisses += others.nearMisses
        misses += others.misses
        money += others.money
    }
}

extension OptionReading {
    /// Parses a set of pockets, given as distinct numbers separated by commas.
    fileprivate static func pockets(_ text: String) throws -> PocketSet {
        var pockets = PocketSet()
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let pocket = Int(word).flatMap({ Pocket($0) }) else {
                throw ValidationError(
                    "Bet on numbers from 0 to \(Pocket.highest), separated by commas, not on "
                        + "“\(word)”.")
            }
            guard !pockets.contains(pocket) else {
                throw ValidationError(
                    "Bet on different numbers: \(pocket.number) is there twice.")
            }
            pockets.insert(pocket)
        }
        return pockets
    }
}
