import Foundation
import PostgreSQL
import PostgreSQLKit

/// The resources used so far by a database, and by the houses and their load.
struct Spent {
    private let statements: Int64
    /// The total time of all statements in microseconds, including waits for each other and for the
    /// disk.
    private let elapsed: Int64
    /// The bytes written to the write-ahead log.
    private let log: Int64
    /// The database's size on disk, in bytes.
    private let size: Int64
    /// The processor time that the database used, in microseconds.
    private let database: Int64
    /// The processor time that this process used, in microseconds.
    private let houses: Int64

    init(in pool: PostgresPool, of cluster: Cluster) async throws {
        let row = try await pool.query(
            """
            SELECT SUM(calls)::bigint, (SUM(total_exec_time) * 1000)::bigint,
                (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint,
                pg_database_size(current_database())
            FROM pg_stat_statements
            """)[0]
        statements = try row.get(0)
        elapsed = try row.get(1)
        log = try row.get(2)
        size = try row.get(3)
        database = try cluster.processorTime()
        // POSIX defines `CLOCKS_PER_SEC` as a million, so this is in microseconds.
        houses = Int64(clock())
    }

    func report(since before: Spent, runs: Int) {
        func each(_ part: (Spent) -> Int64) -> Double {
            Double(part(self) - part(before)) / Double(runs)
        }
        func milliseconds(_ part: (Spent) -> Int64) -> String { Times.digits(each(part) / 1000) }
        print(
            """
            a run: \(Times.digits(each(\.statements))) statements, \
            \(milliseconds(\.elapsed)) ms in the database, \(Int(each(\.log))) bytes of its log, \
            \(Int(each(\.size))) more on its disk
            a run, of the processors: \(milliseconds(\.database)) ms by the database, \
            \(milliseconds(\.houses)) by the houses and the players
            """)
    }
}

/// Reports the statements that took the database the most time.
enum BusyStatements {
    static func report(_ pool: PostgresPool) async throws {
        let rows = try await pool.query(
            """
            SELECT calls, (total_exec_time * 1000)::bigint, query FROM pg_stat_statements
            ORDER BY total_exec_time DESC LIMIT 12
            """)
        print("statements: how often, microseconds each, and what")
        for row in rows {
            let calls: Int64 = try row.get(0)
            let words = try row.get(2, as: String.self).split(whereSeparator: \.isWhitespace)
            print(
                "  \(calls) × \(try row.get(1, as: Int64.self) / calls):",
                words.joined(separator: " ").prefix(90))
        }
    }
}

extension Cluster {
    /// Returns the processor time used by the server's running processes, in microseconds.
    fileprivate func processorTime() throws -> Int64 {
        let server = try String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)
            .prefix { $0 != "\n" }
        let perTick = 1_000_000 / Int64(sysconf(Int32(_SC_CLK_TCK)))
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").reduce(0) { sum, name in
            // Processes may end while this loop runs, so skip those that can't be read. The fields
            // after the name in brackets are the state, the parent and so on.
            guard Int(name) != nil,
                let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                let fields = stat.split(separator: ")").last?.split(separator: " "),
                fields.count > 12, fields[1] == server || name == server,
                let user = Int64(fields[11]), let system = Int64(fields[12])
            else { return sum }
            return sum + (user + system) * perTick
        }
    }
}
