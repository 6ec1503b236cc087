import ArgumentParser
import FunfairServer

/// `funfair scores remove`: takes a name off.
struct ScoresRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Forget a player with every score, and let the name be used again.")

    @Argument(help: "The player's name, as a board shows it.")
    var name: String

    @OptionGroup var scores: ScoresFile

    func run() async throws {
        let repository = try scores.openPresent()
        guard let removed = try await House.remove(name, from: repository) else {
            throw CommandFailure(message: "Nobody plays as “\(name)” here.", exitCode: .failure)
        }
        Terminal.say("“\(removed)” and everything played under this name is gone.")
        try repository.close()
    }
}
