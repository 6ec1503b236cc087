import Foundation

// What a host does about players who come back.
extension House {
    /// The result of banning a player.
    public enum Banning: Equatable, Sendable {
        /// The devices are banned, and the names with everything played under them are removed.
        case banned(Ban, names: [String])
        /// No player has the name, but there is a player whose name looks like it.
        case looksLike(String)
        case nobody
        /// The house has as many bans as it can store.
        case tooMany
    }

    /// Bans a player: all devices that are linked now, and removes all names that they have, with
    /// everything played under them. After a crash it can be repeated with the same name.
    ///
    /// - Parameter text: one of the player's names, in any case.
    public static func ban(
        _ text: String, in repository: any HouseRepository, at moment: Timestamp = wallClock(),
        within limits: BanLimits = .standard
    ) async throws -> Banning {
        switch try await player(named: text, in: repository) {
        case .looksLike(let other): return .looksLike(other)
        case .nobody: return try await finishBan(of: text, in: repository) ?? .nobody
        case .found(let player):
            return try await ban(player, in: repository, at: moment, within: limits)
        }
    }

    /// Bans a player who was found, and removes everything that the player has.
    static func ban(
        _ player: Player, in repository: any HouseRepository, at moment: Timestamp,
        within limits: BanLimits
    ) async throws -> Banning {
        guard let ban = try await repository.ban(player, at: moment, within: limits) else {
            return .tooMany
        }
        // Linking may have given the player another owner since the player was found, but a banned
        // device can't be linked.
        let names = try await repository.names(of: ban.owner).map(\.name)
        _ = try await repository.remove(device: ban.owner)
        return .banned(ban, names: names)
    }

    /// Removes what is left of a player whose ban was interrupted after the name was removed.
    private static func finishBan(
        of text: String, in repository: any HouseRepository
    ) async throws -> Banning? {
        guard let name = try? HouseName(text) else { return nil }
        for ban in try await repository.bans() where HouseName.key(of: ban.name) == name.key {
            let names = try await repository.names(of: ban.owner).map(\.name)
            guard !names.isEmpty else { continue }
            _ = try await repository.remove(device: ban.owner)
            return .banned(ban, names: names)
        }
        return nil
    }

    /// A player that the host named.
    public enum Sought: Equatable, Sendable {
        case found(Player)
        /// No player has the name, but there is a player whose name looks like it.
        case looksLike(String)
        case nobody
    }

    /// Returns the player with exactly the given name, in any case.
    public static func player(
        named text: String, in repository: any PlayerRepository
    ) async throws -> Sought {
        guard let name = try? HouseName(text),
            let player = try await repository.player(named: name)
        else { return .nobody }
        return player.key == name.key ? .found(player) : .looksLike(player.name)
    }
}
