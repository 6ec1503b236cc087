import ArgumentParser
import CommandKit
import House

/// `funfair bans add`: removes players, and bans their devices.
struct BansAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Remove players with all their names, scores and walls, and ban their devices.",
        discussion: """
            The house refuses anything else from all devices that the player has linked. Somebody \
            who clears their browser's data is a new device, which no house can recognize.

            A name that isn't here doesn't keep the others from being banned, but the exit code is \
            1 then.
            """)

    @OptionGroup var players: PlayerNames
    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        defer { try? repository.close() }
        if players.dryRun {
            try await players.each("Would ban") { try await preview($0, in: repository) }
        } else {
            try await players.each("Banned") { try await ban($0, in: repository) }
        }
    }

    private func ban(_ name: String, in repository: any HouseRepository) async throws -> String? {
        switch try await House.ban(name, in: repository) {
        case .banned(let ban, let names):
            Terminal.printLine(
                "Banned “\(ban.name)” with \(counted(ban.devices, "device")), and removed "
                    + names.map { "“\($0)”" }.formatted(.list(type: .and)) + ".")
            return nil
        case .looksLike(let other): return PlayerNames.problem(name, looksLike: other)
        case .nobody: return PlayerNames.problem(name)
        case .tooMany:
            return "There are too many bans for “\(name)”. Lift old ones: funfair bans lift NUMBER"
        }
    }

    private func preview(
        _ name: String, in repository: any HouseRepository
    ) async throws -> String? {
        switch try await House.player(named: name, in: repository) {
        case .found(let player):
            let devices = max(1, try await repository.devices(of: player.device).count)
            Terminal.printLine("Would ban “\(player.name)” with \(counted(devices, "device")).")
            for own in try await repository.names(of: player.device) {
                let all = try await PlayerNames.belongings(of: own.player, own.name, in: repository)
                Terminal.printLine("Would remove \(all).")
            }
            return nil
        case .looksLike(let other): return PlayerNames.problem(name, looksLike: other)
        case .nobody: return PlayerNames.problem(name)
        }
    }
}
