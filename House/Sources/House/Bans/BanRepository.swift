import Foundation

/// The store of bans. A ban is of devices, by the hashes of their secrets, and outlasts everything
/// else that the house knew about them.
public protocol BanRepository: Sendable {
    /// Bans a player's devices: all that are linked now. Removes their codes, so none of them can
    /// link another device. Repeating it adds the devices that were linked since.
    ///
    /// - Parameter player: the player, as found before. The ban is listed with this name, and is of
    ///   the owner that the player has now, who may be another if devices were linked meanwhile.
    /// - Returns: the ban, with the current owner, or nil if the house has as many bans as it stores.
    func ban(
        _ player: Player, at moment: Timestamp, within limits: BanLimits
    ) async throws -> Ban?
    /// Returns all bans, oldest first.
    func bans() async throws -> [Ban]
    /// Lifts a ban.
    ///
    /// - Returns: the ban, or nil if not found.
    func lift(ban number: Int64) async throws -> Ban?
    /// Returns the banned devices, or nil if they are still those of the given version.
    func bannedDevices(unlessAt version: Data?) async throws -> BannedDevices?
}

/// A ban of one player's devices.
public struct Ban: Sendable, Equatable {
    /// The ban's number, which is never used again.
    public let number: Int64
    /// The name of the player that the host banned, as a board showed it.
    public let name: String
    /// When the host banned the player.
    public let made: Timestamp
    /// The number of devices, at least 1.
    public let devices: Int
    /// The hash that identified the player.
    package let owner: Data

    package init(number: Int64, name: String, made: Timestamp, devices: Int, owner: Data) {
        self.number = number
        self.name = name
        self.made = made
        self.devices = devices
        self.owner = owner
    }
}

/// The devices of all bans.
public struct BannedDevices: Sendable, Equatable {
    /// Changes whenever the devices do.
    package let version: Data
    /// The hashes of their secrets.
    package let secrets: Set<Data>

    package init(version: Data, secrets: Set<Data>) {
        self.version = version
        self.secrets = secrets
    }
}

/// How many bans a house stores.
public struct BanLimits: Sendable {
    /// The maximum number of bans.
    package let bans: Int
    /// The maximum number of devices of all bans. An open house has them in memory.
    package let devices: Int
    /// The maximum number of devices of one ban. A banned player adds to them by linking others.
    package let devicesOfBan: Int

    package init(bans: Int, devices: Int, devicesOfBan: Int) {
        self.bans = bans
        self.devices = devices
        self.devicesOfBan = devicesOfBan
    }

    /// More than any host bans by hand.
    public static let standard = BanLimits(bans: 10_000, devices: 20_000, devicesOfBan: 100)
}
