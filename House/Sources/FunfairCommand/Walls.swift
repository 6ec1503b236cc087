import ArgumentParser

/// `funfair walls`: shows and removes walls that players drew, and shows which ones they reported.
struct Walls: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the walls that players drew or reported, and remove some.",
        discussion: """
            These commands work while a server is using the same file.

            Exit codes: 0 done; 1 no scores or no such wall were found; 2 usage error.
            """,
        subcommands: [WallsList.self, WallsReports.self, WallsDismiss.self, WallsRemove.self],
        defaultSubcommand: WallsList.self)
}
