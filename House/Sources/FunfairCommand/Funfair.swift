import ArgumentParser
import CommandKit
import HouseSettings

/// The command `funfair`, which serves Funfair and looks after its scores.
@main
struct FunfairCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "funfair",
        abstract: "Serve Funfair's games to any browser, and look after their scores.",
        discussion: "Each command has its own help, with its exit codes: for instance, "
            + "funfair help serve.",
        version: Version.text,
        subcommands: [
            Serve.self,
            CheckConfig.self,
            Status.self,
            Scores.self,
            ListRuns.self,
            Walls.self,
            Bans.self,
            Backup.self,
            Restore.self,
            Move.self,
            RenewKey.self,
            Verify.self,
        ]
    )

    /// Replaces the inherited method; see ``Terminal/run(_:hiding:)``. A misplaced address may contain
    /// a password.
    static func main() async {
        await Terminal.run(Self.self, hiding: SecretText.hidden(in:))
    }
}
