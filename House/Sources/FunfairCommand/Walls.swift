import ArgumentParser

/// `funfair walls`: shows and removes walls that players drew.
struct Walls: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the walls that players drew, and take some down.",
        discussion: """
            Both may be used while a server is open on the same file.

            Exit codes: 0 done; 1 there are no scores, or no such wall; 2 wrong usage.
            """,
        subcommands: [WallsList.self, WallsRemove.self],
        defaultSubcommand: WallsList.self)
}
