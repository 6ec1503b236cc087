import Arcade
import Funfair
import Roulette

/// The games of all who bet in a round of Roulette. Each spin is played once for each guest, so a bet
/// costs the same however many guests there are.
struct PartyTables: Sendable {
    /// What a guest had after a spin.
    struct Standing: Equatable, Sendable {
        let spin: Int
        let money: Int
        let score: Int
    }

    private struct Table {
        var game: TableGame
        /// The last spin that was looked at, with or without a bet.
        var spins = 0
        var standings: [Standing] = []

        mutating func play(_ wager: Wager, _ pocket: Pocket, of spin: Int) {
            game.play(wager, pocket: pocket)
            standings.append(Standing(spin: spin, money: game.money, score: game.score))
        }
    }

    private var tables: [Int64: Table] = [:]
    /// How many spins were played, over all guests.
    private(set) var played = 0

    /// A guest's game, as far as it was played.
    func game(of player: Int64) -> TableGame? { tables[player]?.game }

    /// What a guest had after a spin; nil before the first bet was played.
    func standing(of player: Int64, after spin: Int) -> Standing? {
        tables[player]?.standings.last { $0.spin <= spin }
    }

    /// Plays the spins of a guest that weren't played yet.
    ///
    /// - Parameters:
    ///   - bets: the guest's, by the numbers of their spins.
    ///   - pockets: by the numbers of their spins. The first that is missing ends it.
    ///   - last: the last spin to play.
    ///   - name: what the guest is called.
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

    /// Other bets of a guest came to light: what was played by the old ones is played again.
    mutating func change(
        _ player: Int64, from old: [Int: StoredBet], to new: [Int: StoredBet]
    ) {
        guard let spins = tables[player]?.spins else { return }
        if (1...max(1, spins)).contains(where: { old[$0] != new[$0] }) { tables[player] = nil }
    }
}
