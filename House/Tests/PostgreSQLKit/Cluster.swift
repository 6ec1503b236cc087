import Foundation
import PostgreSQL

/// A PostgreSQL of the tests' own: in a folder of its own, on a socket there, as a plain user.
public final class Cluster: Sendable {
    /// The one of this run of the tests. What it keeps need not outlive a power cut.
    private static let one = Result { try Cluster(isDurable: false) }
    public static var shared: Cluster { get throws { try one.get() } }

    /// Who may do everything.
    public static let user = "fair"

    private let program: Guarded
    private let admin: PostgresPool
    public var folder: String { program.folder }

    /// Begins one.
    ///
    /// - Parameter isDurable: whether it waits for the disk, as it does by itself.
    public init(isDurable: Bool) throws {
        program = try Guarded(
            """
            initdb --no-sync --auth=trust --username=\(Self.user) --encoding=UTF8 --no-locale \
                -D data >begin.log 2>&1 || { cat begin.log >&2; exit 1; }
            printf 'local all guarded scram-sha-256\\nlocal all all trust\\n' >data/pg_hba.conf
            ( while [ ! -e over ]; do
                [ -e hold ] || postgres -D data -k "$DIR" -c listen_addresses= \
                    -c max_connections=400 -c shared_buffers=64MB \
                    \(isDurable ? "" : "-c fsync=off -c full_page_writes=off") >>log 2>&1
                sleep 0.05
            done ) &
            until pg_isready -q -h "$DIR"; do sleep 0.02; done
            echo ready
            """,
            ending: "touch over; kill -QUIT $(head -n 1 data/postmaster.pid)")
        let address = try PostgresAddress(Self.text(in: program.folder, database: "postgres"))
        admin = PostgresPool(
            address, settings: PostgresSettings(statementTimeout: 60_000, name: "kit"), size: 2,
            patience: .seconds(60))
    }

    private static func text(in folder: String, database: String, user: String = user) -> String {
        "postgres:///\(database)?host=\(folder)&user=\(user)"
    }

    /// The address of a database, as a command is told it.
    public func address(of database: String, as user: String = Cluster.user) -> String {
        Self.text(in: folder, database: database, user: user)
    }

    /// A new database, for one test.
    public func makeDatabase() async throws -> TestDatabase {
        let name = "t" + UUID().uuidString.lowercased().replacing("-", with: "")
        _ = try await admin.query("CREATE DATABASE \(name)")
        return TestDatabase(name: name, cluster: self)
    }

    /// Does what only an administrator may.
    @discardableResult
    public func administer(_ sql: String) async throws -> [PostgresRow] {
        try await admin.query(sql)
    }

    fileprivate func drop(_ name: String) {
        Task { try? await administer("DROP DATABASE \(name) WITH (FORCE)") }
    }

    /// Ends the server as a power cut would. It begins again by itself.
    public func kill() throws {
        let file = try String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)
        guard let number = file.split(separator: "\n").first.flatMap({ pid_t($0) }) else {
            throw KitProblem("The server has no process.")
        }
        Foundation.kill(number, SIGKILL)
    }
}

/// A database for one test, which goes with it.
public final class TestDatabase: Sendable {
    private let name: String
    private let cluster: Cluster

    init(name: String, cluster: Cluster) {
        self.name = name
        self.cluster = cluster
    }

    deinit { cluster.drop(name) }

    /// Its address, as a command is told it.
    public var text: String { cluster.address(of: name) }
    public var address: PostgresAddress { get throws { try PostgresAddress(text) } }

    /// Connections to it.
    public func pool(
        size: Int = 2, patience: Duration = .seconds(20), statementTimeout: Int = 10_000
    ) throws -> PostgresPool {
        PostgresPool(
            try address,
            settings: PostgresSettings(statementTimeout: statementTimeout, name: "test"),
            size: size, patience: patience)
    }

    /// Ends every connection to it.
    public func endConnections() async throws {
        try await cluster.administer(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = '\(name)' AND pid <> pg_backend_pid()
            """)
    }
}
