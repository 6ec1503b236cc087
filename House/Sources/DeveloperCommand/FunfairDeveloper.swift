import ArgumentParser
import CommandKit

/// The command `funfair-dev`, for people who work on the games: it plays them without a page,
/// writes their sounds, and serves a house for tests.
@main
struct FunfairDeveloper: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "funfair-dev",
        abstract: """
            Play Funfair's games without a screen, export their sounds, and serve a house for tests.
            """,
        subcommands: [Simulate.self, Sounds.self, SteppedHouse.self]
    )

    /// Replaces the inherited method; see ``Terminal/run(_:)``.
    static func main() async { await Terminal.run(Self.self) }
}
