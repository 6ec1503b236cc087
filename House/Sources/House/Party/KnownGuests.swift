import Foundation

/// The guests whose requests the house recognizes.
struct KnownGuests: Sendable {
    /// Players by device and name.
    private(set) var players: [GuestKey: Int64] = [:]
    /// The hashes of these players' device secrets.
    private(set) var devices: Set<Data> = []
    /// All players of each device that asked for others' runs.
    private(set) var owned: [Data: Set<Int64>] = [:]
    /// The maximum number of devices in `owned`. Strangers' screens are among them.
    static let mostOwned = 4 * PartyRules.mostGuests

    mutating func know(_ key: GuestKey, as player: Int64) {
        players[key] = player
        devices.insert(key.device)
        owned[key.device]?.insert(player)
    }

    mutating func know(_ players: Set<Int64>, of device: Data) {
        if owned.count >= Self.mostOwned { owned = [:] }
        owned[device] = players
    }
}

/// A guest as identified in requests.
struct GuestKey: Hashable, Sendable {
    /// The hash of the device's secret.
    let device: Data
    /// The key of the name.
    let name: String
}
