import Foundation
import HouseWire

/// The devices of players: which of them have the same player, and how they come to.
package struct Devices: HouseService {
    package let resources: HouseResources
    package let owners: DeviceOwners
    private let rooms: PartyRooms
    /// Limits how many wrong codes each address may try.
    private let wrongCodes: RateLimiter

    init(resources: HouseResources, owners: DeviceOwners, rooms: PartyRooms) {
        self.resources = resources
        self.owners = owners
        self.rooms = rooms
        wrongCodes = RateLimiter(resources.limits.wrongLinks)
    }

    // MARK: Recognizing devices

    /// Returns the device with a secret, and its player.
    ///
    /// - Parameter isFresh: whether to look into the store even if the player is remembered.
    package func device(_ secret: DeviceSecret, isFresh: Bool = false) async throws -> Device {
        let hash = secret.hash
        let moment = now()
        if !isFresh, let owner = owners.owner(of: hash, at: moment) {
            return Device(secret, of: owner)
        }
        do {
            let owner = try await owners.owner(of: hash, at: moment) {
                try await repository.owner(of: hash)
            }
            return Device(secret, of: owner)
        } catch let trouble as StoreTrouble {
            // Guests' phones ask every second, and a party continues while the store is unavailable.
            guard !isFresh, let old = owners.oldOwner(of: hash) else { throw trouble }
            return Device(secret, of: old)
        }
    }

    /// Whether the device with a secret is a guest's, as far as the house remembers.
    package func isGuest(_ secret: DeviceSecret) -> Bool {
        let hash = secret.hash
        return rooms.isGuest(owners.owner(of: hash, at: now()) ?? hash)
    }

    // MARK: Linking devices

    /// How many codes to draw before giving up, if all of them are in use.
    private static let mostDraws = 10

    /// Makes a code for a device. The device's earlier code becomes invalid.
    ///
    /// - Parameters:
    ///   - name: the name to list the device with.
    ///   - body: what the device leaves for the other one.
    package func makeCode(
        for device: Device, named name: String, leaving body: [UInt8]
    ) async throws -> (code: String, expires: Timestamp) {
        guard WireLimits.belongings.contains(body.count) else {
            throw Refusal.badRequest("Send what this device has stored, which is never empty.")
        }
        var generator = SystemRandomNumberGenerator()
        let moment = now()
        for _ in 0..<Self.mostDraws {
            let code = LinkCode(using: &generator)
            let isStored = try await repository.store(
                NewLinkCode(
                    hash: code.hash, secret: device.own, name: name, moment: moment,
                    body: Data(body)), within: .standard)
            if isStored {
                return (code.text, moment.later(milliseconds: WireLimits.codeLasts))
            }
        }
        throw Refusal.tooBusy
    }

    /// Makes a device one of the player's who has a code.
    ///
    /// - Parameters:
    ///   - text: the code, as somebody typed it.
    ///   - name: the name to list the device with.
    /// - Returns: what was left with the code.
    /// - Throws: `Refusal`; the code then remains valid.
    package func link(
        _ device: Device, named name: String, by text: String, address: String
    ) async throws -> Data {
        let moment = now()
        try wrongCodes.check(address, at: moment)
        guard let code = LinkCode(typed: text) else { throw wrongCode(of: address) }
        switch try await repository.link(device.own, named: name, by: code.hash, at: moment) {
        case .unknownCode: throw wrongCode(of: address)
        case .tooManyDevices: throw Refusal.tooManyDevices
        case .tooManyNames: throw Refusal.tooManyNames
        case .banned: throw Refusal.banned
        case .linked(let body, let isMoved):
            metrics.linked()
            await changed()
            // Parties that the moved player opened have another owner now. If this fails, the next
            // check of the store notices.
            if isMoved { await failures.catching(.parties) { try await rooms.readOwners() } }
            return body
        }
    }

    private func wrongCode(of address: String) -> Refusal {
        // If there are no tokens left, there is nothing to take.
        try? wrongCodes.take(address, at: now())
        return .unknownCode
    }

    /// Forgets what this house and others remember about devices, because some were linked,
    /// forgotten or removed.
    func changed() async {
        rooms.forgetKnownGuests()
        // If this fails, the other houses notice when their entries are too old.
        await failures.catching(.news) { try await owners.changed() }
    }

    // MARK: Listing and forgetting

    /// Returns the devices of a device's player.
    ///
    /// - Throws: `Refusal.unknownDevice` if the house doesn't know the device.
    package func list(for device: Device) async throws -> [LinkedDevice] {
        let devices = try await repository.devices(of: device.hash)
        guard !devices.isEmpty else { throw Refusal.unknownDevice }
        return devices
    }

    /// Forgets one of a player's devices. Forgetting a device that isn't linked has no effect.
    ///
    /// - Throws: `Refusal.unknownDevice` if the house doesn't know the device that asks;
    ///   `Refusal.badRequest` if it is the player's only one, because nobody could use the names.
    package func forget(_ number: Int, for device: Device) async throws {
        // Otherwise, a stranger's requests would empty the memory of every house.
        guard try await list(for: device).contains(where: { $0.number == number }) else { return }
        let isForgotten = try await repository.forget(
            device: number, of: device.hash, leaving: Data(Self.random(Hash.size)))
        guard isForgotten else {
            throw Refusal.badRequest(
                "This is the player's only device. Have everything removed instead.")
        }
        await changed()
    }

    // MARK: Pruning

    /// How often to remove codes that are too old.
    private static let pruneEvery = Duration.seconds(60)

    /// Removes codes soon after they have become invalid, until cancelled.
    package func run() async {
        await prune()
        await pace.forever(every: Self.pruneEvery) { await prune() }
    }

    /// Removes codes that are too old.
    func prune() async {
        await failures.catching(.pruning) {
            _ = try await repository.pruneCodes(at: now())
        }
    }
}
