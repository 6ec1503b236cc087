import Foundation
import Funfair

/// What the house remembers of who plays: devices, and the names that are theirs.
public protocol PlayerRepository: Sendable {
    /// Gives a name to a device, where neither it nor one that looks like it is another's. From its
    /// first name on the device is known.
    ///
    /// - Parameter device: the hash of the device's secret.
    func register(
        _ name: HouseName, device: Data, at moment: Moment
    ) async throws -> Registration
    /// The first of some names that is nobody's, and looks like nobody's; nil if there is none.
    func firstFree(of names: [HouseName]) async throws -> HouseName?
    /// Who has a name, or else one that looks like it.
    func player(named name: HouseName) async throws -> Player?
    func player(id: Int64) async throws -> Player?
    /// Whether a player stands on a board.
    func stands(_ player: Int64) async throws -> Bool
    func knows(device: Data) async throws -> Bool
    /// Forgets a player with everything that was played under the name, and the device with its last
    /// player. A name that only looks like it is another name here.
    ///
    /// - Returns: who it was, or nil where there is none.
    func remove(_ name: HouseName) async throws -> Player?
    /// Forgets a device with all its names, everything that was played under them, and that it opened
    /// parties. This happens in many small transactions, so that runs don't wait for it; after a crash it
    /// can be called again.
    ///
    /// - Returns: the boards that a score of theirs is gone from, or nil where there is no such device.
    func remove(device: Data) async throws -> [Board]?

    // What a device can take away

    /// The names of a device, in the order that it took them.
    func names(of device: Data) async throws -> [OwnName]
    /// The numbers of all runs of a player, in the order that they came.
    func runs(ofPlayer id: Int64) async throws -> [Int64]
    /// Those of some runs that are still there and the player's.
    func runs(_ numbers: [Int64], ofPlayer id: Int64) async throws -> [OwnRun]
    /// The tables of a player, also those of parties, in the order that they were opened.
    func tables(ofPlayer id: Int64) async throws -> [OwnTable]
    /// What was bet at a table, in its order, and the pockets.
    func spins(atTable id: String) async throws -> [StoredSpin]
    /// The challenges that a player had a try at, in the order of their days.
    func tries(ofPlayer id: Int64) async throws -> [OwnTry]
    /// What happened to a player at parties, in its order.
    func attendance(ofPlayer id: Int64) async throws -> [OwnAttendance]
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

    package init(id: Int64, name: String, key: String, device: Data) {
        self.id = id
        self.name = name
        self.key = key
        self.device = device
    }
}

extension Player {
    /// The most names of a device.
    package static let mostOfDevice = 1000
}

/// What became of a name.
public enum Registration: Sendable, Equatable {
    /// It is the device's now.
    case new(Player)
    /// It was the device's before.
    case known(Player)
    /// It is another device's, or looks like one that is.
    case taken
    /// The device has as many names as one can have.
    case tooMany
}

/// A name, as the device is told of it whose it is.
public struct OwnName: Sendable {
    package let player: Int64
    /// As it is shown.
    package let name: String
    /// When it was taken.
    package let made: Moment

    package init(player: Int64, name: String, made: Moment) {
        self.player = player
        self.name = name
        self.made = made
    }
}

/// A run, as the device is told of it that played it.
public struct OwnRun: Sendable {
    package let id: RunID
    package let contest: Contest
    package let entry: Entry
    package let rulesVersion: UInt8
    package let score: Int
    package let made: Moment
    let recording: KeptRecording

    package init(
        id: RunID, contest: Contest, entry: Entry, rulesVersion: UInt8, score: Int, made: Moment,
        recording: KeptRecording
    ) {
        self.id = id
        self.contest = contest
        self.entry = entry
        self.rulesVersion = rulesVersion
        self.score = score
        self.made = made
        self.recording = recording
    }
}

/// A table of Roulette, as the device is told of it that played there.
public struct OwnTable: Sendable {
    package let id: String
    package let contest: Contest
    package let made: Moment

    package init(id: String, contest: Contest, made: Moment) {
        self.id = id
        self.contest = contest
        self.made = made
    }
}

/// A try at a day's challenge.
public struct OwnTry: Sendable, Equatable {
    package let day: Day
    package let stall: Stall

    package init(day: Day, stall: Stall) {
        self.day = day
        self.stall = stall
    }
}

/// What happened to a player at a party.
public struct OwnAttendance: Sendable {
    /// What it was.
    package enum What: String, CaseIterable, Sendable {
        case joined, left, removed, counted, refused
    }

    /// The party's identifier.
    package let party: String
    package let moment: Moment
    package let what: What
    /// The round that came to something.
    package private(set) var round: Int?
    /// What it came to.
    package private(set) var score: Int?

    /// - Returns: nil where a newer house tells of something else.
    package init?(party: String, _ stored: StoredPartyEvent) {
        guard let event = PartyEvent(stored) else { return nil }
        self.party = party
        moment = event.moment
        switch event.kind {
        case .joined: what = .joined
        case .left(_, let forGood): what = forGood ? .removed : .left
        case .counted(let number, _, let count):
            what = .counted
            round = number
            score = count.score
        case .refused(let number, _, _):
            what = .refused
            round = number
        case .chose, .began, .drew, .closed: return nil
        }
    }
}
