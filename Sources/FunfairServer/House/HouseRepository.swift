import Foundation
import Funfair

/// What the house remembers: devices, players, runs, boards and tables. What it says is true once a
/// method has returned, also after the power went.
///
/// Nothing here is of one database: several houses may share one behind another implementation.
public protocol HouseRepository: Sendable {
    /// The key that tickets are signed with; the same for as long as the house stands.
    func ticketKey() async throws -> Data

    // Players

    /// Gives a name to a device, where it is nobody else's.
    ///
    /// - Parameters:
    ///   - device: the hash of the device's secret; nil for a device that has none yet.
    ///   - newDevice: the hash of the secret that such a device gets.
    func register(
        name: String, key: String, device: Data?, newDevice: Data, at moment: Moment
    ) async throws -> Registration
    /// Of some keys of names the first that is free, or nil.
    func firstFree(ofKeys keys: [String]) async throws -> Int?
    func player(key: String) async throws -> Player?
    func player(id: Int64) async throws -> Player?
    func knows(device: Data) async throws -> Bool

    // Runs and boards

    /// Remembers a run that was found to hold, and puts it onto its boards.
    func record(_ run: NewRun) async throws -> Recorded
    /// Whether this very recording came with a ticket before.
    func holds(_ recording: Data, ticket: Data) async throws -> Bool
    /// The recording of a run, or nil.
    func recording(ofRun id: Int64) async throws -> (bytes: Data, stall: Stall)?
    /// The ranks of a player's best on some boards.
    func ranks(ofPlayer id: Int64, on boards: [Board]) async throws -> [Period: Int]
    /// The first rows of a board, and those around a player.
    func page(of board: Board, limit: Int, around key: String?) async throws -> BoardPage

    // The day's challenge

    /// The ticket of a player's only try: `ticket`, or the one that was given before and not used.
    func challengeTry(
        _ ticket: Data, of stall: Stall, player: Int64, day: Day
    ) async throws -> ChallengeTry
    /// Whether a player's try was given.
    func hasTried(_ stall: Stall, key: String, day: Day) async throws -> Bool

    // Tables

    func openTable(id: String, player: Int64, rulesVersion: UInt8, at moment: Moment) async throws
    /// A table, or nil.
    ///
    /// - Parameters:
    ///   - number: the number of a spin; only those after it are wanted.
    ///   - key: what a player calls a spin, which is wanted wherever it is.
    func table(id: String, after number: Int, asking key: String) async throws -> TableRecord?
    /// Stores a bet before its pocket is drawn.
    func store(bet: StoredBet, onTable id: String) async throws
    /// Stores what was drawn for a bet, and the score it came to, on all boards.
    ///
    /// - Returns: the number of the table's run.
    func store(pocket: Int, ofSpin number: Int, onTable id: String, _ standing: TableStanding)
        async throws -> Int64

    // Looking after the house

    /// Forgets a player with everything that was played under the name.
    ///
    /// - Returns: whether there was one.
    func remove(key: String) async throws -> Bool
    /// Shows every run, in the order they came, until `body` says that it has seen enough.
    func eachRun(_ body: (StoredRun) throws -> Bool) throws
    /// What is wrong with what is kept, in sentences: broken pages, and counts that differ from a
    /// recount.
    func flaws() async throws -> [String]
    /// Copies everything, while the house is open, into a new file.
    func backUp(to path: String) async throws
}

/// Who plays.
public struct Player: Sendable, Equatable {
    public let id: Int64
    /// As it is shown.
    public let name: String
    /// The hash of the secret of the device whose name it is.
    public let device: Data
}

/// What became of a name.
public enum Registration: Sendable, Equatable {
    /// It is the device's now.
    case new(Player)
    /// It was the device's before.
    case known(Player)
    /// It is another device's.
    case taken
    /// The device is not known.
    case unknownDevice
}

/// A run that holds, and that nobody knows of yet.
public struct NewRun: Sendable {
    let ticket: [UInt8]
    let player: Int64
    let stall: Stall
    let entry: Entry
    let rulesVersion: UInt8
    let score: Int
    let ticks: Int
    let recording: Data
    let boards: [Board]
    let moment: Moment
}

/// What became of a run.
public enum Recorded: Sendable, Equatable {
    case new(Receipt)
    /// Its ticket was used before: by this very recording where there is a receipt.
    case before(Receipt?)
}

/// What a player learns of a run that counts.
public struct Receipt: Sendable, Equatable {
    let run: Int64
    let stall: Stall
    let entry: Entry
    let player: String
    let score: Int
    /// Whether it is the player's best ever.
    let isBest: Bool
    /// The ranks of the player's best in each period.
    let ranks: [Period: Int]
}

/// A row of a public board.
public struct Standing: Sendable, Equatable {
    /// 1 for the best; equal scores share a rank.
    public let rank: Int
    /// As it is shown.
    public let player: String
    /// The points.
    public let score: Int
    /// The number of the run.
    public let run: Int64
    /// When it counted.
    public let made: Moment
}

/// A part of a public board.
public struct BoardPage: Sendable, Equatable {
    /// How many players are on the board.
    public let players: Int
    /// The first rows.
    public let rows: [Standing]
    /// A player's row with those around it; empty where the player is not on the board.
    public let around: [Standing]
}

/// What became of the wish to try the day's challenge.
public enum ChallengeTry: Sendable, Equatable {
    case ticket(Data)
    case played
}

/// A table as the house remembers it.
public struct TableRecord: Sendable {
    let player: Int64
    let rulesVersion: UInt8
    /// The spins that were wanted, in their order.
    let spins: [StoredSpin]
    /// The spin of the key that was asked for, if it was made.
    let asked: StoredSpin?
}

/// A bet that was made at a table.
public struct StoredBet: Sendable, Equatable {
    /// From 1.
    let number: Int
    /// What its player calls it, so that a request that is repeated is known.
    let key: String
    /// The code of its level.
    let level: Int
    /// A bit for each pocket.
    let pockets: Int64
}

/// A bet and the pocket that was drawn for it, if it was.
public struct StoredSpin: Sendable, Equatable {
    let bet: StoredBet
    let pocket: Int?
}

/// What a table has come to.
public struct TableStanding: Sendable {
    let player: Int64
    let score: Int
    let ticks: Int
    let rulesVersion: UInt8
    /// The run so far, as if its player left now.
    let recording: Data
    let boards: [Board]
    let moment: Moment
}

/// A run as it is stored.
public struct StoredRun: Sendable {
    /// Its number.
    public let id: Int64
    /// Who played, as the boards show it.
    public let player: String
    /// The game.
    public let stall: Stall
    /// The points that the boards show.
    public let score: Int
    /// The recording.
    public let recording: Data
}
