import ArgumentParser

/// `funfair scores`: shows, cleans up and verifies the public boards.
struct Scores: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List and verify the public boards, and remove players.",
        discussion: """
            These commands work while a server is using the same file.

            Exit codes: 0 done; 1 no scores or no such player were found, or something is wrong \
            with the scores; 2 usage error.
            """,
        subcommands: [ScoresList.self, ScoresRemove.self, ScoresVerify.self],
        defaultSubcommand: ScoresList.self)
}
