import Dispatch
import PostgreSQL
import PostgreSQLKit
import Testing

@Suite("Connection pools")
struct PoolTests {
    private let database: TestDatabase

    init() async throws {
        database = try await Cluster.shared.makeDatabase()
    }

    /// Runs `body` while the pool's only connection is in use. `body` receives a function that
    /// releases the connection.
    private func holding(_ pool: PostgresPool, _ body: (() -> Void) async throws -> Void)
        async throws
    {
        let gate = DispatchSemaphore(value: 0)
        let (isHeld, held) = AsyncStream.makeStream(of: Void.self)
        async let holder: Void = {
            defer { held.finish() }
            try await pool.transaction(.reading, repeating: .never) { session in
                // Otherwise, the database would end a transaction that is idle for a minute.
                try session.command("SET LOCAL idle_in_transaction_session_timeout = 0")
                held.finish()
                gate.wait()
            }
        }()
        for await _ in isHeld {}
        try await body { gate.signal() }
        try await holder
    }

    @Test func `If no connection becomes free in time, the request fails with an error`()
        async throws
    {
        let pool = try database.pool(size: 1, patience: .milliseconds(200))
        try await holding(pool) { letGo in
            await #expect(throws: PostgresProblem.noneFree(seconds: 0.2)) {
                try await pool.query("SELECT 1")
            }
            letGo()
        }
    }

    @Test func `If too many requests wait for a connection, new requests fail as busy`()
        async throws
    {
        let pool = try database.pool(size: 1, patience: .seconds(3600))
        try await holding(pool) { letGo in
            let outcomes = await withTaskGroup(of: PostgresProblem?.self) { group in
                for _ in 0..<(PostgresPool.mostWaiting + 5) {
                    group.addTask {
                        do {
                            _ = try await pool.query("SELECT 1")
                            return nil
                        } catch { return error as? PostgresProblem }
                    }
                }
                // While the connection is in use, only requests that didn't fit in the queue
                // return.
                for _ in 0..<5 { #expect(await group.next() == .some(.busy)) }
                letGo()
                return await group.reduce(into: [PostgresProblem?]()) { $0.append($1) }
            }
            #expect(outcomes.count == PostgresPool.mostWaiting && outcomes.allSatisfy { $0 == nil })
        }
    }

    @Test func `All requests succeed even if they outnumber the connections`() async throws {
        let pool = try database.pool(size: 3)
        let answers = try await withThrowingTaskGroup(of: (Int, Int64).self) { group in
            for number in 0..<200 {
                group.addTask {
                    let rows = try await pool.query(
                        "SELECT $1, pg_backend_pid()", [.integer(number)])
                    return (try rows[0].get(0), try rows[0].get(1))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(answers.map(\.0)) == Set(0..<200))
        #expect((1...3).contains(Set(answers.map(\.1)).count))
    }

    @Test func `Session setup runs on every connection, including new ones`() async throws {
        let pool = PostgresPool(
            try database.address, settings: PostgresSettings(name: "test"), size: 1,
            patience: .seconds(20)
        ) { try $0.command("SET search_path = elsewhere") }
        for _ in 0..<2 {
            let path = try await pool.query("SELECT current_setting('search_path')").first
            #expect(try path?.get(0) == "elsewhere")
            try await database.endConnections()
        }
    }

    @Test func `A request to a closed pool fails with an error`() async throws {
        let pool = try database.pool()
        _ = try await pool.query("SELECT 1")
        pool.close()
        await #expect(throws: PostgresProblem.closed) { try await pool.query("SELECT 1") }
    }

    // MARK: Poolers

    private func check(_ pooler: Pooler) async throws {
        let pool = PostgresPool(
            try pooler.address, settings: PostgresSettings(name: "test"), size: 1,
            patience: .seconds(60))
        try await pool.check()
    }

    @Test(arguments: [1, 5])
    func `A pooler in transaction mode is detected, and the error names the mode`(sessions: Int)
        async throws
    {
        let pooler = try Pooler(
            before: try Cluster.shared, mode: .transaction, sessions: sessions)
        let problem = await #expect(throws: PostgresProblem.self) { try await check(pooler) }
        #expect(problem?.description.contains("transaction mode") == true, "\(problem as Any)")
    }

    @Test func `A pooler in session mode works like a direct connection`() async throws {
        try await check(try Pooler(before: try Cluster.shared, mode: .session, sessions: 5))
    }
}
