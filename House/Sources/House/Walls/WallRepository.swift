import Foundation
import Funfair
import HouseWire

/// What the house remembers of walls that players drew and cleared, and of the hearts that they got.
///
/// What stands on a wall's board goes with the wall.
public protocol WallRepository: Sendable {
    /// Puts a wall up, unless the same drawing is shown already, or was taken down by the host. A wall that
    /// its own player proves again, better, has the new proof from then on.
    ///
    /// - Parameter most: so many walls a player may have put up.
    func publish(_ wall: NewWall, atMost most: Int) async throws -> PublishedWall
    /// A wall that is shown.
    ///
    /// - Parameter device: for which to say whether it gave its heart; a hash, or nil.
    func wall(_ code: WallCode, for device: Data?) async throws -> ShownWall?
    /// Walls in an order; of those that are equal, none twice.
    ///
    /// - Parameters:
    ///   - first: so many come before the first of them.
    ///   - most: how many at most.
    func walls(
        by order: WallOrder, after first: Int, atMost most: Int, for device: Data?
    ) async throws -> [ShownWall]
    /// Takes a wall down for the device whose player put it up.
    func unpublish(_ code: WallCode, by device: Data) async throws -> UnpublishedWall
    /// Takes a wall down, so that nobody puts it up again, nor the same drawing in other colours or
    /// mirrored.
    ///
    /// - Returns: which it was, or nil where there is none.
    func takeDown(_ code: WallCode, at moment: Moment) async throws -> ShownWall?
    /// When the host last took down a wall of a device; nil for never, or where that is long ago.
    func takenDown(of device: Data) async throws -> Moment?
    /// Gives a wall a device's heart, or takes it back; each as often as anybody likes, and once.
    func like(_ code: WallCode, _ isLiked: Bool, by device: Data) async throws -> LikedWall

    /// What proves the walls that are shown, in the order of their numbers from one on.
    func proofs(from first: Int64, atMost most: Int) async throws -> [StoredProof]

    // What a device can take away

    /// The walls that a player put up, in the order of their codes.
    func walls(ofPlayer id: Int64) async throws -> [WallCode]
    /// One of them, where it is still there.
    func wall(_ code: WallCode, ofPlayer id: Int64) async throws -> OwnWall?
    /// The walls that have a device's heart, in the order of their codes.
    func hearts(of device: Data) async throws -> [WallCode]
}

/// A wall that was proven, and that nobody knows of yet.
public struct NewWall: Sendable {
    package let wall: RecordedWall
    package let player: Int64
    package let name: String
    /// The letters of a link to it.
    package let link: String
    package let score: Int
    package let rulesVersion: UInt8
    package let moment: Moment
    /// The recording that proves it.
    package let proof: Data
}

/// A wall as it is shown.
public struct ShownWall: Sendable, Equatable {
    /// What it is called by in addresses.
    public let code: WallCode
    /// What its player called it.
    public let name: String
    /// Who drew and cleared it, as boards show the name.
    public let player: String
    package let link: String
    package let score: Int
    package let rulesVersion: UInt8
    /// How many runs were counted.
    public let plays: Int
    /// How many devices gave their hearts.
    public let hearts: Int
    /// Whether the device that asks is one of them.
    package let isLiked: Bool
    /// When it was put up.
    public let made: Moment

    package init(
        code: WallCode, name: String, player: String, link: String, score: Int, rulesVersion: UInt8,
        plays: Int, hearts: Int, isLiked: Bool, made: Moment
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

/// What became of the wish to put up a wall.
public enum PublishedWall: Sendable, Equatable {
    case new(ShownWall)
    /// The same drawing is shown: this wall, or somebody else's before.
    case known(ShownWall)
    /// The host took it down, or another drawing has its code.
    case unwanted
    case tooMany
    /// Its player was removed meanwhile.
    case nobodys
}

/// What became of the wish to take a wall down.
public enum UnpublishedWall: Sendable, Equatable {
    case gone
    /// Another device's player put it up.
    case anothers
    case unknown
}

/// What became of a heart.
public enum LikedWall: Sendable, Equatable {
    case wall(ShownWall)
    case unknown
    /// The device is not known, or not any more.
    case nobodys
}

/// What proves a wall, as it is stored.
public struct StoredProof: Sendable {
    /// The wall that it is kept for.
    public let code: WallCode
    /// What the wall is called.
    public let name: String
    /// The score that it is said to come to.
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
    /// Shows what proves each wall, one after the other.
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

/// A wall, as the device is told of it that put it up.
public struct OwnWall: Sendable, Equatable {
    package let code: WallCode
    package let name: String
    package let link: String
    package let score: Int
    package let made: Moment
    package let proof: Data

    package init(code: WallCode, name: String, link: String, score: Int, made: Moment, proof: Data)
    {
        self.code = code
        self.name = name
        self.link = link
        self.score = score
        self.made = made
        self.proof = proof
    }
}
