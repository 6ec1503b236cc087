import ArgumentParser
import CommandKit
import House

/// `funfair walls dismiss`: keeps walls, and removes the reports about them.
struct WallsDismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dismiss",
        abstract: "Keep reported walls. They are listed again if somebody reports them again.")

    @OptionGroup var walls: WallCodes
    @OptionGroup var scores: ScoresPlace

    func validate() throws {
        guard !walls.isEmpty else {
            throw ValidationError("Name a wall's code, or a file with --from.")
        }
    }

    func run() async throws {
        let repository = try await scores.openPresent()
        defer { try? repository.close() }
        try await walls.each(walls.dryRun ? "Would dismiss" : "Dismissed") { code in
            let wall =
                walls.dryRun
                ? try await House.reportedWall(code, in: repository)
                : try await House.dismissReports(ofWall: code, in: repository)
            guard let wall else {
                return "Nobody has reported a wall \(code). `funfair walls reports` lists the "
                    + "codes."
            }
            Terminal.printLine(
                "\(walls.dryRun ? "Would dismiss" : "Dismissed") the reports of “\(wall.name)” by "
                    + "\(wall.player).")
            return nil
        }
    }
}
