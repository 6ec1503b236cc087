import Foundation
import Funfair
import HouseWire

/// The store of runs, of the boards they are on, and of the day's challenge.
public protocol RunRepository: Sendable {
    /// Stores a valid run, and adds it to its boards.
    func record(_ run: NewRun) async throws -> Recorded
    /// Whether this exact recording was already stored with the given ticket.
    func holds(_ recording: Data, ticket: Data) async throws -> Bool
    /// Returns the recording of a run on a board that is open on `day`, or was open on the previous
    /// day or in the previous week; nil if there is no such run.
    func recording(of id: RunID, on day: Day) async throws -> WatchableRun?
    /// Returns the ranks of a player's best scores on the given boards, by period.
    func ranks(ofPlayer id: Int64, on boards: [Board]) async throws -> [Period: Int]
    /// Returns the first rows of a board, and those around a player, as of `moment`.
    func page(
        of board: Board, limit: Int, around key: String?, at moment: Timestamp
    ) async throws -> BoardPage
    /// Returns the older versions of a board's rules that have an all-time board, the newest first.
    /// A wall's board counts as all-time.
    func olderRules(of board: Board) async throws -> [UInt8]
    /// Calls `body` with every run, in the order they arrived, until `body` returns false.
    func eachRun(_ body: (StoredRun) throws -> Bool) async throws

    // The day's challenge

    /// Returns the seed of a day's challenge: `seed`, unless another seed was drawn earlier.
    func challengeSeed(
        of stall: Stall, on day: Day, drawing seed: UInt64
    ) async throws -> UInt64
    /// Returns the ticket for a player's only try: `ticket`, unless the player already has an
    /// unused ticket.
    func challengeTry(
        _ ticket: Data, of stall: Stall, player: Int64, day: Day
    ) async throws -> ChallengeTry
    /// Whether the player whose name has the given key has started their try at the day's
    /// challenge.
    func hasTried(_ stall: Stall, key: String, day: Day) async throws -> Bool
}

/// A valid run to store.
public struct NewRun: Sendable {
    package let id: RunID
    package let ticket: [UInt8]
    package let player: Int64
    package let contest: Contest
    package let entry: RunPurpose
    /// When the recording becomes public; nil if it is public immediately.
    package let opens: Timestamp?
    package let rulesVersion: UInt8
    package let score: Int
    package let ticks: Int
    /// How much longer than its ticks the run took, in milliseconds; nil if unknown.
    package var pauses: Int64?
    /// A hash of the run's scores or inputs, if nobody else may send the same ones.
    package let inputs: Data?
    /// What the run hit and when, if nobody else may send the same course for the seed.
    package var course: KeptCourse?
    package let recording: Data
    package let boards: [Board]
    package let moment: Timestamp
    /// The event at a party that is stored in the same transaction.
    package var party: PartyEntry?
    /// The wall whose board the run counts on. The wall's play count increases in the same
    /// transaction.
    package var wall: RecordedWall?

    package init(
        id: RunID, ticket: [UInt8], player: Int64, contest: Contest, entry: RunPurpose,
        opens: Timestamp?,
        rulesVersion: UInt8, score: Int, ticks: Int, pauses: Int64? = nil, inputs: Data?,
        course: KeptCourse? = nil,
        recording: Data, boards: [Board], moment: Timestamp, party: PartyEntry? = nil,
        wall: RecordedWall? = nil
    ) {
        self.id = id
        self.ticket = ticket
        self.player = player
        self.contest = contest
        self.entry = entry
        self.opens = opens
        self.rulesVersion = rulesVersion
        self.score = score
        self.ticks = ticks
        self.pauses = pauses
        self.inputs = inputs
        self.course = course
        self.recording = recording
        self.boards = boards
        self.moment = moment
        self.party = party
        self.wall = wall
    }
}

/// The result of storing a run.
public enum Recorded: Sendable, Equatable {
    case new(Receipt)
    /// The ticket was already used. There is a receipt if the ticket was used for this exact
    /// recording.
    case before(Receipt?)
    /// Another run by the player was already judged in this round of a party.
    case judged
    /// Another player's run had the same inputs or the same course.
    case borrowed
    /// The wall isn't shown, or is no longer shown.
    case noWall
    /// The player was removed meanwhile.
    case nobodys
}

/// The receipt for a run that counts.
public struct Receipt: Sendable, Equatable {
    package let run: RunID
    package let contest: Contest
    package let entry: RunPurpose
    package let player: String
    package let score: Int
    /// Whether the run is the player's best ever, or their best on the wall.
    package let isBest: Bool
    /// The ranks of the player's best scores, by period.
    package let ranks: [Period: Int]

    package init(
        run: RunID, contest: Contest, entry: RunPurpose, player: String, score: Int, isBest: Bool,
        ranks: [Period: Int]
    ) {
        self.run = run
        self.contest = contest
        self.entry = entry
        self.player = player
        self.score = score
        self.isBest = isBest
        self.ranks = ranks
    }
}

/// A run to watch.
public struct WatchableRun: Sendable {
    let recording: KeptRecording
    let contest: Contest
    /// When the recording becomes public; nil if it is public immediately.
    let opens: Timestamp?

    package init(recording: KeptRecording, contest: Contest, opens: Timestamp?) {
        self.recording = recording
        self.contest = contest
        self.opens = opens
    }
}

/// The result of asking for a try at the day's challenge.
public enum ChallengeTry: Sendable, Equatable {
    case ticket(Data)
    case played
    /// The player was removed meanwhile.
    case nobodys
}

/// A run as stored.
public struct StoredRun: Sendable {
    /// The run's identifier on the boards.
    public let id: RunID
    /// The player's name as shown on the boards.
    public let player: String
    /// The game and its mode.
    public let contest: Contest
    /// The score on the boards.
    public let score: Int
    /// When the house received the run.
    public let made: Timestamp
    /// How much longer than its ticks the run took, in milliseconds; nil if unknown, as for tables
    /// and for runs that an older Funfair stored.
    public let pauses: Int64?
    /// The recording.
    public let recording: KeptRecording

    package init(
        id: RunID, player: String, contest: Contest, score: Int, made: Timestamp, pauses: Int64?,
        recording: KeptRecording
    ) {
        self.id = id
        self.player = player
        self.contest = contest
        self.score = score
        self.made = made
        self.pauses = pauses
        self.recording = recording
    }
}
