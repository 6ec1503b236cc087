import Foundation

/// Stores which devices have the same player, and the codes that link them.
///
/// A player is known by the hash of the secret of the first device, the *owner*. It remains the
/// owner if that device is forgotten. The forgotten device's secret then has an owner of its own.
public protocol DeviceRepository: Sendable {
    /// Returns the owner of a device.
    ///
    /// - Parameter secret: the hash of the device's secret.
    /// - Returns: the hash itself, if the device isn't linked.
    func owner(of secret: Data) async throws -> Data
    /// Returns an owner's devices, by number; empty if the owner isn't known.
    func devices(of owner: Data) async throws -> [LinkedDevice]

    /// Stores a code instead of the device's earlier one, and removes codes that are too old. If
    /// there are too many codes, removes the oldest.
    ///
    /// - Returns: whether the code was stored; otherwise it is in use.
    func store(_ code: NewLinkCode, within limits: LinkCodeLimits) async throws -> Bool
    /// Makes a device, and all others of its player, devices of the player who has a code. Moves
    /// everything that belongs to their player, and uses up the code.
    ///
    /// - Parameters:
    ///   - secret: the hash of the device's secret.
    ///   - name: the name to list the device with.
    ///   - code: the hash of the code.
    func link(
        _ secret: Data, named name: String, by code: Data, at moment: Timestamp
    ) async throws -> Linking
    /// Removes codes that are too old.
    ///
    /// - Returns: the number of codes removed.
    func pruneCodes(at moment: Timestamp) async throws -> Int

    /// Forgets a device, and its code. If no such device is linked, does nothing.
    ///
    /// - Parameters:
    ///   - number: the device's number among the owner's.
    ///   - fresh: the device's own owner from now on, if its hash is the owner of others; a random
    ///     hash.
    /// - Returns: whether the device is forgotten; false if it's the owner's only device.
    func forget(device number: Int, of owner: Data, leaving fresh: Data) async throws -> Bool
    /// Removes owners of linked devices that have no name, if all of these were linked before the
    /// given moment.
    ///
    /// - Returns: the number of owners removed, at most `most`.
    func pruneNameless(before moment: Timestamp, atMost most: Int) async throws -> Int
}

/// A device of a player.
public struct LinkedDevice: Sendable, Equatable {
    /// The hash of the device's secret.
    package let secret: Data
    /// The player's number for the device.
    package let number: Int
    /// What kind of device it is, such as “iPhone, Safari”; empty if unknown.
    package let name: String
    /// When the device was linked or, for the first one, when it became known.
    package let made: Timestamp

    package init(secret: Data, number: Int, name: String, made: Timestamp) {
        self.secret = secret
        self.number = number
        self.name = name
        self.made = made
    }
}

/// A code to store, with what the device that shows it leaves for the other one.
public struct NewLinkCode: Sendable {
    /// The hash of the code.
    package let hash: Data
    /// The hash of the secret of the device that shows the code.
    package let secret: Data
    /// The name to list that device with.
    package let name: String
    package let moment: Timestamp
    package let body: Data

    package init(hash: Data, secret: Data, name: String, moment: Timestamp, body: Data) {
        self.hash = hash
        self.secret = secret
        self.name = name
        self.moment = moment
        self.body = body
    }
}

/// How many codes a house stores.
public struct LinkCodeLimits: Sendable {
    /// The maximum number of codes.
    package let codes: Int
    /// The maximum length of everything left with them, in bytes.
    package let bytes: Int

    package init(codes: Int, bytes: Int) {
        self.codes = codes
        self.bytes = bytes
    }

    /// Enough for a thousand households at once, which few houses have, and little enough for any
    /// disk.
    package static let standard = LinkCodeLimits(codes: 1000, bytes: 64 << 20)
}

/// The result of linking a device.
public enum Linking: Sendable, Equatable {
    /// The devices have the same player now. Contains what was left with the code, and whether
    /// anything had to be moved.
    case linked(Data, isMoved: Bool)
    /// The code is wrong, was used, or is too old.
    case unknownCode
    /// Together, the devices would be too many.
    case tooManyDevices
    /// Together, the devices would have too many names.
    case tooManyNames
    /// The host banned one of the devices, and now all of them are banned.
    case banned
}
