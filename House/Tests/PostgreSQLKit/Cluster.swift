import Foundation
import PostgreSQL
import Synchronization

/// A PostgreSQL server for tests. It runs as an unprivileged user, with a socket in its folder.
public final class Cluster: Sendable {
    /// The shared server of this test run. Its data doesn't have to survive a power cut.
    private static let one = Result { try Cluster(isDurable: false) }
    public static var shared: Cluster { get throws { try one.get() } }

    /// The superuser's name.
    public static let user = "fair"

    private let program: Guarded
    private let admin: PostgresPool
    private let empty = Mutex<[String]>([])
    public var folder: String { program.folder }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - isDurable: Whether commits wait for the disk, which is PostgreSQL's default.
    ///   - options: Server settings as on the command line, such as `shared_buffers=64MB`.
    public init(isDurable: Bool, options: [String] = ["shared_buffers=64MB"]) throws {
        program = try Guarded(
            """
            initdb --no-sync --auth=trust --username=\(Self.user) --encoding=UTF8 --no-locale \
                -D data >begin.log 2>&1 || { cat begin.log >&2; exit 1; }
            printf 'local all guarded scram-sha-256\\nlocal all all trust\\n' >data/pg_hba.conf
            ( while [ ! -e over ]; do
                [ -e hold ] || postgres -D data -k "$DIR" -c listen_addresses= \
                    -c max_connections=400 \(options.map { "-c " + $0 }.joined(separator: " ")) \
                    \(isDurable ? "" : "-c fsync=off -c full_page_writes=off") >>log 2>&1
                sleep 0.05
            done ) &
            LOOP=$!
            until pg_isready -q -h "$DIR"; do sleep 0.02; done
            echo ready
            """,
            // The server may be restarting.
            ending: """
                touch over
                while kill -0 $LOOP 2>/dev/null; do
                    kill -QUIT $(head -n 1 data/postmaster.pid 2>/dev/null) 2>/dev/null
                    sleep 0.1
                done
                """)
        let address = try PostgresAddress(Self.text(in: program.folder, database: "postgres"))
        admin = PostgresPool(
            address, settings: PostgresSettings(statementTimeout: 60_000, name: "kit"), size: 4,
            patience: .seconds(60))
    }

    private static func text(in folder: String, database: String, user: String = user) -> String {
        "postgres:///\(database)?host=\(folder)&user=\(user)"
    }

    /// Returns a database's address in the form that commands accept.
    public func address(of database: String, as user: String = Cluster.user) -> String {
        Self.text(in: folder, database: database, user: user)
    }

    /// Returns an empty database for one test, created or reused.
    public func makeDatabase() async throws -> TestDatabase {
        if let name = empty.withLock({ $0.popLast() }) {
            return TestDatabase(name: name, cluster: self)
        }
        let name = "t" + UUID().uuidString.lowercased().replacing("-", with: "")
        _ = try await admin.query("CREATE DATABASE \(name)")
        return TestDatabase(name: name, cluster: self)
    }

    /// Runs a statement as the superuser and returns its rows.
    @discardableResult
    public func administer(_ sql: String) async throws -> [PostgresRow] {
        try await admin.query(sql)
    }

    /// Empties a database for reuse. Dropping it and creating another would make all other tests
    /// wait for the disk.
    fileprivate func takeBack(_ name: String) {
        Task {
            try await endConnections(to: name)
            let pool = PostgresPool(
                try PostgresAddress(address(of: name)), settings: PostgresSettings(name: "kit"),
                size: 1, patience: .seconds(60))
            _ = try await pool.query("DROP SCHEMA public CASCADE")
            _ = try await pool.query("CREATE SCHEMA public")
            empty.withLock { $0.append(name) }
        }
    }

    fileprivate func endConnections(to name: String) async throws {
        try await administer(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = '\(name)' AND pid <> pg_backend_pid()
            """)
    }

    /// Kills the server, as in a power cut. The server restarts by itself.
    public func kill() throws {
        let file = try String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)
        guard let number = file.split(separator: "\n").first.flatMap({ pid_t($0) }) else {
            throw KitProblem("The server has no process.")
        }
        Foundation.kill(number, SIGKILL)
    }
}

/// A database for one test, emptied and reused afterwards.
public final class TestDatabase: Sendable {
    private let name: String
    private let cluster: Cluster

    init(name: String, cluster: Cluster) {
        self.name = name
        self.cluster = cluster
    }

    deinit { cluster.takeBack(name) }

    /// The database's address in the form that commands accept.
    public var text: String { cluster.address(of: name) }
    public var address: PostgresAddress { get throws { try PostgresAddress(text) } }

    /// Returns a pool of connections to the database.
    public func pool(
        size: Int = 2, patience: Duration = .seconds(120), statementTimeout: Int = 10_000
    ) throws -> PostgresPool {
        PostgresPool(
            try address,
            settings: PostgresSettings(statementTimeout: statementTimeout, name: "test"),
            size: size, patience: patience)
    }

    /// Closes every connection to the database.
    public func endConnections() async throws {
        try await cluster.endConnections(to: name)
    }
}
