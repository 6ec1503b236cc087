import Arcade
import Foundation
import Funfair
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Walls at two houses with one database")
struct SharedWallTests {
    private let one: PostgreSQLRepository
    private let other: PostgreSQLRepository
    private let database: TestDatabase

    init() async throws {
        database = try await Cluster.shared.makeDatabase()
        one = try await PostgreSQLRepository(try database.address)
        other = try await PostgreSQLRepository(try database.address)
    }

    private func device(_ number: Int) -> Data { Data([UInt8(number), 1, 2]) }

    private func player(_ number: Int) async throws -> Int64 {
        switch try await one.register(
            HouseName("Player \(number)"), device: device(number), at: .saturdayNoon)
        {
        case .new(let player), .known(let player): player.id
        case .taken, .tooMany, .banned: throw PostgresProblem.lost
        }
    }

    /// Returns the database's deadlock count, which includes earlier tests' deadlocks.
    private func deadlocks() async throws -> Int {
        try await one.query(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()", [])[0]
            .get(0)
    }

    /// Returns a wall with one brick at the given index, and a recording of an empty run on it.
    private static func wall(_ place: Int) throws -> (wall: RecordedWall, bytes: [UInt8]) {
        let run = try TestRun.through(try .with(place), by: "Ada", but: .left(tick: 0))
        return (try #require(RecordedWall(recordedIn: run.bytes)), run.bytes)
    }

    @Test func `Concurrent changes to walls cause no deadlock and keep every count correct`()
        async throws
    {
        let (one, other) = (one, other)
        let walls = try (0..<4).map { try Self.wall($0) }
        let before = try await deadlocks()
        for round in 0..<12 {
            var chance = SeededGenerator(seed: UInt64(round))
            var players: [Int64] = []
            for number in 0..<4 { players.append(try await player(number)) }
            let all = players
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<40 {
                    let (what, place, who) = (
                        chance.below(8), chance.below(4), chance.below(4)
                    )
                    let house = chance.below(2) == 0 ? one : other
                    let score = chance.below(500)
                    let device = device(who)
                    let (wall, bytes) = walls[place]
                    group.addTask {
                        switch what {
                        case 0, 1:
                            _ = try await house.publish(
                                NewWall(
                                    wall: wall, player: all[who], name: "Brick", link: "AQ",
                                    score: score, rulesVersion: 2, moment: .saturdayNoon,
                                    proof: Data(bytes)), atMost: 24)
                        case 2, 3:
                            var run = NewRun(
                                id: RunID(), ticket: House.random(Ticket.idSize),
                                player: all[who], contest: .drawnWall, entry: .wall,
                                opens: nil, rulesVersion: 2, score: score, ticks: 0,
                                inputs: nil, recording: Data(bytes),
                                boards: [Board(ofWall: wall.code)], moment: .saturdayNoon)
                            run.wall = wall
                            _ = try await house.record(run)
                        case 4:
                            _ = try await house.like(wall.code, true, by: device)
                        case 5:
                            _ = try await house.like(wall.code, false, by: device)
                        case 6:
                            _ = try await house.unpublish(wall.code, by: device)
                        default:
                            _ = try await house.remove(device: device)
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await one.flaws() == [])
        }
        #expect(try await deadlocks() == before)
        one.close()
        other.close()
    }

    @Test func `A wall removed by the host can't be shared at either house`() async throws {
        let (one, other) = (one, other)
        let ada = try await player(1)
        for place in 0..<10 {
            let (wall, bytes) = try Self.wall(place)
            let new = NewWall(
                wall: wall, player: ada, name: "Brick", link: "AQ", score: 1, rulesVersion: 2,
                moment: .saturdayNoon, proof: Data(bytes))
            _ = try await one.publish(new, atMost: 24)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<3 {
                    group.addTask { _ = try await one.publish(new, atMost: 24) }
                    group.addTask { _ = try await other.publish(new, atMost: 24) }
                }
                group.addTask { _ = try await other.takeDown(wall.code, at: .saturdayNoon) }
                try await group.waitForAll()
            }
            #expect(try await one.wall(wall.code, for: nil) == nil)
            #expect(try await one.publish(new, atMost: 24) == .unwanted)
        }
        one.close()
        other.close()
    }
}
