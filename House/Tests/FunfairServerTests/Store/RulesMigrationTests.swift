import Arcade
import Funfair
import GRDB
import Testing

@testable import FunfairServer

/// The rules of Breakout are at a later version here, and those of BubblePop at 1.
@Suite("A file from before boards were of one version of the rules")
struct RulesMigrationTests {
    private static let noon = Moment.saturdayNoon
    /// The rules that Breakout is played by now.
    private static let now = Int(Stall.breakout.rulesVersion)

    private struct OldRun {
        let player: Int64
        let stall: Stall
        let rules: Int
        let score: Int
        let hour: Int64
    }

    /// A house of before, where the same boards took runs of all rules: of a player's runs, the best
    /// stood there, as it was when it came.
    private func opened(_ names: [String], _ runs: [OldRun]) async throws -> TestHouse {
        let folder = try TemporaryFolder.smallSite()
        let queue = try DatabaseQueue(path: folder.path + "/scores.sqlite")
        try FunfairServer.Schema.migrator.migrate(queue, upTo: "no devices without players")
        try await queue.write { db in
            for (index, name) in names.enumerated() {
                try db.execute(
                    sql: "INSERT INTO device (secret_hash, made) VALUES (?, 0)",
                    arguments: [name.data(using: .utf8)])
                try db.execute(
                    sql:
                        "INSERT INTO player (id, name, name_key, device, made) VALUES (?, ?, ?, ?, 0)",
                    arguments: [
                        index + 1, name, try HouseName(name).key, db.lastInsertedRowID,
                    ])
            }
            for (index, run) in runs.enumerated() {
                try Self.insert(run, id: Int64(index + 1), in: db)
            }
        }
        try queue.close()
        return try await TestHouse(in: folder)
    }

    private static func insert(_ run: OldRun, id: Int64, in db: Database) throws {
        let made = noon.milliseconds + (run.hour - 12) * 3_600_000
        try db.execute(
            sql: """
                INSERT INTO run (id, public_id, ticket, player, stall, entry, rules_version, score,
                    ticks, made, recording)
                VALUES (?, ?, ?, ?, ?, 0, ?, ?, 1, ?, x'00')
                """,
            arguments: [
                id, Self.publicID(of: id), "ticket-\(id)".data(using: .utf8), run.player,
                run.stall.rawValue,
                run.rules, run.score, made,
            ])
        for (period, start) in [("all", 0), ("today", noon.day.number)] {
            try db.execute(
                sql: "INSERT OR IGNORE INTO board (stall, period, start) VALUES (?, ?, ?)",
                arguments: [run.stall.rawValue, period, start])
            try db.execute(
                sql: """
                    INSERT INTO standing (board, player, score, since, run)
                    SELECT id, ?, ?, ?, ? FROM board WHERE stall = ? AND period = ?
                    ON CONFLICT DO UPDATE SET score = excluded.score, since = excluded.since,
                        run = excluded.run WHERE excluded.score > score
                    """,
                arguments: [
                    run.player, run.score, -made, id, run.stall.rawValue, period,
                ])
        }
    }

    private static func publicID(of run: Int64) -> String {
        String(repeating: "A", count: 20) + "\(run)A"
    }

    private func mixed() async throws -> TestHouse {
        try await opened(
            ["Ada", "Bob", "Cem"],
            [
                OldRun(player: 1, stall: .breakout, rules: 1, score: 700, hour: 8),
                OldRun(player: 2, stall: .breakout, rules: 1, score: 30, hour: 8),
                OldRun(player: 2, stall: .breakout, rules: 1, score: 40, hour: 9),
                OldRun(player: 3, stall: .breakout, rules: 1, score: 600, hour: 9),
                OldRun(player: 1, stall: .breakout, rules: Self.now, score: 50, hour: 10),
                OldRun(player: 2, stall: .breakout, rules: Self.now, score: 80, hour: 10),
                OldRun(player: 2, stall: .breakout, rules: Self.now, score: 80, hour: 11),
                OldRun(player: 1, stall: .bubblePop, rules: 1, score: 5, hour: 11),
            ])
    }

    @Test func `Each run of old stands on the board of its rules`() async throws {
        let house = try await mixed()
        let new = try await house.get("/api/boards/breakout/all")
        #expect(new.rows() == ["1 Bob 80", "2 Ada 50"])
        #expect(new.json["players"]?.integer == 2)
        let old = try await house.get("/api/boards/breakout/all?rules=1")
        #expect(old.rows() == ["1 Ada 700", "2 Cem 600", "3 Bob 40"])
        #expect(old.json["players"]?.integer == 3)
    }

    @Test func `A board says which older ones there are`() async throws {
        let house = try await mixed()
        let board = try await house.get("/api/boards/breakout/today")
        #expect(board.json["olderRules"] == .list([.number(1)]))
        let other = try await house.get("/api/boards/bubblepop/all")
        #expect(other.json["olderRules"] == .list([]))
        #expect(other.rows() == ["1 Ada 5"])
    }

    @Test func `The day's boards keep what stood there`() async throws {
        let house = try await mixed()
        #expect(try await house.get("/api/boards/breakout/today").rows() == ["1 Bob 80"])
        let old = try await house.get("/api/boards/breakout/today?rules=1")
        #expect(old.rows() == ["1 Ada 700", "2 Cem 600"])
    }

    @Test func `Of equal runs the first one stands there`() async throws {
        let house = try await mixed()
        let run = try await house.get("/api/boards/breakout/all").json["rows"]?.list?.first?["run"]
        #expect(run == .text(Self.publicID(of: 6)))
    }

    @Test func `Every count is right, and a removed player leaves both boards`() async throws {
        let house = try await mixed()
        #expect(try await house.repository.flaws() == [])
        _ = try await house.repository.remove(try HouseName("Ada"))
        #expect(try await house.repository.flaws() == [])
        let old = try await house.get("/api/boards/breakout/all?rules=1")
        #expect(old.rows() == ["1 Cem 600", "2 Bob 40"])
    }

    @Test func `A score that comes after it counts by the present rules alone`() async throws {
        let house = try await mixed()
        let eve = try await house.player("Eve")
        try await house.put(60, of: eve)
        let new = try await house.get("/api/boards/breakout/all?around=Eve")
        #expect(new.rows() == ["1 Bob 80", "2 Eve 60", "3 Ada 50"])
        let old = try await house.get("/api/boards/breakout/all?rules=1")
        #expect(old.rows().count == 3)
    }

    @Test func `An empty file becomes one without boards`() async throws {
        let house = try await opened([], [])
        #expect(try await house.get("/api/boards/breakout/all").json["players"]?.integer == 0)
        #expect(try await house.repository.flaws() == [])
    }
}
