import ArgumentParser
import House

/// `funfair scores remove`: removes a player and all their scores.
struct ScoresRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a player with all their scores, and free the name.")

    @Argument(help: "The player's name, as a board shows it.")
    var name: String

    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        let removal = try await House.remove(name, from: repository)
        try repository.close()
        switch removal {
        case .removed(let name):
            Terminal.printLine("Removed “\(name)” and everything played under this name.")
        case .looksLike(let other):
            throw CommandFailure(
                message:
                    "There is no player “\(name)” here. “\(other)” only looks like it, and was not "
                    + "removed.", exitCode: .failure)
        case .nobody:
            throw CommandFailure(
                message: "There is no player “\(name)” here. Copy the name from a board.",
                exitCode: .failure)
        }
    }
}
