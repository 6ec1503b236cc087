import PostgreSQL
import PostgreSQLKit
import Synchronization
import Testing

@Suite("Transactions")
struct TransactionTests {
    private let database: TestDatabase
    private let pool: PostgresPool

    init() async throws {
        database = try await Cluster.shared.makeDatabase()
        pool = try database.pool(size: 4)
        _ = try await pool.query("CREATE TABLE t (a bigint PRIMARY KEY, b bigint NOT NULL)")
        _ = try await pool.query("INSERT INTO t VALUES (1, 0), (2, 0)")
    }

    private struct Failure: Error {}

    private func sum() async throws -> Int? {
        try await pool.query("SELECT SUM(b)::bigint FROM t").first?.get(0)
    }

    @Test func `A transaction that throws an error stores nothing`() async throws {
        await #expect(throws: Failure.self) {
            try await pool.transaction(.writing, repeating: .never) { session in
                try session.execute("UPDATE t SET b = 7")
                throw Failure()
            }
        }
        #expect(try await sum() == 0)
    }

    @Test func `A failed statement rolls back the transaction, even if its error is caught`()
        async throws
    {
        let problem = await #expect(throws: PostgresProblem.self) {
            try await pool.transaction(.writing, repeating: .never) { session in
                try session.execute("UPDATE t SET b = 7")
                _ = try? session.execute("INSERT INTO t VALUES (1, 1)")
            }
        }
        #expect(problem != nil)
        #expect(try await sum() == 0)
    }

    @Test func `A dry run stores nothing, but the rest of its transaction is stored`() async throws
    {
        try await pool.transaction(.writing, repeating: .never) { session in
            try session.dryRun { try $0.execute("UPDATE t SET b = 7") }
            try session.execute("UPDATE t SET b = 1 WHERE a = 2")
        }
        #expect(try await sum() == 1)
    }

    @Test func `A read transaction sees one consistent state`() async throws {
        let pool = pool
        let (before, after) = try await pool.transaction(.reading, repeating: .never) { session in
            let before: Int64 = try session.query("SELECT SUM(b)::bigint FROM t")[0].get(0)
            let other = try database.pool(size: 1)
            wait { _ = try await other.query("UPDATE t SET b = 5") }
            let after: Int64 = try session.query("SELECT SUM(b)::bigint FROM t")[0].get(0)
            return (before, after)
        }
        #expect(before == 0 && after == 0)
        #expect(try await sum() == 10)
    }

    @Test func `Two transactions that deadlock both succeed`() async throws {
        let meeting = Meeting(of: 2)
        let pool = pool
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (first, second) in [(1, 2), (2, 1)] {
                group.addTask {
                    try await pool.transaction(.writing, repeating: .ifTakenBack) { session in
                        let add = "UPDATE t SET b = b + 1 WHERE a = $1"
                        try session.execute(add, [.integer(first)])
                        meeting.wait()
                        try session.execute(add, [.integer(second)])
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await sum() == 4)
    }

    @Test func `After a deadlock, a transaction that must not be repeated throws the error`()
        async throws
    {
        let meeting = Meeting(of: 2)
        let pool = pool
        let states = await withTaskGroup(of: PostgresState?.self) { group in
            for (first, second) in [(1, 2), (2, 1)] {
                group.addTask {
                    do {
                        try await pool.transaction(.writing, repeating: .never) { session in
                            let add = "UPDATE t SET b = b + 1 WHERE a = $1"
                            try session.execute(add, [.integer(first)])
                            meeting.wait()
                            try session.execute(add, [.integer(second)])
                        }
                        return nil
                    } catch {
                        return (error as? PostgresProblem)?.state
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(states.contains(.deadlock) && states.contains(nil))
        #expect(try await sum() == 2)
    }
}
