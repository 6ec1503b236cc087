import PostgreSQL
import PostgreSQLKit
import Testing

@Suite("Statements and their values")
struct StatementTests {
    private let database: TestDatabase
    private let pool: PostgresPool

    init() async throws {
        database = try await Cluster.shared.makeDatabase()
        pool = try database.pool(statementTimeout: 120_000)
    }

    private func row(_ sql: String, _ values: PostgresValue...) async throws -> PostgresRow {
        try #require(try await pool.query(sql, values).first)
    }

    @Test(arguments: [0, 1, -1, Int64.max, Int64.min])
    func `A number is returned unchanged`(number: Int64) async throws {
        #expect(try await row("SELECT $1", .integer(number)).get(0) == number)
    }

    @Test(arguments: ["", "Ada", "日本", "a'b\\c\n\t\"", "🎡"])
    func `A text is returned unchanged`(text: String) async throws {
        #expect(try await row("SELECT $1", .text(text)).get(0) == text)
    }

    @Test func `Bytes are returned unchanged, including zeros`() async throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(try await row("SELECT $1", .bytes(bytes)).get(0) == bytes)
    }

    @Test func `NULL is returned as nil`() async throws {
        let row = try await row(
            "SELECT $1, $2, $3", .integer(nil), .text(nil), .bytes(nil as [UInt8]?))
        #expect(try row.get(0, as: Int64?.self) == nil)
        #expect(try row.get(1, as: String?.self) == nil)
        #expect(try row.get(2, as: [UInt8]?.self) == nil)
    }

    @Test func `An empty text and empty bytes aren't nil`() async throws {
        let row = try await row(
            "SELECT $1 IS NULL, $2 IS NULL, $2", .text(""), .bytes([] as [UInt8]))
        #expect(try row.get(0) == false)
        #expect(try row.get(1) == false)
        #expect(try row.get(2) == [] as [UInt8])
    }

    @Test func `Lists are passed in order, including empty lists`() async throws {
        let rows = try await pool.query(
            "SELECT * FROM unnest($1, $2)", [.integers([3, -1]), .texts(["", "b"])])
        #expect(try rows.map { try $0.get(0, as: Int64.self) } == [3, -1])
        #expect(try rows.map { try $0.get(1, as: String.self) } == ["", "b"])
        #expect(try await pool.query("SELECT * FROM unnest($1)", [.integers([])]).isEmpty)
    }

    @Test func `Smaller integer types can be read`() async throws {
        let row = try await row("SELECT (-7)::smallint, 70000::integer, TRUE")
        #expect(try row.get(0) == -7)
        #expect(try row.get(1) == 70_000)
        #expect(try row.get(2) == true)
    }

    @Test func `Reading an unsupported type is an error`() async throws {
        let row = try await row("SELECT 'a'::text, NULL::bigint")
        #expect(throws: PostgresProblem.self) { try row.get(0, as: Int64.self) }
        #expect(throws: PostgresProblem.self) { try row.get(1, as: Int64.self) }
        #expect(throws: PostgresProblem.self) { try row.get(2, as: Int64.self) }
    }

    @Test func `The error for a duplicate row is recognised`() async throws {
        _ = try await pool.query("CREATE TABLE t (a bigint PRIMARY KEY)")
        _ = try await pool.query("INSERT INTO t VALUES ($1)", [.integer(1)])
        let problem = await #expect(throws: PostgresProblem.self) {
            try await pool.query("INSERT INTO t VALUES ($1)", [.integer(1)])
        }
        #expect(problem?.isUniqueViolation == true)
        #expect(problem?.description.contains("23505") == true)
    }

    @Test func `A statement that takes too long is cancelled, and the next statement works`()
        async throws
    {
        let hasty = try database.pool(size: 1, statementTimeout: 400)
        let problem = await #expect(throws: PostgresProblem.self) {
            try await hasty.query("SELECT pg_sleep(600)::text")
        }
        #expect(problem?.state == .queryCanceled)
        // The pool reuses the connection, which may take a while on a busy machine.
        _ = try await hasty.query("SET statement_timeout = 120000")
        #expect(try await hasty.query("SELECT 1::bigint").first?.get(0) == 1)
    }

    @Test func `Statements work even if they don't all fit in the cache`() async throws {
        let one = try database.pool(size: 1)
        for round in 0..<2 {
            for number in 0..<250 {
                let row = try await one.query(
                    "SELECT \(number)::bigint + $1", [.integer(round)]
                ).first
                #expect(try row?.get(0) == number + round)
            }
        }
    }

    @Test func `A commit waits for the disk even if a role's settings differ`() async throws {
        #expect(try await row("SELECT current_setting('synchronous_commit')").get(0) == "on")
        try await Cluster.shared.administer("CREATE ROLE hasty SUPERUSER LOGIN")
        try await Cluster.shared.administer("ALTER ROLE hasty SET synchronous_commit = off")
        let hasty = PostgresPool(
            try PostgresAddress(try Cluster.shared.address(of: "postgres", as: "hasty")),
            settings: PostgresSettings(name: "test"), size: 1, patience: .seconds(5))
        let mode = try await hasty.query("SELECT current_setting('synchronous_commit')").first
        #expect(try mode?.get(0) == "on")
    }
}
