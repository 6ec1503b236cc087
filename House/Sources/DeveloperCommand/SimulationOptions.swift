import Arcade
import ArgumentParser
import CommandKit

/// The options that all simulations share.
struct SimulationOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The seed of the run's random numbers, 0 to 2⁶⁴−1. (default: 1)", valueName: "number"),
        transform: Self.seed)
    var seed: UInt64 = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of runs. Each uses the next seed.", valueName: "number"))
    var runs = 1

    @Option(help: "Print the state at every second or tick.")
    var trace: Trace?

    @Option(
        help: ArgumentHelp(
            "Write the recording to a file. With several runs, {seed} in its name stands for each "
                + "run's seed.",
            valueName: "file"))
    var record: String?

    @Option(
        help: ArgumentHelp(
            "The player's name in the recording. The run is then not marked as practice, so the "
                + "house that issued its seed accepts it. (default: the bot's name, as practice)",
            valueName: "name"),
        transform: OptionReading.playerName)
    var name: PlayerName?

    /// Whether the recording says that its player chose the seed.
    var isPractice: Bool { name == nil }

    /// Returns the player's name in the recording: `--name` if given, otherwise `bot`.
    func playerName(orOf bot: String) throws -> PlayerName { try name ?? PlayerName(bot) }

    func validate() throws {
        try OptionReading.check("--runs", runs, within: 1...1_000_000)
        if let record, runs > 1, !record.contains(RecordingFile.seedMark) {
            throw ValidationError(
                "With several runs, put \(RecordingFile.seedMark) into the --record name, or each "
                    + "recording would overwrite the one before.")
        }
    }

    /// Calls `play` with each run's seed, and stops early if nothing reads the output any longer.
    func forEachSeed(_ play: (UInt64, inout LineOutput) throws -> Void) throws {
        var output = LineOutput()
        for index in 0..<UInt64(runs) where output.isWanted {
            try play(seed &+ index, &output)
        }
        try output.flush()
    }

    /// Prints a state if the trace includes the tick.
    func print(
        tick: Int, to output: inout LineOutput, _ describe: (inout JSONText) -> Void
    ) throws(CommandFailure) {
        let isDue =
            switch trace {
            case nil: false
            case .second: tick % Clock.ticksPerSecond == 0
            case .tick: true
            }
        if isDue { try print(to: &output, describe) }
    }

    /// Prints a state regardless of the tick, if there is a trace.
    func print(
        to output: inout LineOutput, _ describe: (inout JSONText) -> Void
    ) throws(CommandFailure) {
        guard trace != nil else { return }
        var json = JSONText()
        json.object(nil) { describe(&$0) }
        try output.write(json.text)
    }

    /// Prints the result of a run.
    func printResult<G: Game>(
        of game: G, seed: UInt64, to output: inout LineOutput,
        _ describe: (inout JSONText) -> Void
    ) throws(CommandFailure) {
        try print(game.result, seed: seed, to: &output, describe)
    }

    /// Prints the result of one run, or the combined result of several.
    func print(
        _ result: RunResult, seed: UInt64, to output: inout LineOutput,
        _ describe: (inout JSONText) -> Void
    ) throws(CommandFailure) {
        var json = JSONText()
        json.object(nil) { json in
            json.object("result") { json in
                json.number("seed", seed)
                json.number("score", result.score)
                describe(&json)
                json.number("ticks", result.ticks)
                json.string("stateHash", result.stateHash.hexadecimal)
            }
        }
        try output.write(json.text)
    }

    private static func seed(_ text: String) throws -> UInt64 {
        guard let seed = UInt64(text) else {
            throw ValidationError("A seed is a whole number from 0 to \(UInt64.max).")
        }
        return seed
    }
}

/// How often a simulation prints the state.
enum Trace: String, CaseIterable, ExpressibleByArgument {
    case second, tick
}
