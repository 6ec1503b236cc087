import ArgumentParser
import CommandKit
import House

/// The players that a command removes.
struct PlayerNames: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The players' names, as a board shows them.", valueName: "name"))
    private var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file with more names, one per line; - is standard input.", valueName: "file"))
    private var from: String?

    @Flag(help: "Only say what would be removed.")
    var dryRun = false

    func validate() throws {
        guard !names.isEmpty || from != nil else {
            throw ValidationError("Name a player, or a file with --from.")
        }
    }

    /// Calls `body` with each name, in order, and counts the players.
    ///
    /// - Parameters:
    ///   - done: what was done to the players, such as `Removed`.
    ///   - body: prints what it did. Returns why it did nothing, or nil.
    /// - Throws: `ExitCode.failure` in the end, if nothing could be done for one of the names.
    func each(_ done: String, _ body: (String) async throws -> String?) async throws {
        let listed = try from.map { try TextList.lines(of: $0) } ?? []
        try await TextList.each(names + listed, "player", done, body)
    }

    /// Returns why a name leads to no player.
    static func problem(_ name: String, looksLike other: String? = nil) -> String {
        "There is no player “\(name)” here. "
            + (other.map { "“\($0)” only looks like it, and was not removed." }
                ?? "Copy the name from a board.")
    }

    /// Returns what belongs to a player, such as `“Ada”, with 3 runs and 1 wall`.
    static func belongings(
        of id: Int64, _ name: String, in repository: any HouseRepository
    ) async throws -> String {
        let runs = try await repository.runs(ofPlayer: id).count
        let walls = try await repository.walls(ofPlayer: id).count
        return "“\(name)”, with \(counted(runs, "run")) and \(counted(walls, "wall"))"
    }
}
