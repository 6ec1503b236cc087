import PostgreSQL

/// PgBouncer, a connection pooler in front of a cluster, on a separate socket.
public final class Pooler: Sendable {
    /// How long a client uses the same server session.
    public enum Mode: String, Sendable {
        case session, transaction
    }

    private let program: Guarded

    /// Starts a pooler.
    ///
    /// - Parameter sessions: The maximum number of server sessions.
    public init(before cluster: Cluster, mode: Mode, sessions: Int) throws {
        program = try Guarded(
            """
            cat >ini <<END
            [databases]
            * = host=\(cluster.folder) user=\(Cluster.user)
            [pgbouncer]
            listen_addr =
            unix_socket_dir = $DIR
            listen_port = 5432
            auth_type = any
            pool_mode = \(mode.rawValue)
            default_pool_size = \(sessions)
            END
            pgbouncer -q ini >>log 2>&1 &
            # The socket exists a moment before it accepts connections.
            until pg_isready -q -h "$DIR"; do sleep 0.02; done
            echo ready
            """,
            ending: "kill $!")
    }

    /// The address of the database `postgres`, which every cluster has.
    public var address: PostgresAddress {
        get throws {
            try PostgresAddress("postgres:///postgres?host=\(program.folder)&user=\(Cluster.user)")
        }
    }
}
