import ArgumentParser
import CommandKit
import House

/// `funfair scores remove`: removes players and all their scores.
struct ScoresRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove players with all their scores, and free their names.",
        discussion: """
            A name that isn't here doesn't keep the others from being removed, but the exit code is \
            1 then. Players can come back under the same name: `funfair bans add` keeps them away.
            """)

    @OptionGroup var players: PlayerNames
    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        defer { try? repository.close() }
        if players.dryRun {
            try await players.each("Would remove") { try await preview($0, in: repository) }
        } else {
            try await players.each("Removed") { try await remove($0, from: repository) }
        }
    }

    private func remove(
        _ name: String, from repository: any HouseRepository
    ) async throws -> String? {
        switch try await House.remove(name, from: repository) {
        case .removed(let name):
            Terminal.printLine("Removed “\(name)” and everything played under this name.")
            return nil
        case .looksLike(let other): return PlayerNames.problem(name, looksLike: other)
        case .nobody: return PlayerNames.problem(name)
        }
    }

    private func preview(
        _ name: String, in repository: any HouseRepository
    ) async throws -> String? {
        switch try await House.player(named: name, in: repository) {
        case .found(let player):
            let all = try await PlayerNames.belongings(of: player.id, player.name, in: repository)
            Terminal.printLine("Would remove \(all).")
            return nil
        case .looksLike(let other): return PlayerNames.problem(name, looksLike: other)
        case .nobody: return PlayerNames.problem(name)
        }
    }
}
