import ArgumentParser
import CommandKit
import House
import HouseStore

/// `funfair restore`: replaces the scores with a backup.
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Restore the scores from a backup, and set the old file aside.",
        discussion: """
            Stop the house first. The backup is checked before anything changes, and is only read. \
            Nothing is ever overwritten.

            Exit codes: 0 restored; 1 the file is not a Funfair backup or is damaged, a house is \
            open, or the scores cannot be written; 2 usage error.
            """)

    @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
    var file: String

    @OptionGroup var scores: ScoresFile

    func run() async throws {
        let data = try scores.path()
        let outcome: Restoring.Report
        do {
            outcome = try await Restoring(file, to: data).restore(at: House.wallClock())
        } catch let problem as any CustomStringConvertible & Error {
            throw CommandFailure(message: problem.description, exitCode: .failure)
        }
        Terminal.printLine("Restored \(file) to \(data), with \(outcome.runs) runs.")
        for path in outcome.setAside { Terminal.printLine("The old file is now \(path).") }
    }
}
