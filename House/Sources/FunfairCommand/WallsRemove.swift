import ArgumentParser
import House
import HouseWire

/// `funfair walls remove`: permanently removes a wall.
struct WallsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a wall with its board. Nobody can share the wall again.")

    // Codes may begin with a hyphen, so they must not be parsed as options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            "The wall's code, as in the list and in links.", valueName: "code"))
    var codes: [String]

    @OptionGroup var scores: ScoresPlace

    func validate() throws {
        for code in codes where code.utf8.count != WireLimits.wallLetters {
            throw ValidationError(
                "“\(code)” is not a wall's code: codes have \(WireLimits.wallLetters) letters.")
        }
    }

    func run() async throws {
        let repository = try await scores.openPresent()
        var unknown: [String] = []
        for code in codes {
            if let wall = try await House.takeDown(wall: code, from: repository) {
                Terminal.printLine("Removed “\(wall.name)” by \(wall.player), with its board.")
            } else {
                unknown.append(code)
            }
        }
        try repository.close()
        guard unknown.isEmpty else {
            throw CommandFailure(
                message: "There is no wall \(unknown.joined(separator: " or ")) here. "
                    + "`funfair walls list` lists the codes.",
                exitCode: .failure)
        }
    }
}
