import ArgumentParser

/// `funfair bans`: keeps players away that the host doesn't want back.
struct Bans: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ban players, list the bans, and lift them.",
        discussion: """
            These commands work while a server is using the same scores. It notices within two \
            seconds.

            Exit codes: 0 done; 1 no scores, no such player or no such ban were found, or there are \
            too many bans; 2 usage error.
            """,
        subcommands: [BansList.self, BansAdd.self, BansLift.self],
        defaultSubcommand: BansList.self)
}
