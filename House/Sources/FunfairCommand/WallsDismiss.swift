import ArgumentParser
import House

/// `funfair walls dismiss`: keeps a wall, and removes the reports about it.
struct WallsDismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dismiss",
        abstract: "Keep a reported wall. It is listed again if somebody reports it again.")

    @OptionGroup var walls: WallCodes
    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        var unreported: [String] = []
        for code in walls.codes {
            if let wall = try await House.dismissReports(ofWall: code, in: repository) {
                Terminal.printLine("Dismissed the reports of “\(wall.name)” by \(wall.player).")
            } else {
                unreported.append(code)
            }
        }
        try repository.close()
        guard unreported.isEmpty else {
            throw CommandFailure(
                message: "Nobody has reported a wall \(unreported.joined(separator: " or ")). "
                    + "`funfair walls reports` lists the codes.",
                exitCode: .failure)
        }
    }
}
