import Synchronization

/// A cache of the games at open tables. Without it, each spin would replay the whole game.
///
/// The repository has everything needed to replay a game, so a game can be dropped if nobody plays
/// it.
final class TableCache: Sendable {
    private struct State {
        var games: [String: (game: TableGame, used: Int)] = [:]
        var spins = 0
        var turn = 0
    }

    private let most: Int
    private let mostSpins: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - most: the maximum number of games to keep.
    ///   - mostSpins: the maximum number of spins to keep in all games. Each spin takes about 120
    ///     bytes.
    init(most: Int = 500, mostSpins: Int = 500_000) {
        self.most = most
        self.mostSpins = mostSpins
    }

    /// Takes a table's game out of the cache, for exclusive use; nil if it isn't cached. A game
    /// that isn't put back must be replayed.
    func take(_ id: String) -> TableGame? {
        state.withLock { state in
            guard let game = state.games.removeValue(forKey: id)?.game else { return nil }
            state.spins -= game.weight
            return game
        }
    }

    /// Keeps a game for its table's next spin, and drops the least recently used games if the cache
    /// is full.
    func keep(_ game: TableGame, of id: String) {
        state.withLock { state in
            state.turn += 1
            state.games[id] = (game, state.turn)
            state.spins += game.weight
            while state.games.count > most || state.spins > mostSpins,
                let oldest = state.games.min(by: { $0.value.used < $1.value.used })
            {
                state.games[oldest.key] = nil
                state.spins -= oldest.value.game.weight
            }
        }
    }
}
