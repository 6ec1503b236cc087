import Foundation
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Houses that share a database")
struct SharedDatabaseTests {
    private let database: TestDatabase

    init() async throws {
        database = try await Cluster.shared.makeDatabase()
    }

    private func houses(_ count: Int) async throws -> [PostgreSQLRepository] {
        let address = try database.address
        return try await Self.atOnce(count) { _ in try await PostgreSQLRepository(address) }
    }

    /// Runs `body` for each number below `count` at the same time, and returns the results in any
    /// order.
    private static func atOnce<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: Value.self) { group in
            for number in 0..<count { group.addTask { try await body(number) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    private func player(
        _ name: String, in house: PostgreSQLRepository
    ) async throws -> Int64 {
        guard
            case .new(let player) = try await house.register(
                try HouseName(name), device: Data(name.utf8), at: .saturdayNoon)
        else { throw Failure() }
        return player.id
    }

    private struct Failure: Error {}

    // MARK: Opening

    @Test func `A database opened by many houses at once is migrated once`() async throws {
        let houses = try await houses(6)
        let rows = try await houses[0].query("SELECT number FROM migration ORDER BY number", [])
        #expect(try rows.map { try $0.get(0) } == Array(0..<rows.count))
        #expect(try await player("Ada", in: houses[5]) == 1)
        #expect(try await houses[3].player(id: 1)?.name == "Ada")
    }

    @Test func `A database migrated by a newer Funfair is refused`() async throws {
        let house = try await houses(1)[0]
        try await house.transaction(.writing) {
            _ = try $0.command("INSERT INTO migration VALUES (1000)")
        }
        let problem = await #expect(throws: StoreProblem.self) {
            _ = try await PostgreSQLRepository(try database.address)
        }
        #expect(
            problem?.description
                == "The database was written by a newer Funfair. Use that version, or a newer one.")
    }

    @Test func `A database from before walls could be reported is updated when a house opens it`()
        async throws
    {
        let house = try await houses(1)[0]
        let ada = try await player("Ada", in: house)
        try await house.transaction(.writing) {
            _ = try $0.command(
                """
                DROP TABLE report; DROP TABLE linked_device; DROP TABLE link_code;
                DROP TABLE banned_device; DROP TABLE ban; ALTER TABLE run DROP COLUMN pauses;
                DELETE FROM migration WHERE number >= 1
                """)
        }
        let later = try await houses(1)[0]
        #expect(try await later.reportedWalls(atMost: 1) == [])
        #expect(try await later.owner(of: Data([1])) == Data([1]))
        #expect(try await later.player(id: ada)?.name == "Ada")
        // The house tells its host, because it makes no copy of a database.
        #expect(house.migratedFrom == nil)
        #expect(later.migratedFrom == 1)
    }

    /// How an open house notices that the database has changed.
    enum Noticing: CaseIterable {
        case health, look, newConnection
    }

    @Test func `A read-only command creates no tables, and reports that they are missing`()
        async throws
    {
        let database = try await Cluster.shared.makeDatabase()
        let address = try database.address
        let problem = await #expect(throws: StoreProblem.self) {
            _ = try await PostgreSQLRepository(address, isVisit: true)
        }
        #expect(problem?.description.contains("has no scores of this version") == true)
        let rows = try await database.pool().query("SELECT to_regclass('player') IS NULL")
        #expect(try rows[0].get(0))
    }

    @Test(arguments: Noticing.allCases)
    func `An open house stops using the database when a newer Funfair migrates it`(
        noticing: Noticing
    ) async throws {
        let house = try await houses(1)[0]
        let ada = try await player("Ada", in: house)
        let trouble = StoreTrouble.database(
            "The database was written by a newer Funfair. Use that version, or a newer one.")
        try await house.transaction(.writing) {
            _ = try $0.command("INSERT INTO migration VALUES (1000)")
        }
        switch noticing {
        case .health:
            await #expect(throws: trouble) { try await house.checkStoring(at: .saturdayNoon) }
        case .look: await #expect(throws: trouble) { try await house.checkVersion() }
        case .newConnection: try await database.endConnections()
        }
        await #expect(throws: trouble) { _ = try await house.record(.of(ada, score: 1)) }
        await #expect(throws: trouble) { _ = try await house.player(id: ada) }
        let runs = try await database.pool().query("SELECT 1 FROM run")
        #expect(runs.isEmpty)
    }

    @Test func `A database that can't be reached is reported`() async throws {
        let problem = await #expect(throws: StoreProblem.self) {
            _ = try await PostgreSQLRepository(try PostgresAddress("postgres://127.0.0.1:1/none"))
        }
        #expect(problem?.description.contains("cannot be reached") == true)
    }

    @Test func `Concurrent writers use different counter slots`() async throws {
        let houses = try await houses(2)
        let slots = try await Self.atOnce(8) { number in
            try await houses[number % 2].transaction(.writing) { session in
                try session.query("SELECT pg_sleep(0.2)::text")
                return session.tag
            }
        }
        #expect(Set(slots) == Set(0..<8))
    }

    // MARK: Batches of runs

    @Test func `Storing runs together doesn't wait for a locked player`() async throws {
        let house = try await houses(1)[0]
        let (ada, bob) = (try await player("Ada", in: house), try await player("Bob", in: house))
        let runs = [ada, bob].map { NewRun.unplayed(by: $0, score: 5, at: .saturdayNoon) }
        let (locked, tell) = AsyncStream.makeStream(of: Void.self)
        let over = DispatchSemaphore(value: 0)
        async let holding: Void = house.transaction(.writing) { session in
            try session.query("SELECT 1 FROM player WHERE id = $1 FOR UPDATE", [.integer(ada)])
            tell.yield()
            over.wait()
        }
        for await _ in locked { break }
        let stored = try await house.writeBatch { try $0.record(runs) }
        over.signal()
        try await holding
        #expect(stored.map { $0 == nil } == [true, false])
        guard case .new(let receipt) = try await house.record(runs[0]) else { throw Failure() }
        #expect(receipt.ranks == [.all: 1, .today: 1])
        #expect(try await house.flaws() == [])
    }

    // MARK: Simultaneous requests

    @Test func `A run sent to two houses at once is stored once`() async throws {
        let houses = try await houses(2)
        let ada = try await player("Ada", in: houses[0])
        for score in 1...20 {
            let run = NewRun.of(ada, score: score)
            let outcomes = try await Self.atOnce(4) { try await houses[$0 % 2].record(run) }
            let receipts = outcomes.compactMap { if case .new(let it) = $0 { it } else { nil } }
            #expect(receipts.count == 1)
            let again = outcomes.compactMap { if case .before(let it) = $0 { it } else { nil } }
            #expect(again.count == 3 && again.allSatisfy { $0.run == receipts.first?.run })
        }
        #expect(try await houses[0].query("SELECT 1 FROM run", []).count == 20)
        #expect(try await houses[1].flaws() == [])
    }

    @Test(arguments: [["Ada", "Ada"], ["Ada", "Аdа"], ["ada", "ADA"]])
    func `If two houses register the same name at once, one succeeds`(names: [String])
        async throws
    {
        let houses = try await houses(2)
        for round in 0..<10 {
            let outcomes = try await Self.atOnce(2) { number in
                try await houses[number].register(
                    try HouseName("\(names[number]) \(round)"), device: Data([UInt8(number)]),
                    at: .saturdayNoon)
            }
            let owners = outcomes.filter { if case .new = $0 { true } else { false } }
            #expect(owners.count == 1 && outcomes.contains(.taken))
        }
    }

    @Test func `When two houses receive equal runs at once, one counts as a copy`() async throws {
        let houses = try await houses(2)
        let players = [
            try await player("Ada", in: houses[0]), try await player("Bob", in: houses[0]),
        ]
        for round in 0..<10 {
            let outcomes = try await Self.atOnce(2) { number in
                try await houses[number].record(
                    .of(players[number], score: round, inputs: Data([UInt8(round)])))
            }
            #expect(outcomes.filter { $0 == .borrowed }.count == 1)
        }
        #expect(try await houses[0].flaws() == [])
    }

    @Test func `When two houses receive similar runs at once, one counts as a copy`() async throws {
        let houses = try await houses(2)
        let players = [
            try await player("Ada", in: houses[0]), try await player("Bob", in: houses[0]),
        ]
        for round in 0..<10 {
            let course = KeptCourse(
                hits: (0..<20).map { Int64(round * 100 + $0) }, ticks: (0..<20).map { 60 * $0 },
                tooMany: 9, seed: Int64(round))
            let outcomes = try await Self.atOnce(2) { number in
                try await houses[number].record(
                    .of(players[number], score: round, course: course))
            }
            #expect(outcomes.filter { $0 == .borrowed }.count == 1)
        }
        #expect(try await houses[0].flaws() == [])
    }

    @Test func `A challenge has one seed, even if two houses draw it at once`() async throws {
        let houses = try await houses(2)
        for day in 0..<10 {
            let seeds = try await Self.atOnce(4) { number in
                try await houses[number % 2].challengeSeed(
                    of: .breakout, on: Day(number: day), drawing: UInt64(number))
            }
            #expect(Set(seeds).count == 1)
        }
    }

    // MARK: Load

    @Test func `After many players use two houses at once, every count equals a recount`()
        async throws
    {
        let houses = try await houses(2)
        let players = try await Self.atOnce(6) { try await player("P\($0)", in: houses[$0 % 2]) }
        _ = try await Self.atOnce(8) { first in
            for number in stride(from: first, to: 240, by: 8) {
                let house = houses[number / 8 % 2]
                // Some scores share a range and others don't. Meanwhile, players are removed.
                let score = [3, 300, 70_000, 17_000_000][number % 4] + number % 7
                _ = try await house.record(.of(players[number % 6], score: score))
                if number % 80 == 79 { _ = try await house.remove(try HouseName("P\(number % 3)")) }
            }
        }
        #expect(try await houses[0].flaws() == [])
        let board = Board(of: .breakout, .all, at: .saturdayNoon)
        let page = try await houses[1].page(
            of: board, limit: 10, around: nil, at: .saturdayNoon)
        #expect(page.players == page.rows.count)
        for row in page.rows {
            #expect(row.rank == 1 + page.rows.filter { $0.score > row.score }.count)
        }
    }

    @Test func `No acknowledged score is lost if all connections fail under load`() async throws {
        let houses = try await houses(2)
        let ada = try await player("Ada", in: houses[0])
        async let storm: Void = {
            for _ in 0..<8 {
                try await Task.sleep(for: .milliseconds(40))
                try await database.endConnections()
            }
        }()
        let acknowledged = try await Self.atOnce(8) { number in
            var tickets: [[UInt8]] = []
            for score in 0..<25 {
                let run = NewRun.of(ada, score: score)
                if case .new? = try? await houses[number % 2].record(run) {
                    tickets.append(run.ticket)
                }
            }
            return tickets
        }.flatMap(\.self)
        try await storm
        let kept = Set(
            try await houses[0].query("SELECT ticket FROM run", []).map {
                Array(try $0.get(0, as: Data.self))
            })
        #expect(acknowledged.count > 100 && kept.isSuperset(of: acknowledged))
        #expect(try await houses[1].flaws() == [])
    }
}

extension NewRun {
    /// Returns a plausible Breakout run with a new ticket.
    static func of(_ player: Int64, score: Int, inputs: Data? = nil, course: KeptCourse? = nil)
        -> NewRun
    {
        NewRun(
            id: RunID(), ticket: House.random(Ticket.idSize), player: player, contest: .breakout,
            entry: .open, opens: nil, rulesVersion: 1, score: score, ticks: 0,
            inputs: inputs, course: course, recording: Data([1, 2, 3]),
            boards: RunPurpose.open.boards(of: .breakout, at: .saturdayNoon), moment: .saturdayNoon)
    }
}
