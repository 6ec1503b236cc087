import Foundation
import Funfair
import Roulette

/// What the house remembers of tables, where it takes the bet first and then draws.
public protocol TableRepository: Sendable {
    /// Opens a table.
    ///
    /// - Returns: false where its player was removed meanwhile.
    @discardableResult func openTable(
        id: String, player: Int64, contest: Contest, at moment: Moment
    ) async throws -> Bool
    /// A table, or nil.
    ///
    /// - Parameters:
    ///   - number: the number of a spin; only those after it are wanted.
    ///   - key: what a player calls a spin, which is wanted wherever it is.
    func table(id: String, after number: Int, asking key: String) async throws -> TableRecord?
    /// Stores a bet before its pocket is drawn.
    ///
    /// - Returns: false where a spin of that number or key is there already, as another house took it,
    ///   or the table is not there any more.
    func store(bet: StoredBet, onTable id: String) async throws -> Bool
    /// Stores what was drawn for a bet, and the score it came to, on all boards; where nothing was
    /// drawn for it before.
    func store(
        pocket: Int, ofSpin number: Int, onTable id: String, _ standing: TableStanding
    ) async throws -> Drawn
}

/// A table as the house remembers it.
public struct TableRecord: Sendable {
    let player: Int64
    /// Nil if the game has no such mode, or the contest isn't one of tables.
    let mode: RouletteMode?
    let rulesVersion: UInt8
    /// The spins that were wanted, in their order.
    let spins: [StoredSpin]
    /// The spin of the key that was asked for, if it was made.
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

/// A bet that was made at a table.
public struct StoredBet: Sendable, Equatable {
    /// From 1.
    package let number: Int
    /// What its player calls it, so that a request that is repeated is known.
    package let key: String
    /// What is bet, as the game's recordings have it.
    package let wager: Data

    package init(number: Int, key: String, wager: Data) {
        self.number = number
        self.key = key
        self.wager = wager
    }
}

/// What became of a draw.
public enum Drawn: Sendable, Equatable {
    /// The pocket counts, with the run that it belongs to.
    case now(RunID)
    /// Another one was drawn before; nil where there is no such bet any more.
    case before(Int?)
}

/// A bet and the pocket that was drawn for it, if it was.
public struct StoredSpin: Sendable, Equatable {
    package let bet: StoredBet
    package let pocket: Int?

    package init(bet: StoredBet, pocket: Int?) {
        self.bet = bet
        self.pocket = pocket
    }
}

/// What a table has come to.
public struct TableStanding: Sendable {
    package let player: Int64
    package let contest: Contest
    package let score: Int
    package let ticks: Int
    package let rulesVersion: UInt8
    /// The whole run, once it is over. Until then its recording is made of the spins where somebody wants
    /// it: written with each spin, it would be written thousands of times.
    package let recording: Data?
    package let boards: [Board]
    package let moment: Moment
}
