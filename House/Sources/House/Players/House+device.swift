import Foundation

// What a device can take away, and have removed.
extension House {
    /// How many runs are read at once: recordings are up to megabytes, and one device may have thousands.
    private static let runsAtOnce = 8

    /// The names of a device that asks for everything that is its own.
    ///
    /// - Throws: `Refusal`.
    package func names(of device: DeviceSecret) async throws -> [OwnName] {
        guard try await repository.knows(device: device.hash) else { throw Refusal.unknownDevice }
        return try await repository.names(of: device.hash)
    }

    /// Shows each run of a player, in the order that they came.
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

    /// Shows each wall of a player, one after the other: their proofs are as large as runs.
    package func eachWall(ofPlayer id: Int64, _ body: (OwnWall) async throws -> Void) async throws {
        for code in try await repository.walls(ofPlayer: id) {
            if let wall = try await repository.wall(code, ofPlayer: id) { try await body(wall) }
        }
    }

    /// Forgets a device, with everything that is its own.
    ///
    /// - Throws: `Refusal`.
    package func remove(_ device: DeviceSecret) async throws {
        // Nobody else could end them.
        for room in parties.rooms.open where room.stored.opener == device.hash {
            try await parties.rooms.append(.closed, to: room)
        }
        guard let changed = try await repository.remove(device: device.hash) else {
            throw Refusal.unknownDevice
        }
        // They are removed all the same, and forgotten when all parties are looked at.
        await failures.noting(.parties) { try await parties.rooms.forgetPlayers() }
        let moment = now()
        let open = changed.filter { board in board.end(in: days).map { moment < $0 } ?? true }
        if !open.isEmpty { boards.changed(open, by: nil) }
    }
}
