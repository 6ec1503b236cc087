import Foundation
import Funfair
import HouseWire

/// The store of walls that players drew and cleared, of their hearts, and of reports about them.
///
/// A wall's board is removed with the wall.
public protocol WallRepository: Sendable {
    /// Puts a wall up, unless the same drawing is already shown or the host took it down. If the
    /// same player proves the wall again with a better run, the new proof replaces the old one.
    ///
    /// - Parameter most: the maximum number of walls per player.
    func publish(_ wall: NewWall, atMost most: Int) async throws -> PublishedWall
    /// Returns a wall, or nil if it isn't shown.
    ///
    /// - Parameter device: the hash of the device whose heart to look for, or nil.
    func wall(_ code: WallCode, for device: Data?) async throws -> ShownWall?
    /// Returns a page of walls. The order has no ties, so no wall is on two pages.
    ///
    /// - Parameters:
    ///   - first: the number of walls to skip.
    ///   - most: the maximum number of walls to return.
    func walls(
        by order: WallOrder, after first: Int, atMost most: Int, for device: Data?
    ) async throws -> [ShownWall]
    /// Takes a wall down for the device of the player who put it up.
    func unpublish(_ code: WallCode, by device: Data) async throws -> UnpublishedWall
    /// Takes a wall down for the host. From then on nobody can put up the same drawing again, even
    /// in other colours or mirrored.
    ///
    /// - Returns: the wall, or nil if not found.
    func takeDown(_ code: WallCode, at moment: Timestamp) async throws -> ShownWall?
    /// Returns when the host last took down one of a device's walls; nil if never, or too long ago
    /// to be remembered.
    func takenDown(of device: Data) async throws -> Timestamp?
    /// Gives a wall a device's heart, or takes the heart back. Repeating either has no effect.
    func like(_ code: WallCode, _ isLiked: Bool, by device: Data) async throws -> LikedWall

    // Reports

    /// Stores a device's report of a wall. Repeating it has no effect.
    ///
    /// - Parameters:
    ///   - device: the hash of the device's secret. The device needn't have a name.
    ///   - most: the maximum number of reports to store for a wall. Further ones have no effect.
    /// - Returns: whether the wall is shown.
    func report(
        _ code: WallCode, by device: Data, at moment: Timestamp, atMost most: Int
    ) async throws -> Bool
    /// Returns the walls with the most reports, most first.
    ///
    /// - Parameter most: the maximum number of walls to return.
    func reportedWalls(atMost most: Int) async throws -> [ReportedWall]
    /// Whether a shown wall has reports.
    func isReported(_ code: WallCode) async throws -> Bool
    /// Removes all reports of a wall.
    ///
    /// - Returns: the wall, or nil if it has no reports.
    func dismissReports(of code: WallCode) async throws -> ShownWall?

    /// Returns the proofs of shown walls in the order of their numbers, from `first` on.
    func proofs(from first: Int64, atMost most: Int) async throws -> [StoredProof]

    // Downloading a device's data

    /// Returns the walls a player put up, in the order of their codes.
    func walls(ofPlayer id: Int64) async throws -> [WallCode]
    /// Returns a player's wall, or nil if it no longer exists.
    func wall(_ code: WallCode, ofPlayer id: Int64) async throws -> OwnWall?
    /// Returns the walls with a device's heart, in the order of their codes.
    func hearts(of device: Data) async throws -> [WallCode]
    /// Returns the walls that a device reported, in the order of their codes.
    func reports(of device: Data) async throws -> [WallCode]
}

/// A proven wall to store.
public struct NewWall: Sendable {
    package let wall: RecordedWall
    package let player: Int64
    package let name: String
    /// The letters of the wall's link.
    package let link: String
    package let score: Int
    package let rulesVersion: UInt8
    package let moment: Timestamp
    /// The recording that proves the wall.
    package let proof: Data
}

/// A wall that is shown.
public struct ShownWall: Sendable, Equatable {
    /// The wall's code in URLs.
    public let code: WallCode
    /// The wall's name, chosen by its player.
    public let name: String
    /// The display name of the player who drew and cleared the wall.
    public let player: String
    package let link: String
    package let score: Int
    package let rulesVersion: UInt8
    /// The number of runs on the wall that counted.
    public let plays: Int
    /// The number of hearts.
    public let hearts: Int
    /// Whether the requesting device gave the wall a heart.
    package let isLiked: Bool
    /// When the wall was put up.
    public let made: Timestamp

    package init(
        code: WallCode, name: String, player: String, link: String, score: Int, rulesVersion: UInt8,
        plays: Int, hearts: Int, isLiked: Bool, made: Timestamp
    ) {
        self.code = code
        self.name = name
        self.player = player
        self.link = link
        self.score = score
        self.rulesVersion = rulesVersion
        self.plays = plays
        self.hearts = hearts
        self.isLiked = isLiked
        self.made = made
    }
}

/// The result of putting up a wall.
public enum PublishedWall: Sendable, Equatable {
    case new(ShownWall)
    /// The same drawing is already shown, on this wall or someone else's.
    case known(ShownWall)
    /// The host took the wall down, or another drawing has its code.
    case unwanted
    case tooMany
    /// The player was removed meanwhile.
    case nobodys
}

/// The result of taking a wall down.
public enum UnpublishedWall: Sendable, Equatable {
    case gone
    /// A player on another device put the wall up.
    case anothers
    case unknown
}

/// The result of giving or taking back a heart.
public enum LikedWall: Sendable, Equatable {
    case wall(ShownWall)
    case unknown
    /// The device isn't known, or is no longer known.
    case nobodys
}

/// A wall that players reported to the host.
public struct ReportedWall: Sendable, Equatable {
    /// The wall's code.
    public let code: WallCode
    /// The name its player gave it.
    public let name: String
    /// The display name of the player who put it up.
    public let player: String
    /// The number of devices that reported it, at least 1.
    public let reports: Int
    /// When the first and the last report came.
    public let first, last: Timestamp

    package init(
        code: WallCode, name: String, player: String, reports: Int, first: Timestamp,
        last: Timestamp
    ) {
        self.code = code
        self.name = name
        self.player = player
        self.reports = reports
        self.first = first
        self.last = last
    }
}

/// A wall's proof, as stored.
public struct StoredProof: Sendable {
    /// The wall's code.
    public let code: WallCode
    /// The wall's name.
    public let name: String
    /// The score that the recording claims.
    public let score: Int
    /// The recording.
    public let recording: Data

    package init(code: WallCode, name: String, score: Int, recording: Data) {
        self.code = code
        self.name = name
        self.score = score
        self.recording = recording
    }
}

extension WallRepository {
    /// Calls `body` with each wall's proof, one at a time.
    public func eachProof(_ body: (StoredProof) throws -> Void) async throws {
        var first = Int64.min
        while true {
            let proofs = try await proofs(from: first, atMost: 20)
            for proof in proofs { try body(proof) }
            guard let last = proofs.last?.code.number, last < .max else { return }
            first = last + 1
        }
    }
}

/// A wall in its device's download.
public struct OwnWall: Sendable, Equatable {
    package let code: WallCode
    package let name: String
    package let link: String
    package let score: Int
    package let made: Timestamp
    package let proof: Data

    package init(
        code: WallCode, name: String, link: String, score: Int, made: Timestamp, proof: Data
    ) {
        self.code = code
        self.name = name
        self.link = link
        self.score = score
        self.made = made
        self.proof = proof
    }
}
