import ArgumentParser

/// The command `funfair`, which serves Funfair and plays its games without a page.
@main
struct FunfairCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "funfair",
        abstract: "Serve Funfair's games to any browser, and look after their scores.",
        discussion: "Each command has its own help, with its exit codes: for instance, "
            + "funfair help serve.",
        version: version,
        subcommands: [
            Serve.self,
            Scores.self,
            Walls.self,
            Backup.self,
            Restore.self,
            Move.self,
            RenewKey.self,
            Simulate.self,
            Verify.self,
            Sounds.self,
        ]
    )

    /// Runs the command that the arguments name, and ends the process.
    ///
    /// Replaces the inherited method to exit with 2 after usage errors, as most commands do, and to
    /// end the process through ``Terminal/end(with:)``.
    static func main() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            Terminal.end(with: .success)
        } catch let failure as CommandFailure {
            Terminal.printError("Error: \(failure.message)")
            Terminal.end(with: failure.exitCode)
        } catch {
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            if !message.isEmpty {
                code == .success ? Terminal.printLine(message) : Terminal.printError(message)
            }
            Terminal.end(with: code == .validationFailure ? .wrongUsage : code)
        }
    }
}
