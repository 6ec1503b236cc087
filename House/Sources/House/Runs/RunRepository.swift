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
    package let id: RunID
    package let ticket: [UInt8]
    package let player: Int64
    package let contest: Contest
    package let entry: Entry
    /// When its recording is given out; nil for at once.
    package let opens: Moment?
    package let rulesVersion: UInt8
    package let score: Int
    package let ticks: Int
    /// What tells its inputs from all others, where nobody else may send the same.
    package let inputs: Data?
    /// What it hit and when, where nobody else's run of its seed may be the same.
    package var course: KeptCourse?
    package let recording: Data
    package let boards: [Board]
    package let moment: Moment
    /// What happens at a party by it, at one stroke with it.
    package var party: PartyEntry?
    /// The wall that it is through, where it counts on its board; played once more at one stroke with it.
    package var wall: RecordedWall?

    package init(
        id: RunID, ticket: [UInt8], player: Int64, contest: Contest, entry: Entry, opens: Moment?,
        rulesVersion: UInt8, score: Int, ticks: Int, inputs: Data?, course: KeptCourse? = nil,
        recording: Data, boards: [Board], moment: Moment, party: PartyEntry? = nil,
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
        self.inputs = inputs
        self.course = course
        self.recording = recording
        self.boards = boards
        self.moment = moment
        self.party = party
        self.wall = wall
    }
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
    package let run: RunID
    package let contest: Contest
    package let entry: Entry
    package let player: String
    package let score: Int
    /// Whether it is the player's best ever, or through its wall.
    package let isBest: Bool
    /// The ranks of the player's best in each period.
    package let ranks: [Period: Int]

    package init(
        run: RunID, contest: Contest, entry: Entry, player: String, score: Int, isBest: Bool,
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

/// A run as it is watched.
public struct WatchableRun: Sendable {
    let recording: KeptRecording
    let contest: Contest
    /// When the recording is given out; nil for at once.
    let opens: Moment?

    package init(recording: KeptRecording, contest: Contest, opens: Moment?) {
        self.recording = recording
        self.contest = contest
        self.opens = opens
    }
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

    package init(id: RunID, player: String, contest: Contest, score: Int, recording: KeptRecording)
    {
        self.id = id
        self.player = player
        self.contest = contest
        self.score = score
        self.recording = recording
    }
}
