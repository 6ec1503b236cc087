import Foundation

// Downloading and removing a device's data.
extension House {
    /// How many runs to read at once. A recording can take a megabyte, and a device can have
    /// thousands of recordings.
    private static let runsAtOnce = 8

    /// Returns the names of a device that downloads its data.
    ///
    /// - Throws: `Refusal.unknownDevice` if the house doesn't recognize the device.
    package func names(of device: Device) async throws -> [OwnName] {
        guard try await repository.knows(device: device.hash) else { throw Refusal.unknownDevice }
        return try await repository.names(of: device.hash)
    }

    /// Calls `body` with each run of a player and its recording, oldest first. A recording is nil
    /// if its rules are outdated.
    package func eachRun(
        ofPlayer id: Int64, for address: String, _ body: (OwnRun, Data?) async throws -> Void
    ) async throws {
        var left = try await repository.runs(ofPlayer: id)[...]
        while !left.isEmpty {
            let numbers = Array(left.prefix(Self.runsAtOnce))
            left = left.dropFirst(numbers.count)
            for run in try await repository.runs(numbers, ofPlayer: id) {
                try await body(
                    run, try await runs.bytes(of: run.recording, run: run.id, for: address))
            }
        }
    }

    /// Calls `body` with each wall of a player. Reads one wall at a time, because proofs are as
    /// large as runs.
    package func eachWall(ofPlayer id: Int64, _ body: (OwnWall) async throws -> Void) async throws {
        for code in try await repository.walls(ofPlayer: id) {
            if let wall = try await repository.wall(code, ofPlayer: id) { try await body(wall) }
        }
    }

    /// Removes a device, with all its data.
    ///
    /// - Throws: `Refusal.unknownDevice` if the house doesn't recognize the device.
    package func remove(_ device: Device) async throws {
        // End the device's parties, because no other device can.
        for room in parties.rooms.open where room.stored.opener == device.hash {
            try await parties.rooms.append(.closed, to: room)
        }
        guard let changed = try await repository.remove(device: device.hash) else {
            throw Refusal.unknownDevice
        }
        await devices.changed()
        // If this fails, the store has already removed the players, and the next check drops them
        // from parties.
        await failures.catching(.parties) { try await parties.rooms.forgetPlayers() }
        let moment = now()
        let open = changed.filter { board in board.end(in: days).map { moment < $0 } ?? true }
        if !open.isEmpty { boards.changed(open, by: nil) }
    }
}
