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

    /// What became of the wish to forget a player; with the name as it is shown.
    public enum Removal: Equatable, Sendable {
        case removed(String)
        /// Nobody has the name, but somebody has one that looks like it.
        case looksLike(String)
        case nobody
    }
}
