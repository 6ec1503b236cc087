import ArgumentParser

/// `funfair backup`: copies the scores, even while the server is open.
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the scores into a new file, also while a server is open on them.",
        discussion: """
            The copy is a whole file of scores of one moment, for its owner's eyes alone, without the \
            key of the tickets. `funfair restore` goes back to it.

            Exit codes: 0 copied; 1 there are no scores, or the copy cannot be written; 2 wrong \
            usage.
            """)

    @Argument(help: ArgumentHelp("The new file.", valueName: "file"))
    var file: String

    @OptionGroup var scores: ScoresFile

    func run() async throws {
        let repository = try scores.openPresent()
        do {
            try await repository.backUp(to: file)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
        Terminal.say("The scores were copied to \(file).")
        try repository.close()
    }
}
