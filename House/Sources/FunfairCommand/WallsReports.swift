import ArgumentParser
import CommandKit
import House

/// `funfair walls reports`: shows the walls that players reported.
struct WallsReports: AsyncParsableCommand {
    private static let range = 1...1000

    static let configuration = CommandConfiguration(
        commandName: "reports",
        abstract: "Show the walls that players reported, most reports first.",
        discussion: """
            Each line has the wall's code, the number of devices that reported it, when the first \
            and the last report came, the wall's name and its author. Look at a wall by opening \
            its link: your site's address with #wall=CODE.

            To work through many, save the list in a file, leave only the lines of the walls to \
            remove, and pass it to `funfair walls remove --from`.
            """)

    @Option(
        help: ArgumentHelp(
            "The most walls to list, \(range.lowerBound) to \(range.upperBound).",
            valueName: "walls"))
    var limit = 100

    @OptionGroup var scores: ScoresPlace

    func validate() throws { try OptionReading.check("--limit", limit, within: Self.range) }

    func run() async throws {
        let repository = try await scores.openPresent()
        let walls = try await repository.reportedWalls(atMost: limit + 1)
        try repository.close()
        var output = LineOutput()
        if walls.isEmpty { try output.write("There are no reported walls.") }
        for wall in walls.prefix(limit) { try output.write(Self.line(wall)) }
        try output.flush()
        // A list that somebody saves has only walls.
        if walls.count > limit {
            Terminal.printError(
                "There are more. To see them, remove or dismiss these, or raise --limit.")
        }
        if !walls.isEmpty {
            Terminal.printError(
                "To take a wall down: funfair walls remove CODE. To keep it: funfair walls dismiss "
                    + "CODE.")
        }
    }

    private static func line(_ wall: ReportedWall) -> String {
        "\(wall.code.text)  \(counted(wall.reports, "report"))  \(wall.first.text)  "
            + "\(wall.last.text)  “\(wall.name)” by \(wall.player)"
    }
}
