import Foundation
import Funfair

/// What the house remembers: devices, players, runs, boards and tables. What it says is true once a
/// method has returned, also after the power went.
///
/// Nothing here is of one database: several houses may share one behind another implementation.
public protocol HouseRepository: Sendable {
    // Players

    /// Gives a name to a device, where neither it nor one that looks like it is another's. From its
    /// first name on the device is known.
    ///
    /// - Parameter device: the hash of the device's secret.
    func register(
        _ name: HouseName, device: Data, at moment: Moment
    ) async throws -> Registration
    /// Whether neither a name nor one that looks like it is anybody's.
    func isFree(_ name: HouseName) async throws -> Bool
    /// Who has a name, or else one that looks like it.
    func player(named name: HouseName) async throws -> Player?
    func player(id: Int64) async throws -> Player?
    func knows(device: Data) async throws -> Bool

    // Runs and boards

    /// Remembers a run that was found to hold, and puts it onto its boards.
    func record(_ run: NewRun) async throws -> Recorded
    /// Whether this very recording came with a ticket before.
    func holds(_ recording: Data, ticket: Data) async throws -> Bool
    /// The recording of a run that stands on a board which is open on `day`, or nil; also nil for a
    /// run of that day's challenge.
    func recording(of id: RunID, on day: Day) async throws -> (bytes: Data, stall: Stall)?
    /// The ranks of a player's best on some boards.
    func ranks(ofPlayer id: Int64, on boards: [Board]) async throws -> [Period: Int]
    /// The first rows of a board, and those around a player, for whoever asks on `day`.
    func page(
        of board: Board, limit: Int, around key: String?, on day: Day
    ) async throws -> BoardPage

    // The day's challenge

    /// The seed of a day's challenge: `seed`, or the one that was drawn before.
    func challengeSeed(
        of stall: Stall, on day: Day, drawing seed: UInt64
    ) async throws -> UInt64
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
    /// Stores what was drawn for a bet, and the score it came to, on all boards; where nothing was
    /// drawn for it before.
    func store(
        pocket: Int, ofSpin number: Int, onTable id: String, _ standing: TableStanding
    ) async throws -> Drawn

    // Looking after the house

    /// Stores something, as a run would be.
    ///
    /// - Throws: `StoreTrouble` where that is not possible at the moment.
    func checkStoring(at moment: Moment) async throws
    /// Forgets a player with everything that was played under the name, and the device with its last
    /// player. A name that only looks like it is another name here.
    ///
    /// - Returns: who it was, or nil where there is none.
    func remove(_ name: HouseName) async throws -> Player?
    /// Shows every run, in the order they came, until `body` says that it has seen enough.
    func eachRun(_ body: (StoredRun) throws -> Bool) throws
    /// What is wrong with what is kept, in sentences: broken pages, and counts that differ from a
    /// recount.
    func flaws() async throws -> [String]
}

/// Who plays.
public struct Player: Sendable, Equatable {
    public let id: Int64
    /// As it is shown.
    public let name: String
    /// As it is compared.
    public let key: String
    /// The hash of the secret of the device whose name it is.
    public let device: Data
}

/// What became of a name.
public enum Registration: Sendable, Equatable {
    /// It is the device's now.
    case new(Player)
    /// It was the device's before.
    case known(Player)
    /// It is another device's, or looks like one that is.
    case taken
}

/// A run that holds, and that nobody knows of yet.
public struct NewRun: Sendable {
    let id: RunID
    let ticket: [UInt8]
    let player: Int64
    let stall: Stall
    let entry: Entry
    /// The day whose challenge it is, if it is one.
    let challengeDay: Day?
    let rulesVersion: UInt8
    let score: Int
    let ticks: Int
    /// What tells its inputs from all others, where nobody else may send the same.
    let inputs: Data?
    let recording: Data
    let boards: [Board]
    let moment: Moment
}

/// What became of a run.
public enum Recorded: Sendable, Equatable {
    case new(Receipt)
    /// Its ticket was used before: by this very recording where there is a receipt.
    case before(Receipt?)
    /// Somebody played the same inputs before.
    case borrowed
}

/// What a player learns of a run that counts.
public struct Receipt: Sendable, Equatable {
    let run: RunID
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
    /// The run.
    public let run: RunID
    /// Whether anybody may watch it: one of a challenge only when its day is over.
    public let isWatchable: Bool
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

/// What became of a draw.
public enum Drawn: Sendable, Equatable {
    /// The pocket counts, with the run that it belongs to.
    case now(RunID)
    /// Another one was drawn before; nil where there is no such bet any more.
    case before(Int?)
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
    /// What the boards call it.
    public let id: RunID
    /// Who played, as the boards show it.
    public let player: String
    /// The game.
    public let stall: Stall
    /// The points that the boards show.
    public let score: Int
    /// The recording.
    public let recording: Data
}
