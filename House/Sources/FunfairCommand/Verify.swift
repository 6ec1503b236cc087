import Arcade
import ArgumentParser
import CommandKit
import Funfair
import House
import Languages

/// `funfair verify`: replays recordings and checks their results.
struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replay recordings, and print their results or why they are invalid.",
        discussion: """
            A recording is valid if its run was played to the end, and a replay reaches the score \
            and the state that it claims. “Every tick” is a hash of the states at all ticks: it \
            tells whether two runs ever differ.

            Exit codes: 0 all are valid; 1 one is invalid, or cannot be read; 2 usage error.
            """
    )

    @Argument(help: ArgumentHelp("The recordings to verify.", valueName: "file"))
    var files: [String]

    @Flag(help: "Print only the state hash after every tick, one per line.")
    var hashes = false

    func run() throws {
        var output = LineOutput()
        var holds = true
        for file in files where output.isWanted {
            do throws(CommandFailure) {
                let bytes = try RecordingFile.bytes(at: file)
                try verify(bytes, of: file, writingTo: &output)
            } catch {
                holds = false
                // Flush first, to keep lines and errors in order.
                try output.flush()
                Terminal.printError(error.message)
            }
        }
        try output.flush()
        if !holds { throw ExitCode.failure }
    }

    private func verify(
        _ bytes: [UInt8], of file: String, writingTo output: inout LineOutput
    ) throws(CommandFailure) {
        var ticks: [UInt64] = []
        let run: VerifiedRun
        do {
            run = try VerifiedRun(verifying: bytes) { ticks.append($0) }
        } catch {
            throw CommandFailure(
                message: "\(file): \(error.sentence(in: .english))", exitCode: .failure)
        }
        if hashes {
            for tick in ticks { try output.write(tick.hexadecimal) }
        } else {
            for line in Self.lines(file: file, run: run, ticks: ticks) { try output.write(line) }
        }
    }

    private static func lines(file: String, run: VerifiedRun, ticks: [UInt64]) -> [String] {
        var everyTick = StateHash()
        for tick in ticks { everyTick.combine(tick) }
        var rows = [("Player", run.player.text), ("Game", run.proof.game(in: .english))]
        rows += run.settings.map { ($0.name(in: .english), $0.value(in: .english)) }
        rows += [
            ("Standard", run.isStandard ? "yes" : "no"), ("Party", run.isForParty ? "yes" : "no"),
            ("Practice", run.isPractice ? "yes" : "no"), ("Score", String(run.result.score)),
            ("Ticks", String(run.result.ticks)), ("State hash", run.result.stateHash.hexadecimal),
            ("Every tick", everyTick.value.hexadecimal),
        ]
        let width = rows.map(\.0.count).max() ?? 0
        return ["\(file): valid"]
            + rows.map { name, value in
                "  " + name + String(repeating: " ", count: width - name.count + 2) + value
            }
    }
}
