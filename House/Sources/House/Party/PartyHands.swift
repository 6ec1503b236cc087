import Foundation
import Funfair

/// What guests have sent for the current round, before it is judged.
struct PartyHands: Sendable {
    /// The players whose runs are being judged.
    private(set) var sent: Set<Int64> = []
    /// Bets, by player and spin.
    private(set) var bets: [Int64: [Int: StoredBet]] = [:]

    /// The runs that arrive in pieces, by player.
    private(set) var runs: [Int64: GuestRun] = [:]
    /// The length of each of these runs, in bytes.
    private var lengths: [Int64: Int] = [:]
    /// The length of all of them together.
    private(set) var length = 0
    /// The games played with these bets.
    private(set) var tables = PartyTables()

    mutating func hold(_ bet: StoredBet, of player: Int64) {
        var own = bets[player] ?? [:]
        own[bet.number] = bet
        tables.change(player, from: bets[player] ?? [:], to: own)
        bets[player] = own
    }

    mutating func play(
        _ player: Int64, pockets: [Int: Int], upTo spin: Int, name: @autoclosure () -> String?
    ) {
        guard let own = bets[player] else { return }
        tables.play(player, own, pockets: pockets, upTo: spin, name: name())
    }

    /// Replaces all bets.
    ///
    /// - Returns: whether they changed.
    mutating func hold(_ all: [PartyBet]) -> Bool {
        var bets: [Int64: [Int: StoredBet]] = [:]
        for bet in all { bets[bet.player, default: [:]][bet.bet.number] = bet.bet }
        guard bets != self.bets else { return false }
        for (player, old) in self.bets { tables.change(player, from: old, to: bets[player] ?? [:]) }
        self.bets = bets
        return true
    }

    mutating func run(of player: Int64, startingOn device: Data) -> GuestRun {
        if let run = runs[player] { return run }
        let run = GuestRun(device: device)
        runs[player] = run
        return run
    }

    /// Notes that a run has become longer.
    mutating func weigh(_ player: Int64) {
        let new = runs[player]?.bytes ?? 0
        length += new - (lengths[player] ?? 0)
        lengths[player] = new == 0 ? nil : new
    }

    /// Stops following the longest run.
    ///
    /// - Returns: whether there was one.
    mutating func dropLongest() -> Bool {
        let longest = lengths.max { ($0.value, $0.key) < ($1.value, $1.key) }
        guard let player = longest?.key else { return false }
        runs[player]?.end()
        weigh(player)
        return true
    }

    /// Forgets the runs that were judged.
    mutating func forget(judgedIn round: PartyRound?) {
        guard let round, !runs.isEmpty else { return }
        for player in runs.keys where round.results[player] != nil {
            runs[player] = nil
            weigh(player)
        }
    }

    mutating func forgetRuns() {
        runs = [:]
        lengths = [:]
        length = 0
    }

    mutating func send(_ player: Int64, _ isUnderWay: Bool) {
        if isUnderWay { sent.insert(player) } else { sent.remove(player) }
    }
}
