import ArgumentParser
import House
import HouseWire

/// `funfair walls remove`: takes a wall down for good.
struct WallsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Take a wall down with its board, and let nobody put it up again.")

    // Codes may begin with a hyphen, so they must not be parsed as options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            "The wall's code, as the list and links have it.", valueName: "code"))
    var codes: [String]

    @OptionGroup var scores: ScoresPlace

    func validate() throws {
        for code in codes where code.utf8.count != WireLimits.wallLetters {
            throw ValidationError(
                "“\(code)” is no code of a wall: each has \(WireLimits.wallLetters) letters.")
        }
    }

    func run() async throws {
        let repository = try await scores.openPresent()
        var unknown: [String] = []
        for code in codes {
            if let wall = try await House.takeDown(wall: code, from: repository) {
                Terminal.say("“\(wall.name)” by \(wall.player) is gone, with its board.")
            } else {
                unknown.append(code)
            }
        }
        try repository.close()
        guard unknown.isEmpty else {
            throw CommandFailure(
                message: "No wall is shown here as \(unknown.joined(separator: ", ")).",
                exitCode: .failure)
        }
    }
}
