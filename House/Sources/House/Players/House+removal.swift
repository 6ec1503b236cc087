import Funfair

extension House {
    /// Forgets a player, with every score.
    ///
    /// - Parameter text: the name, in any case.
    public static func remove(
        _ text: String, from repository: any PlayerRepository
    ) async throws -> Removal {
        guard let name = try? HouseName(text) else { return .nobody }
        if let player = try await repository.remove(name) { return .removed(player.name) }
        return try await repository.player(named: name).map { .looksLike($0.name) } ?? .nobody
    }

    /// Takes down a wall for the host, so that nobody puts it up again.
    ///
    /// - Parameters:
    ///   - letters: its code, or anything else.
    ///   - moment: the present one. For a day from then on its device shows no walls.
    /// - Returns: which it was, or nil where there is none.
    public static func takeDown(
        wall letters: String, from repository: any WallRepository, at moment: Moment = wallClock()
    ) async throws -> ShownWall? {
        guard let code = WallCode(Array(letters.utf8)) else { return nil }
        return try await repository.takeDown(code, at: moment)
    }

    /// What became of the wish to forget a player; with the name as it is shown.
    public enum Removal: Equatable, Sendable {
        case removed(String)
        /// Nobody has the name, but somebody has one that looks like it.
        case looksLike(String)
        case nobody
    }
}
