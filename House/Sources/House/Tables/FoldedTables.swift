import Synchronization

/// The games of tables that are being played, so that a spin folds one spin and not the whole table.
///
/// What is here is what the repository knows, and nothing is here that could not be folded again:
/// a table that nobody plays at makes room for others.
final class FoldedTables: Sendable {
    private struct State {
        var games: [String: (game: TableGame, used: Int)] = [:]
        var spins = 0
        var turn = 0
    }

    private let most: Int
    private let mostSpins: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - most: how many tables are kept.
    ///   - mostSpins: how many spins they may weigh together. Each takes some 120 bytes.
    init(most: Int = 500, mostSpins: Int = 500_000) {
        self.most = most
        self.mostSpins = mostSpins
    }

    /// Takes a table's game out: nobody else has it until it is put back, and where it is not put
    /// back it is folded again.
    func take(_ id: String) -> TableGame? {
        state.withLock { state in
            guard let game = state.games.removeValue(forKey: id)?.game else { return nil }
            state.spins -= game.weight
            return game
        }
    }

    /// Keeps a game for its table's next spin. Those that were not used for longest make room.
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
