import PostgreSQL
import PostgreSQLKit
import Testing

@Suite("Lost connections")
struct EndTests {
    @Test func `The next statement works after all connections were lost`() async throws {
        let database = try await Cluster.shared.makeDatabase()
        let pool = try database.pool(size: 3)
        for _ in 0..<5 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<3 {
                    group.addTask { _ = try await pool.query("SELECT pg_sleep(0.02)::text") }
                }
                try await group.waitForAll()
            }
            try await database.endConnections()
            #expect(try await pool.query("SELECT 1::bigint").first?.get(0) == 1)
        }
    }

    @Test func `A transaction interrupted by a lost connection is executed once`() async throws {
        let database = try await Cluster.shared.makeDatabase()
        let pool = try database.pool(size: 1)
        _ = try await pool.query("CREATE TABLE t (a bigint)")
        async let done: Void = pool.transaction(.writing, repeating: .ifTakenBack) { session in
            try session.execute("INSERT INTO t VALUES (1)")
            try session.query("SELECT pg_sleep(0.3)::text")
        }
        try await Task.sleep(for: .milliseconds(100))
        try await database.endConnections()
        try await done
        #expect(try await pool.query("SELECT COUNT(*) FROM t").first?.get(0) == 1)
    }

    @Test func `A listener that lost its connection reports its reconnection`() async throws {
        let database = try await Cluster.shared.makeDatabase()
        let pool = try database.pool()
        let listener = PostgresListener(
            try database.address, settings: PostgresSettings(name: "test"), channel: "fair")
        var events = listener.events.makeAsyncIterator()
        #expect(await events.next() == .connected)
        _ = try await pool.query("SELECT pg_notify('fair', $1)", [.text("one")])
        #expect(await events.next() == .told("one"))
        try await database.endConnections()
        #expect(await events.next() == .connected)
        _ = try await pool.query("SELECT pg_notify('fair', $1)", [.text("two")])
        #expect(await events.next() == .told("two"))
        listener.stop()
        #expect(await events.next() == nil)
    }

    @Test func `Committed data survives when the server is killed and restarts`()
        async throws
    {
        let cluster = try Cluster(isDurable: true)
        let database = try await cluster.makeDatabase()
        let pool = try database.pool(size: 2)
        let listener = PostgresListener(
            try database.address, settings: PostgresSettings(name: "test"), channel: "fair")
        var events = listener.events.makeAsyncIterator()
        #expect(await events.next() == .connected)
        _ = try await pool.query("CREATE TABLE t (a bigint)")
        _ = try await pool.query("INSERT INTO t VALUES (1)")
        try cluster.kill()
        #expect(try await pool.query("SELECT COUNT(*) FROM t").first?.get(0) == 1)
        #expect(await events.next() == .connected)
        listener.stop()
    }
}
