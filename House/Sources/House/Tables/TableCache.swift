import Synchronization

/// A cache of open tables' games, so that a spin replays one spin and not the whole table.
///
/// The repository has everything needed to replay a game, so a table nobody plays at can be
/// dropped.
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
    ///   - most: the most tables kept.
    ///   - mostSpins: the most spins kept, over all tables. Each takes about 120 bytes.
    init(most: Int = 500, mostSpins: Int = 500_000) {
        self.most = most
        self.mostSpins = mostSpins
    }

    /// Takes out a table's game for exclusive use. Unless it is put back, it must be replayed.
    func take(_ id: String) -> TableGame? {
        state.withLock { state in
            guard let game = state.games.removeValue(forKey: id)?.game else { return nil }
            state.spins -= game.weight
            return game
        }
    }

    /// Keeps a game for its table's next spin. The least recently used ones make room.
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
