import ArgumentParser
import CommandKit
import House

/// `funfair bans list`: shows the bans.
struct BansList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the bans, oldest first.",
        discussion: """
            Each line has the ban's number, when it was made, the number of devices, and the name \
            of the player.
            """)

    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        let bans = try await repository.bans()
        try repository.close()
        var output = LineOutput()
        if bans.isEmpty { try output.write("There are no bans.") }
        for ban in bans {
            try output.write(
                "\(ban.number)  \(ban.made.text)  \(counted(ban.devices, "device"))  “\(ban.name)”")
        }
        try output.flush()
    }
}
