import ArgumentParser

/// `funfair backup`: copies the scores, even while the server is running.
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Back up the scores to a new file, even while a server is using them.",
        discussion: """
            The backup holds all scores as they were at one moment, but not the ticket key. Only \
            its owner may read it. `funfair restore` brings it back.

            Exit codes: 0 backed up; 1 no scores were found, or the backup cannot be written; \
            2 usage error.
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
        Terminal.printLine("Backed up the scores to \(file).")
        try repository.close()
    }
}
