import Foundation
import Funfair
import Roulette

/// The store of tables. A bet is stored before its pocket is drawn.
public protocol TableRepository: Sendable {
    /// Opens a table.
    ///
    /// - Returns: false if its player was removed meanwhile.
    @discardableResult func openTable(
        id: String, player: Int64, contest: Contest, at moment: Timestamp
    ) async throws -> Bool
    /// Returns a table, or nil if not found.
    ///
    /// - Parameters:
    ///   - number: the number of a spin. Only later spins are included.
    ///   - key: the player's key for a spin to include, even an earlier one.
    func table(id: String, after number: Int, asking key: String) async throws -> TableRecord?
    /// Stores a bet before its pocket is drawn.
    ///
    /// - Returns: false if another house has stored a spin with that number or key, or the table
    ///   was removed.
    func store(bet: StoredBet, onTable id: String) async throws -> Bool
    /// Stores the pocket drawn for a bet, and adds the score to its boards, unless a pocket was
    /// drawn before.
    func store(
        pocket: Int, ofSpin number: Int, onTable id: String, _ standing: TableStanding
    ) async throws -> Drawn
}

/// A table as stored.
public struct TableRecord: Sendable {
    let player: Int64
    /// Nil if the game doesn't have the stored mode, or the contest has no tables.
    let mode: RouletteMode?
    let rulesVersion: UInt8
    /// The requested spins, in order.
    let spins: [StoredSpin]
    /// The spin with the requested key, if there is one.
    let asked: StoredSpin?

    package init(
        player: Int64, contest: Contest?, rulesVersion: UInt8, spins: [StoredSpin],
        asked: StoredSpin?
    ) {
        self.player = player
        mode = contest?.rouletteMode
        self.rulesVersion = rulesVersion
        self.spins = spins
        self.asked = asked
    }
}

/// A bet at a table.
public struct StoredBet: Sendable, Equatable {
    /// The spin's number, from 1.
    package let number: Int
    /// The player's key for the bet, which identifies a repeated request.
    package let key: String
    /// The bet, in the format of the game's recordings.
    package let wager: Data

    package init(number: Int, key: String, wager: Data) {
        self.number = number
        self.key = key
        self.wager = wager
    }
}

/// The result of storing a draw.
public enum Drawn: Sendable, Equatable {
    /// The pocket counts for this run.
    case now(RunID)
    /// Another pocket was already drawn; nil if the bet was removed.
    case before(Int?)
}

/// A bet and its pocket, if drawn.
public struct StoredSpin: Sendable, Equatable {
    package let bet: StoredBet
    package let pocket: Int?

    package init(bet: StoredBet, pocket: Int?) {
        self.bet = bet
        self.pocket = pocket
    }
}

/// The state of a table after a spin.
public struct TableStanding: Sendable {
    package let player: Int64
    package let contest: Contest
    package let score: Int
    package let ticks: Int
    package let rulesVersion: UInt8
    /// The whole recording, once the run is over. Until then it is made from the spins on demand,
    /// because storing it with each spin would write it thousands of times.
    package let recording: Data?
    package let boards: [Board]
    package let moment: Timestamp
}
