/// Names and their owners.
package struct Names: HouseService {
    package let resources: HouseResources
    /// Words that new names mustn't contain.
    let unwanted: Changeable<NameWords>

    /// The current words that new names mustn't contain.
    var words: NameWords { unwanted.current }

    /// Gives a name to a device. The device can repeat the request if the response is lost, because
    /// it sends its secret.
    ///
    /// - Returns: the name as the house spells it, and whether it is new.
    package func register(
        _ text: String, device: Device
    ) async throws -> (name: String, isNew: Bool) {
        let name = try HouseName(text)
        guard !name.looks.isEmpty else { throw Refusal.invalidName(.blank) }
        try await check(name, for: device)
        let registration = try await repository.register(
            name, device: device.hash, secret: device.own, at: now())
        switch registration {
        case .new(let player): return (player.name, true)
        case .known(let player): return (player.name, false)
        case .taken: throw Refusal.nameTaken(suggestion: try await suggestion(for: name))
        case .tooMany: throw Refusal.tooManyNames
        case .banned: throw Refusal.banned
        }
    }

    /// Returns a name as the house would spell it, if the device can have the name. The names of
    /// other players who aren't on any board seem available, because only registering may reveal
    /// that a name is taken.
    package func available(
        _ text: String, for device: Device?
    ) async throws -> String {
        let name = try HouseName(text)
        guard !name.looks.isEmpty else { throw Refusal.invalidName(.blank) }
        try await check(name, for: device)
        guard let player = try await repository.player(named: name),
            player.device != device?.hash, try await repository.stands(player.id)
        else { return name.text }
        throw Refusal.nameTaken(suggestion: try await suggestion(for: name))
    }

    /// - Throws: `Refusal.unwantedName` if the name contains an unwanted word and isn't already the
    ///   device's.
    private func check(_ name: HouseName, for device: Device?) async throws {
        guard words.arePart(of: name) else { return }
        guard let device, try await repository.player(named: name)?.device == device.hash else {
            throw Refusal.unwantedName
        }
    }

    /// The numbers to try at the end of a name.
    private static let suggestions = 2...99

    private func suggestion(for name: HouseName) async throws -> String? {
        let suggestions = try Self.suggestions.map { try HouseName(name.suggestion($0)) }
        return try await repository.firstFree(of: suggestions.filter { !words.arePart(of: $0) })?
            .text
    }

    /// Returns the player with the given name, which must belong to the device.
    func player(named text: String, of device: Device) async throws -> Player {
        do {
            let name = try HouseName(text)
            guard let player = try await repository.player(named: name),
                player.device == device.hash
            else { throw Refusal.notYourName(name.text) }
            resources.activity.saw(player: player.id, at: now())
            return player
        } catch let refusal as Refusal {
            // Ask only now, because usually the device is known.
            guard try await repository.knows(device: device.hash) else {
                throw Refusal.unknownDevice
            }
            throw refusal
        }
    }
}
