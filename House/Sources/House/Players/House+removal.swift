import Funfair

extension House {
    /// Removes a player and all their scores.
    ///
    /// - Parameter text: the name, in any case.
    public static func remove(
        _ text: String, from repository: any PlayerRepository
    ) async throws -> Removal {
        guard let name = try? HouseName(text) else { return .nobody }
        if let player = try await repository.remove(name) { return .removed(player.name) }
        return try await repository.player(named: name).map { .looksLike($0.name) } ?? .nobody
    }

    /// Takes down a wall for the host. Afterwards nobody can put the wall up again.
    ///
    /// - Parameters:
    ///   - letters: the wall's code; any other text isn't found.
    ///   - moment: the current time. The wall's device can't show walls for a day from then.
    /// - Returns: the wall, or nil if not found.
    public static func takeDown(
        wall letters: String, from repository: any WallRepository,
        at moment: Timestamp = wallClock()
    ) async throws -> ShownWall? {
        guard let code = WallCode(Array(letters.utf8)) else { return nil }
        return try await repository.takeDown(code, at: moment)
    }

    /// Returns a wall that is shown, or nil if not found.
    ///
    /// - Parameter letters: the wall's code; any other text isn't found.
    public static func wall(
        _ letters: String, in repository: any WallRepository
    ) async throws -> ShownWall? {
        guard let code = WallCode(Array(letters.utf8)) else { return nil }
        return try await repository.wall(code, for: nil)
    }

    /// Returns a wall that somebody reported, or nil if it has no reports.
    ///
    /// - Parameter letters: the wall's code; any other text isn't found.
    public static func reportedWall(
        _ letters: String, in repository: any WallRepository
    ) async throws -> ShownWall? {
        guard let code = WallCode(Array(letters.utf8)),
            try await repository.isReported(code)
        else { return nil }
        return try await repository.wall(code, for: nil)
    }

    /// Dismisses all reports of a wall for the host. The wall is listed again once somebody else
    /// reports it.
    ///
    /// - Parameter letters: the wall's code; any other text isn't found.
    /// - Returns: the wall, or nil if it has no reports.
    public static func dismissReports(
        ofWall letters: String, in repository: any WallRepository
    ) async throws -> ShownWall? {
        guard let code = WallCode(Array(letters.utf8)) else { return nil }
        return try await repository.dismissReports(of: code)
    }

    /// The result of removing a player, with the player's display name.
    public enum Removal: Equatable, Sendable {
        case removed(String)
        /// No player has the name, but there is a player whose name looks like it.
        case looksLike(String)
        case nobody
    }
}
