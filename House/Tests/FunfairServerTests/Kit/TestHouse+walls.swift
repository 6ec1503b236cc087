import Breakout
import Foundation
import Funfair
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension TestHouse {
    /// Asks the house to publish a wall, with the given proof.
    func publish(
        _ bytes: [UInt8], named name: String = "The tower", as device: String?
    ) async throws -> Answer {
        let name = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try await ask(
            .post, "/api/walls?name=\(name)",
            HTTPFields([HTTPField(name: .contentType, value: "application/octet-stream")])
                .by(device), body: bytes)
    }

    /// Clears a wall and publishes it.
    func publish(
        _ wall: DrawnWall, named name: String = "The tower", by player: TestPlayer
    ) async throws -> Answer {
        try await publish(
            try TestRun.through(wall, by: player.name).bytes, named: name, as: player.secret)
    }

    /// Stores a published wall with one brick at the given index, as if it had been cleared.
    ///
    /// - Returns: The wall's code.
    @discardableResult
    func putUp(
        _ place: Int, of player: TestPlayer, score: Int = 100, rules: UInt8 = 2
    ) async throws -> WallCode {
        let left = try TestRun.through(
            try .with(place), by: player.name, but: .left(tick: 0))
        let wall = try #require(RecordedWall(recordedIn: left.bytes))
        let id = try #require(
            try await repository.player(named: try HouseName(player.name))?.id)
        _ = try await repository.publish(
            NewWall(
                wall: wall, player: id, name: "Brick \(place)", link: "AQ", score: score,
                rulesVersion: rules, moment: clock.now, proof: Data(left.bytes)), atMost: 24)
        return wall.code
    }

    func wall(_ code: String, as device: String? = nil) async throws -> Answer {
        try await get("/api/walls/\(code)", HTTPFields().by(device))
    }

    func unpublish(_ code: String, as device: String?) async throws -> Answer {
        try await ask(.delete, "/api/walls/\(code)", HTTPFields().by(device))
    }

    func like(
        _ code: String, _ isLiked: Bool = true, as device: String?
    ) async throws -> Answer {
        try await ask(
            isLiked ? .post : .delete, "/api/walls/\(code)/heart", HTTPFields().by(device))
    }

    func report(_ code: String, as device: String?) async throws -> Answer {
        try await ask(.post, "/api/walls/\(code)/report", HTTPFields().by(device))
    }

    /// Returns the names of the walls on a gallery page.
    func walls(_ query: String = "") async throws -> [String] {
        try await get("/api/walls\(query)").json["rows"]?.list?.compactMap { $0["name"]?.text }
            ?? []
    }

    /// Requests a wall's board.
    func board(ofWall code: String, _ query: String = "") async throws -> Answer {
        try await get("/api/boards/breakout-drawn/wall?wall=\(code)\(query)")
    }

    /// The SQL that replaces every wall's drawing but not its code.
    var otherDrawing: String {
        let bytes = repository is SQLiteRepository ? "x'00'" : "'\\x00'"
        return "UPDATE wall SET drawing = \(bytes)"
    }

    /// Plays a wall with a ticket, advances the clock by the run's length, and sends the run.
    func play(
        _ wall: DrawnWall, by player: TestPlayer, but difference: TestRun.WallDifference? = nil
    ) async throws -> Answer {
        let ticket = try await ticket("breakout-drawn", "wall", for: player)
        let run = try TestRun.through(wall, ticket, but: difference)
        clock.pass(milliseconds: run.milliseconds)
        return try await send(run, with: ticket)
    }
}
