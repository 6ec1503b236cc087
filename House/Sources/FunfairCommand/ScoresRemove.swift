import ArgumentParser
import House

/// `funfair scores remove`: removes a player with every score.
struct ScoresRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Forget a player with every score, and let the name be used again.")

    @Argument(help: "The player's name, as a board shows it.")
    var name: String

    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        let removal = try await House.remove(name, from: repository)
        try repository.close()
        switch removal {
        case .removed(let name):
            Terminal.say("“\(name)” and everything played under this name is gone.")
        case .looksLike(let other):
            throw CommandFailure(
                message:
                    "Nobody plays as “\(name)” here. “\(other)” only looks like it, and was not "
                    + "touched.", exitCode: .failure)
        case .nobody:
            throw CommandFailure(message: "Nobody plays as “\(name)” here.", exitCode: .failure)
        }
    }
}
