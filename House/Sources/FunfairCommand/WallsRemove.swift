import ArgumentParser
import CommandKit
import House

/// `funfair walls remove`: permanently removes walls.
struct WallsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove walls with their boards. Nobody can share these walls again.",
        discussion: """
            A wall that isn't here doesn't keep the others from being removed, but the exit code is \
            1 then.
            """)

    @OptionGroup var walls: WallCodes

    @Option(
        name: .customLong("player"),
        help: ArgumentHelp(
            "A player, as a board shows the name: removes all their walls.", valueName: "name"))
    var players: [String] = []

    @OptionGroup var scores: ScoresPlace

    func validate() throws {
        guard !walls.isEmpty || !players.isEmpty else {
            throw ValidationError(
                "Name a wall's code, a player with --player or a file with --from.")
        }
    }

    func run() async throws {
        let repository = try await scores.openPresent()
        defer { try? repository.close() }
        let (codes, isMissing) = try await codes(of: players.withoutRepetitions, in: repository)
        try await walls.each(and: codes, walls.dryRun ? "Would remove" : "Removed") { code in
            guard let wall = try await remove(code, from: repository) else {
                return "There is no wall \(code) here. `funfair walls list` lists the codes."
            }
            Terminal.printLine(
                "\(walls.dryRun ? "Would remove" : "Removed") “\(wall.name)” by \(wall.player), with "
                    + "its board.")
            return nil
        }
        if isMissing { throw ExitCode.failure }
    }

    private func remove(
        _ code: String, from repository: any HouseRepository
    ) async throws -> ShownWall? {
        walls.dryRun
            ? try await House.wall(code, in: repository)
            : try await House.takeDown(wall: code, from: repository)
    }

    /// Returns the codes of players' walls, and whether one of the players isn't here.
    private func codes(
        of players: [String], in repository: any HouseRepository
    ) async throws -> (codes: [String], isMissing: Bool) {
        var codes: [String] = []
        var isMissing = false
        for name in players {
            switch try await House.player(named: name, in: repository) {
            case .found(let player):
                codes += try await repository.walls(ofPlayer: player.id).map(\.text)
            case .looksLike(let other):
                isMissing = true
                Terminal.printError("Error: " + PlayerNames.problem(name, looksLike: other))
            case .nobody:
                isMissing = true
                Terminal.printError("Error: " + PlayerNames.problem(name))
            }
        }
        return (codes, isMissing)
    }
}
