import ArgumentParser
import House

/// `funfair walls remove`: permanently removes a wall.
struct WallsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a wall with its board. Nobody can share the wall again.")

    @OptionGroup var walls: WallCodes
    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        var unknown: [String] = []
        for code in walls.codes {
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
