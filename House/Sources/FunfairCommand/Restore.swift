import ArgumentParser
import House
import HouseStore

/// `funfair restore`: replaces the scores with a backup.
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup in the place of the scores, and set aside what is there.",
        discussion: """
            Stop the house first. The backup is checked before anything is touched, and is only read; \
            nothing is ever written over.

            Exit codes: 0 restored; 1 the backup is none or damaged, a house is open, or the file \
            cannot be written; 2 wrong usage.
            """)

    @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
    var file: String

    @OptionGroup var scores: ScoresFile

    func run() async throws {
        let outcome: Restoring.Outcome
        do {
            outcome = try await Restoring(file, to: scores.data).restore(at: House.wallClock())
        } catch let problem as any CustomStringConvertible & Error {
            throw CommandFailure(message: problem.description, exitCode: .failure)
        }
        Terminal.say("\(scores.data) is \(file) now, with \(outcome.runs) runs.")
        for path in outcome.setAside { Terminal.say("What was there is in \(path).") }
    }
}
