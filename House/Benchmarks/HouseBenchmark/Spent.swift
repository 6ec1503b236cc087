import Foundation
import PostgreSQL
import PostgreSQLKit

/// What was spent until a moment: by a database, and by the houses with their load.
struct Spent {
    private let statements: Int64
    /// Microseconds that statements took, waiting for each other and for the disk included.
    private let elapsed: Int64
    /// Bytes of the write-ahead log.
    private let log: Int64
    /// Bytes that the database has on the disk.
    private let size: Int64
    /// Microseconds of the processors, by the database.
    private let database: Int64
    /// The same, by this process.
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
        // In microseconds, wherever POSIX is.
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

/// What a database spent its time on.
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
    /// Microseconds of the processors that the processes of a server had, which live yet.
    fileprivate func processorTime() throws -> Int64 {
        let server = try String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)
            .prefix { $0 != "\n" }
        let perTick = 1_000_000 / Int64(sysconf(Int32(_SC_CLK_TCK)))
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").reduce(0) { sum, name in
            // Others end meanwhile. Behind the name in brackets: state, parent and so on.
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
