import ArgumentParser
import CommandKit
import House
import HouseWire

/// `funfair walls list`: shows a page of the public walls.
struct WallsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Show walls, \(WireLimits.wallsOfPage) at a time.")

    @Option(
        help: ArgumentHelp(
            "The order: " + WallOrder.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "order"),
        transform: Self.readOrder)
    var by = WallOrder.newest

    @Option(
        help: ArgumentHelp(
            "The page, \(WireLimits.pages.lowerBound) to \(WireLimits.pages.upperBound).",
            valueName: "page"))
    var page = 0

    @OptionGroup var scores: ScoresPlace

    func validate() throws {
        guard WireLimits.pages.contains(page) else {
            throw ValidationError(
                "--page must be a whole number from \(WireLimits.pages.lowerBound) to "
                    + "\(WireLimits.pages.upperBound).")
        }
    }

    func run() async throws {
        let repository = try await scores.openPresent()
        let walls = try await repository.walls(
            by: by, after: page * WireLimits.wallsOfPage, atMost: WireLimits.wallsOfPage, for: nil)
        try repository.close()
        var output = LineOutput()
        if walls.isEmpty { try output.write("There are no walls on this page.") }
        for wall in walls { try output.write(Self.line(wall)) }
        try output.flush()
    }

    private static func line(_ wall: ShownWall) -> String {
        "\(wall.code.text)  \(wall.made.text)  \(counted(wall.plays, "play"))  "
            + "\(counted(wall.hearts, "heart"))  “\(wall.name)” by \(wall.player)"
    }

    private static func readOrder(_ text: String) throws -> WallOrder {
        guard let order = WallOrder(rawValue: text) else {
            throw ValidationError(
                "There is no order “\(text)”. Choose "
                    + WallOrder.allCases.map(\.rawValue).formatted(.list(type: .or)) + ".")
        }
        return order
    }
}
