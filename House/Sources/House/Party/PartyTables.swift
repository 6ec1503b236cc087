import Arcade
import Funfair
import Roulette

/// The games of all players in a round of Roulette. Each guest's spin is played only once, so the
/// number of guests doesn't change the cost of a bet.
struct PartyTables: Sendable {
    /// A guest's money and score after a spin.
    struct Standing: Equatable, Sendable {
        let spin: Int
        let money: Int
        let score: Int
    }

    private struct Table {
        var game: TableGame
        /// The number of the last spin played, with or without a bet.
        var spins = 0
        var standings: [Standing] = []

        mutating func play(_ wager: Wager, _ pocket: Pocket, of spin: Int) {
            game.play(wager, pocket: pocket)
            standings.append(Standing(spin: spin, money: game.money, score: game.score))
        }
    }

    private var tables: [Int64: Table] = [:]
    /// The number of spins played by all guests together.
    private(set) var played = 0

    /// Returns a guest's game, with the spins played so far; nil before the guest's first bet.
    func game(of player: Int64) -> TableGame? { tables[player]?.game }

    /// Returns a guest's standing after the given spin; nil before the guest's first bet.
    func standing(of player: Int64, after spin: Int) -> Standing? {
        tables[player]?.standings.last { $0.spin <= spin }
    }

    /// Plays a guest's spins that haven't been played yet.
    ///
    /// - Parameters:
    ///   - bets: the guest's bets by spin.
    ///   - pockets: the pockets by spin. Playing stops at the first bet whose pocket is missing.
    ///   - last: the last spin to play.
    ///   - name: the guest's name.
    mutating func play(
        _ player: Int64, _ bets: [Int: StoredBet], pockets: [Int: Int], upTo last: Int,
        name: @autoclosure () -> String?
    ) {
        if tables[player] == nil {
            guard let name = name().flatMap({ try? PlayerName($0) }) else { return }
            tables[player] = Table(game: TableGame(player: name))
        }
        while let spin = tables[player]?.spins, spin < last {
            let next = spin + 1
            if let wager = bets[next]?.roulette, tables[player]?.game.isOver == false {
                guard let pocket = pockets[next].flatMap({ Pocket($0) }) else { return }
                tables[player]?.play(wager, pocket, of: next)
                played += 1
            }
            tables[player]?.spins = next
        }
    }

    /// Drops a guest's game if a bet on a spin that was played has changed. The game is then
    /// replayed.
    mutating func change(
        _ player: Int64, from old: [Int: StoredBet], to new: [Int: StoredBet]
    ) {
        guard let spins = tables[player]?.spins else { return }
        if (1...max(1, spins)).contains(where: { old[$0] != new[$0] }) { tables[player] = nil }
    }
}
