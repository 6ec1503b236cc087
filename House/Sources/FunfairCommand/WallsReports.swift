import ArgumentParser
import House

/// `funfair walls reports`: shows the walls that players reported.
struct WallsReports: AsyncParsableCommand {
    /// The maximum number of walls to list.
    private static let most = 100

    static let configuration = CommandConfiguration(
        commandName: "reports",
        abstract: "Show the walls that players reported, most reports first.",
        discussion: """
            Each line has the wall's code, the number of devices that reported it, when the first \
            and the last report came, the wall's name and its author. Look at a wall by opening \
            its link: your site's address with #wall=CODE.

            At most \(most) walls are listed. Remove or dismiss them to see more.
            """)

    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        let walls = try await repository.reportedWalls(atMost: Self.most)
        try repository.close()
        var output = LineOutput()
        if walls.isEmpty { try output.write("There are no reported walls.") }
        for wall in walls { try output.write(Self.line(wall)) }
        if !walls.isEmpty {
            try output.write(
                "To take a wall down: funfair walls remove CODE. To keep it: funfair walls dismiss "
                    + "CODE.")
        }
        try output.flush()
    }

    private static func line(_ wall: ReportedWall) -> String {
        "\(wall.code.text)  \(counted(wall.reports, "report"))  \(wall.first.text)  "
            + "\(wall.last.text)  “\(wall.name)” by \(wall.player)"
    }
}
