import Foundation
import Funfair

/// The store of players: devices and their names.
public protocol PlayerRepository: Sendable {
    /// Gives a name to a device, unless another device has the name or one that looks like it. A
    /// device becomes known with its first name.
    ///
    /// - Parameters:
    ///   - device: the device's owner, which gets the name.
    ///   - secret: the hash of the device's own secret.
    func register(
        _ name: HouseName, device: Data, secret: Data, at moment: Timestamp
    ) async throws -> Registration
    /// Returns the first name that is free and doesn't look like a taken one; nil if all are taken.
    func firstFree(of names: [HouseName]) async throws -> HouseName?
    /// Returns the player with a name, or otherwise a player whose name looks like it; nil if not
    /// found.
    func player(named name: HouseName) async throws -> Player?
    func player(id: Int64) async throws -> Player?
    /// Whether a player is on any board.
    func stands(_ player: Int64) async throws -> Bool
    func knows(device: Data) async throws -> Bool
    /// Returns the number of players.
    func playerCount() async throws -> Int
    /// Removes a player and everything played under the name. Removing a device's last player also
    /// removes the device. The name must match exactly: a name that only looks like it isn't found.
    ///
    /// - Returns: the player, or nil if not found.
    func remove(_ name: HouseName) async throws -> Player?
    /// Removes a device with all its names, everything played under them, and its hash in parties
    /// that it opened. The removal uses many small transactions, to avoid delaying runs. After a
    /// crash it can be repeated.
    ///
    /// - Returns: the boards that lost a score, or nil if the device isn't known.
    func remove(device: Data) async throws -> [Board]?

    // Downloading a device's data

    /// Returns a device's names, oldest first.
    func names(of device: Data) async throws -> [OwnName]
    /// Returns the numbers of all runs of a player, oldest first.
    func runs(ofPlayer id: Int64) async throws -> [Int64]
    /// Returns the runs with the given numbers that still exist and belong to the player.
    func runs(_ numbers: [Int64], ofPlayer id: Int64) async throws -> [OwnRun]
    /// Returns a player's tables, including those of parties, oldest first.
    func tables(ofPlayer id: Int64) async throws -> [OwnTable]
    /// Returns the bets and pockets of a table, in order.
    func spins(atTable id: String) async throws -> [StoredSpin]
    /// Returns the challenges a player has tried, by day.
    func tries(ofPlayer id: Int64) async throws -> [OwnTry]
    /// Returns what happened to a player at parties, in order.
    func attendance(ofPlayer id: Int64) async throws -> [OwnAttendance]
}

/// A player.
public struct Player: Sendable, Equatable {
    public let id: Int64
    /// The display name.
    public let name: String
    /// The name's key, for comparisons.
    public let key: String
    /// The hash of the secret of the device that owns the name.
    public let device: Data

    package init(id: Int64, name: String, key: String, device: Data) {
        self.id = id
        self.name = name
        self.key = key
        self.device = device
    }
}

extension Player {
    /// The maximum number of names per device.
    package static let mostOfDevice = 1000
}

/// The result of registering a name.
public enum Registration: Sendable, Equatable {
    /// The name was free, and now belongs to the device.
    case new(Player)
    /// The device already had the name.
    case known(Player)
    /// Another device has the name, or one that looks like it.
    case taken
    /// The device already has the maximum number of names.
    case tooMany
    /// The host banned the device.
    case banned
}

/// A name in its device's download.
public struct OwnName: Sendable {
    package let player: Int64
    /// The display name.
    package let name: String
    /// When the name was registered.
    package let made: Timestamp

    package init(player: Int64, name: String, made: Timestamp) {
        self.player = player
        self.name = name
        self.made = made
    }
}

/// A run in its device's download.
public struct OwnRun: Sendable {
    package let id: RunID
    package let contest: Contest
    package let entry: RunPurpose
    package let rulesVersion: UInt8
    package let score: Int
    package let made: Timestamp
    let recording: KeptRecording

    package init(
        id: RunID, contest: Contest, entry: RunPurpose, rulesVersion: UInt8, score: Int,
        made: Timestamp,
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

/// A table of Roulette in its device's download.
public struct OwnTable: Sendable {
    package let id: String
    package let contest: Contest
    package let made: Timestamp

    package init(id: String, contest: Contest, made: Timestamp) {
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

/// An event about a player at a party.
public struct OwnAttendance: Sendable {
    /// The kind of event.
    package enum What: String, CaseIterable, Sendable {
        case joined, left, removed, counted, refused, redrawn, handed, sided
    }

    /// The party's identifier.
    package let party: String
    package let moment: Timestamp
    package let what: What
    /// The round's number, if the event is a verdict on a run.
    package private(set) var round: Int?
    /// The score in that round, if the run counted.
    package private(set) var score: Int?
    /// The face's number, if the player drew another one.
    package private(set) var face: Int?
    /// The team's number, if the player chose another one.
    package private(set) var team: Int?

    /// Reads an event; nil for a kind that isn't about the player, or that only newer houses know.
    ///
    /// - Parameters:
    ///   - party: the party's identifier.
    ///   - stored: the event.
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
        case .redrawn(_, let number):
            what = .redrawn
            face = number
        case .handed: what = .handed
        case .sided(_, let number):
            what = .sided
            team = number
        case .chose, .began, .drew, .closed, .teamed, .planned, .voted: return nil
        }
    }
}
