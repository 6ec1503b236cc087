import Foundation
import Funfair
import HouseWire

/// What the house remembers of runs, of the boards that they stand on, and of the day's challenge.
public protocol RunRepository: Sendable {
    /// Remembers a run that was found to hold, and puts it onto its boards.
    func record(_ run: NewRun) async throws -> Recorded
    /// Whether this very recording came with a ticket before.
    func holds(_ recording: Data, ticket: Data) async throws -> Bool
    /// The recording of a run that is on a board which is open on `day`, or was on the day or in the
    /// week before, or nil.
    func recording(of id: RunID, on day: Day) async throws -> WatchableRun?
    /// The ranks of a player's best on some boards.
    func ranks(ofPlayer id: Int64, on boards: [Board]) async throws -> [Period: Int]
    /// The first rows of a board, and those around a player, for whoever asks at `moment`.
    func page(
        of board: Board, limit: Int, around key: String?, at moment: Moment
    ) async throws -> BoardPage
    /// The versions of a board's rules, before the present ones, of which there is one of all times; the
    /// newest first. A wall's board is of all times.
    func olderRules(of board: Board) async throws -> [UInt8]
    /// Shows every run, in the order they came, until `body` says that it has seen enough.
    func eachRun(_ body: (StoredRun) throws -> Bool) async throws

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
}

/// A run that holds, and that nobody knows of yet.
public struct NewRun: Sendable {
    let id: RunID
    let ticket: [UInt8]
    let player: Int64
    let contest: Contest
    let entry: Entry
    /// When its recording is given out; nil for at once.
    let opens: Moment?
    let rulesVersion: UInt8
    let score: Int
    let ticks: Int
    /// What tells its inputs from all others, where nobody else may send the same.
    let inputs: Data?
    /// What it hit and when, where nobody else's run of its seed may be the same.
    var course: KeptCourse?
    let recording: Data
    let boards: [Board]
    let moment: Moment
    /// What happens at a party by it, at one stroke with it.
    var party: PartyEntry?
    /// The wall that it is through, where it counts on its board; played once more at one stroke with it.
    var wall: RecordedWall?
}

/// What became of a run.
public enum Recorded: Sendable, Equatable {
    case new(Receipt)
    /// Its ticket was used before: by this very recording where there is a receipt.
    case before(Receipt?)
    /// Another run was judged before in its place at a party.
    case judged
    /// Another player's run had the same inputs, or the same course.
    case borrowed
    /// Its wall is not shown, or not any more.
    case noWall
    /// Its player was removed meanwhile.
    case nobodys
}

/// What a player learns of a run that counts.
public struct Receipt: Sendable, Equatable {
    let run: RunID
    let contest: Contest
    let entry: Entry
    let player: String
    let score: Int
    /// Whether it is the player's best ever, or through its wall.
    let isBest: Bool
    /// The ranks of the player's best in each period.
    let ranks: [Period: Int]
}

/// A run as it is watched.
public struct WatchableRun: Sendable {
    let recording: KeptRecording
    let contest: Contest
    /// When the recording is given out; nil for at once.
    let opens: Moment?
}

/// What became of the wish to try the day's challenge.
public enum ChallengeTry: Sendable, Equatable {
    case ticket(Data)
    case played
    /// Its player was removed meanwhile.
    case nobodys
}

/// A run as it is stored.
public struct StoredRun: Sendable {
    /// What the boards call it.
    public let id: RunID
    /// Who played, as the boards show it.
    public let player: String
    /// The game, and the way it was played.
    public let contest: Contest
    /// The points that the boards show.
    public let score: Int
    /// The recording.
    public let recording: KeptRecording
}
