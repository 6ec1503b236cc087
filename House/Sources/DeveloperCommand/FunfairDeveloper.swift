import ArgumentParser
import CommandKit

/// The command `funfair-dev`, for people who work on the games: it plays them without a page, and
/// writes their sounds.
@main
struct FunfairDeveloper: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "funfair-dev",
        abstract: "Play Funfair's games without a screen, and export their sounds.",
        subcommands: [Simulate.self, Sounds.self]
    )

    /// Replaces the inherited method; see ``Terminal/run(_:)``.
    static func main() async { await Terminal.run(Self.self) }
}
