import ArgumentParser

extension Terminal {
    /// Runs the command that the process's arguments name, and ends the process.
    ///
    /// Unlike ArgumentParser's `main()`, it exits with 2 after usage errors, as most commands do,
    /// and ends the process through ``end(with:)``.
    ///
    /// - Parameters:
    ///   - root: The command with all its subcommands.
    ///   - hiding: Removes secrets from a message before it's printed.
    package static func run(
        _ root: any ParsableCommand.Type, hiding: (String) -> String = { $0 }
    ) async -> Never {
        do {
            var command = try root.parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            end(with: .success)
        } catch let failure as CommandFailure {
            printError("Error: \(hiding(failure.message))")
            end(with: failure.exitCode)
        } catch {
            let code = root.exitCode(for: error)
            let message = hiding(root.fullMessage(for: error))
            if !message.isEmpty {
                code == .success ? printLine(message) : printError(message)
            }
            end(with: code == .validationFailure ? .wrongUsage : code)
        }
    }
}
