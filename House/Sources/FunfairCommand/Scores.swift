import ArgumentParser

/// `funfair scores`: shows, cleans up and verifies the public boards.
struct Scores: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the public boards, look after them, and prove them again.",
        discussion: """
            All of these may be used while a server is open on the same file.

            Exit codes: 0 done; 1 there are no scores, or something is wrong with them; 2 wrong \
            usage.
            """,
        subcommands: [ScoresList.self, ScoresRemove.self, ScoresVerify.self],
        defaultSubcommand: ScoresList.self)
}
