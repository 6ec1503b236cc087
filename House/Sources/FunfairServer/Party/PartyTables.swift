import Arcade
import Funfair
import Roulette

/// The games of all who bet in a round of Roulette, folded from their bets and the pockets for all.
struct PartyTables: Sendable {
    private(set) var games: [Int64: TableGame] = [:]

    /// - Parameters:
    ///   - bets: of each guest, by the numbers of their spins.
    ///   - pockets: by the numbers of their spins.
    ///   - spins: how many spins are looked at: those whose wheels have stopped.
    ///   - names: what a guest is called.
    init(
        bets: [Int64: [Int: StoredBet]], pockets: [Int: Int], spins: Int,
        names: (Int64) -> String?
    ) {
        for (player, held) in bets {
            guard let name = names(player).flatMap({ try? PlayerName($0) }) else { continue }
            var game = TableGame(player: name)
            for spin in held.values.sorted(by: { $0.number < $1.number })
            where spin.number <= spins && !game.isOver {
                guard let wager = spin.roulette,
                    let pocket = pockets[spin.number].flatMap({ Pocket($0) })
                else { continue }
                game.play(wager, pocket: pocket)
            }
            games[player] = game
        }
    }
}
