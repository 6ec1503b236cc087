import Foundation
import Funfair
import HouseWire

/// Walls that players drew. A wall is shown only after the house has replayed a run that clears it.
package struct Walls: HouseService {
    package let resources: HouseResources
    let names: Names
    let runs: Runs

    /// Puts up a wall.
    ///
    /// - Parameters:
    ///   - text: the name for the wall.
    ///   - read: reads the body; called only if the sender is accepted.
    /// - Returns: the wall, and whether it is new.
    /// - Throws: `Refusal` if the wall can't be put up.
    package func publish(
        _ text: String, of sender: RunSender, reading read: () async throws -> [UInt8]
    ) async throws -> (wall: ShownWall, isNew: Bool) {
        try offers.check(.walls)
        return try await runs.listening(to: sender) {
            let names = try await repository.names(of: sender.device.hash)
            guard !names.isEmpty else { throw Refusal.unknownDevice }
            try await checkShowing(by: sender.device)
            let name = try wallName(text)
            return try await publish(try await read(), named: name, by: names, of: sender)
        }
    }

    /// How long a device is barred from putting up walls after the host took one of its walls down,
    /// in seconds.
    static let pauseOfWalls: Int64 = 86_400

    private func checkShowing(by device: Device) async throws {
        guard let takenDown = try await repository.takenDown(of: device.hash) else { return }
        let left = takenDown.seconds + Self.pauseOfWalls - now().seconds
        guard left <= 0 else {
            throw Refusal.showsNoWalls(seconds: Int(min(left, Self.pauseOfWalls)))
        }
    }

    /// Returns a wall's name, if it is valid by the rules for players' names.
    private func wallName(_ text: String) throws(Refusal) -> String {
        let name = try HouseName(text)
        guard !name.looks.isEmpty else { throw .invalidName(.blank) }
        guard !names.words.arePart(of: name) else { throw .unwantedName }
        return name.text
    }

    private func publish(
        _ bytes: [UInt8], named name: String, by names: [OwnName], of sender: RunSender
    ) async throws -> (wall: ShownWall, isNew: Bool) {
        let judged = try await runs.verifier.perform(for: sender.address) {
            [metrics] () throws(Refusal) in
            try metrics.timing { () throws(Refusal) in
                try WallJudge.judge(bytes, named: name, by: names)
            }
        }
        let wall = NewWall(
            wall: judged.wall, player: judged.player, name: judged.proven.name,
            link: String(decoding: judged.proven.link, as: UTF8.self), score: judged.proven.score,
            rulesVersion: judged.proven.rulesVersion, moment: now(), proof: Data(bytes))
        switch try await repository.publish(wall, atMost: WireLimits.wallsOfPlayer) {
        case .unwanted: throw Refusal.unwantedWall
        case .tooMany: throw Refusal.tooManyWalls
        case .nobodys: throw Refusal.unknownDevice
        case .known(let shown): return (try await asSeen(shown, by: sender.device), false)
        case .new(let shown): return (shown, true)
        }
    }

    /// Returns a wall that is already shown, including whether the device gave it a heart.
    private func asSeen(_ wall: ShownWall, by device: Device) async throws -> ShownWall {
        try await repository.wall(wall.code, for: device.hash) ?? wall
    }

    // MARK: Reading

    /// Returns a wall that is shown.
    ///
    /// - Parameter letters: the wall's code; any other text isn't found.
    /// - Throws: `Refusal.unknownWall` if no such wall is shown, or `Refusal.notOffered`.
    package func wall(_ letters: String, for device: Device?) async throws -> ShownWall {
        try offers.check(.walls)
        let code = try Self.code(letters)
        guard let wall = try await repository.wall(code, for: device?.hash) else {
            throw Refusal.unknownWall
        }
        return wall
    }

    /// Returns a page of the shown walls, and whether there is another page after it.
    package func page(
        by order: WallOrder, page: Int, for device: Device?
    ) async throws -> (walls: [ShownWall], hasMore: Bool) {
        try offers.check(.walls)
        let size = WireLimits.wallsOfPage
        let found = try await repository.walls(
            by: order, after: page * size, atMost: size + 1, for: device?.hash)
        let hasMore = found.count > size && page < WireLimits.pages.upperBound
        return (Array(found.prefix(size)), hasMore)
    }

    /// Returns the code in a text, even if its wall isn't shown.
    private static func code(_ letters: String) throws(Refusal) -> WallCode {
        guard let code = WallCode(Array(letters.utf8)) else { throw .unknownWall }
        return code
    }

    // MARK: Hearts

    /// Gives a wall the device's heart, or takes the heart back.
    ///
    /// - Throws: `Refusal` if the device isn't known or the wall isn't shown.
    package func like(
        _ letters: String, _ isLiked: Bool, by device: Device
    ) async throws -> ShownWall {
        try offers.check(.walls)
        guard try await repository.knows(device: device.hash) else { throw Refusal.unknownDevice }
        switch try await repository.like(try Self.code(letters), isLiked, by: device.hash) {
        case .wall(let wall): return wall
        case .unknown: throw Refusal.unknownWall
        case .nobodys: throw Refusal.unknownDevice
        }
    }

    // MARK: Reports

    /// The maximum number of reports to store for a wall: more than a host needs to notice it, few
    /// enough for strangers to send.
    static let mostReports = 100

    /// Reports a wall to the host. Reporting it again has no effect.
    ///
    /// - Throws: `Refusal`.
    package func report(_ letters: String, by device: Device) async throws {
        try offers.check(.walls)
        guard
            try await repository.report(
                try Self.code(letters), by: device.hash, at: now(), atMost: Self.mostReports)
        else { throw Refusal.unknownWall }
    }

    // MARK: Taking down

    /// Takes down a wall for the device that put it up, even while the house shows no walls,
    /// because the house might show them again.
    ///
    /// - Throws: `Refusal` if the wall isn't the device's or isn't shown.
    package func unpublish(_ letters: String, by device: Device) async throws {
        guard try await repository.knows(device: device.hash) else { throw Refusal.unknownDevice }
        switch try await repository.unpublish(try Self.code(letters), by: device.hash) {
        case .gone: return
        case .anothers: throw Refusal.notYourWall
        case .unknown: throw Refusal.unknownWall
        }
    }
}
