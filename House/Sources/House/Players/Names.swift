/// Names, and whose they are.
package struct Names: HouseService {
    package let resources: HouseResources
    /// What no new name may contain.
    let words: NameWords

    /// Gives a name to a device. The device brings its secret, so that it can ask again when the
    /// answer was lost.
    ///
    /// - Returns: the name as the house spells it, and whether it is new.
    package func register(
        _ text: String, device: DeviceSecret
    ) async throws -> (name: String, isNew: Bool) {
        let name = try HouseName(text)
        guard !name.looks.isEmpty else { throw Refusal.invalidName(.blank) }
        try await check(name, for: device)
        switch try await repository.register(name, device: device.hash, at: now()) {
        case .new(let player): return (player.name, true)
        case .known(let player): return (player.name, false)
        case .taken: throw Refusal.nameTaken(suggestion: try await suggestion(for: name))
        case .tooMany: throw Refusal.tooManyNames
        }
    }

    /// A name as the house would spell it, where a device could have it. Nobody is told of a player
    /// whom no board shows: that somebody has such a name is found by whoever takes it.
    package func available(
        _ text: String, for device: DeviceSecret?
    ) async throws -> String {
        let name = try HouseName(text)
        guard !name.looks.isEmpty else { throw Refusal.invalidName(.blank) }
        try await check(name, for: device)
        guard let player = try await repository.player(named: name),
            player.device != device?.hash, try await repository.stands(player.id)
        else { return name.text }
        throw Refusal.nameTaken(suggestion: try await suggestion(for: name))
    }

    /// - Throws: `Refusal.unwantedName` where a word of the host's is in a name, and the device does not
    ///   have the name from before.
    private func check(_ name: HouseName, for device: DeviceSecret?) async throws {
        guard words.arePart(of: name) else { return }
        guard let device, try await repository.player(named: name)?.device == device.hash else {
            throw Refusal.unwantedName
        }
    }

    /// How many numbers behind a name are tried.
    private static let suggestions = 2...99

    private func suggestion(for name: HouseName) async throws -> String? {
        let suggestions = try Self.suggestions.map { try HouseName(name.suggestion($0)) }
        return try await repository.firstFree(of: suggestions.filter { !words.arePart(of: $0) })?
            .text
    }

    /// The player of a name, where it is the device's.
    func player(named text: String, of device: DeviceSecret) async throws -> Player {
        guard try await repository.knows(device: device.hash) else { throw Refusal.unknownDevice }
        let name = try HouseName(text)
        guard let player = try await repository.player(named: name),
            player.device == device.hash
        else { throw Refusal.notYourName(name.text) }
        return player
    }
}
