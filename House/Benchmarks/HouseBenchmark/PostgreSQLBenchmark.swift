import Foundation
import Funfair
import FunfairServer
import House
import HouseStore
import PostgreSQL
import PostgreSQLKit

/// Measures two houses that share a PostgreSQL database with default durability. The houses, the
/// database and the load share this machine's processors.
enum PostgreSQLBenchmark {
    private static let runs = 3000
    private static let liveScores = 20
    private static let ranked = 10_000_000

    /// Starts a durable PostgreSQL server that keeps statistics about its statements.
    private static func cluster() async throws -> (Cluster, TestDatabase, PostgresPool) {
        let cluster = try Cluster(
            isDurable: true,
            options: ["shared_preload_libraries=pg_stat_statements", "shared_buffers=512MB"])
        let database = try await cluster.makeDatabase()
        let pool = try database.pool(size: 1, statementTimeout: 3_600_000)
        _ = try await pool.query("CREATE EXTENSION pg_stat_statements")
        return (cluster, database, pool)
    }

    static func run(in folder: URL) async throws {
        let (cluster, database, pool) = try await cluster()
        let key = TicketKey()
        let first = try await PostgreSQLRepository(database.address)
        let second = try await PostgreSQLRepository(database.address)
        try await open(first, key, folder) { one in
            try await open(second, key, folder) { other in
                try await measure([one, other], pool, of: cluster)
            }
        }
        try await BusyStatements.report(pool)
        first.close()
        second.close()
    }

    private static func open(
        _ repository: PostgreSQLRepository, _ key: TicketKey, _ folder: URL,
        _ body: @escaping @Sendable (_ address: String) async throws -> Void
    ) async throws {
        let house = try await House(sharing: repository, key: key, limits: .measured)
        try await BenchServer(house, folder: folder).whileOpen(body)
    }

    private static func measure(
        _ addresses: [String], _ pool: PostgresPool, of cluster: Cluster
    ) async throws {
        let load = Load(addresses: addresses, connections: HouseBenchmark.connections) {
            // Houses follow the database's clock, which the benchmark can't move, so this really
            // waits.
            try await Task.sleep(for: .seconds(HouseBenchmark.gameLasts))
        }
        let tickets = try await load.takeTickets(runs)
        let played = load.play(tickets)
        let before = try await Spent(in: pool, of: cluster)
        try await load.send(played)
        try await Spent(in: pool, of: cluster).report(since: before, runs: runs)
        try await BoardBenchmark.read(runs, of: addresses[0])
        try await Viewers.watchOther(liveScores, load: load)
        try await load.close()
    }

    // MARK: Ranks

    /// Measures how long it takes to find a rank among ten million players.
    static func rank() async throws {
        let (_, database, pool) = try await cluster()
        let repository = try await PostgreSQLRepository(database.address)
        defer { repository.close() }
        let board = Board(of: .bubblePop, .all, at: House.wallClock(), in: .utc)
        try await fill(board, pool)
        _ = try await pool.query("SELECT pg_stat_statements_reset()")
        var times: [Duration] = []
        for number in 0..<2000 {
            let player = Int64(1 + number * ranked / 2000)
            times.append(
                try await ContinuousClock().measure {
                    _ = try await repository.ranks(ofPlayer: player, on: [board])
                })
        }
        print("rank among \(ranked) players, as a house asks: \(Times(times).words)")
        let row = try await pool.query(
            """
            SELECT (mean_exec_time * 1000)::bigint, (max_exec_time * 1000)::bigint
            FROM pg_stat_statements WHERE query LIKE 'WITH own AS MATERIALIZED %score_count%'
            """)[0]
        print(
            "and in the database: mean \(try row.get(0, as: Int.self)) µs,",
            "most \(try row.get(1, as: Int.self)) µs")
    }

    /// Fills a board as `RankBenchmark` does, with counts spread over the slots of eight
    /// connections.
    private static func fill(_ board: Board, _ pool: PostgresPool) async throws {
        _ = try await pool.transaction(.writing, repeating: .never) { session in
            try session.command(
                """
                SET LOCAL session_replication_role = replica;
                TRUNCATE standing, score_count;
                DROP INDEX standing_order, standing_player, standing_run;
                INSERT INTO board (stall, period, start, rules) VALUES
                    (\(board.contest.rawValue), '\(board.period.rawValue)', \(board.start),
                    \(board.rules));
                INSERT INTO standing (board, player, score, since, run)
                SELECT board.id, n, (n * 7919 % 2000) + (n * 104729 % 2000), -n, n
                FROM board, generate_series(1, \(ranked)::bigint) AS n
                WHERE stall = \(board.contest.rawValue) AND period = '\(board.period.rawValue)'
                    AND start = \(board.start) AND rules = \(board.rules);
                CREATE INDEX standing_order ON standing (board, score, since, player);
                INSERT INTO score_count (board, level, bucket, slot, players)
                SELECT board, level, score >> shift, player % 8, COUNT(*)
                FROM standing, (VALUES (0, 0), (1, 4), (2, 8), (3, 16), (4, 24)) AS l (level, shift)
                GROUP BY 1, 2, 3, 4;
                """)
        }
        _ = try await pool.query("VACUUM ANALYZE")
    }
}
