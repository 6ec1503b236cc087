/// A problem with a database. The description is a sentence or two, and never contains a password.
public enum PostgresProblem: Error, Equatable, Sendable {
    /// The server doesn't respond, or refuses the connection. The text is libpq's message.
    case unreachable(String)
    /// The connection ended. Uncommitted changes are rolled back.
    case lost
    /// The connection ended during a commit, which may or may not have succeeded.
    case uncertain
    /// No connection became available within the given time.
    case noneFree(seconds: Double)
    /// Too many tasks are waiting for a connection.
    case busy
    /// The server refused a statement. The text is the server's message.
    case refused(PostgresState, String)
    /// A row doesn't have the expected form.
    case unreadable(String)
    /// A pooler in front of the database uses a different session for each transaction.
    case sharedSession
    /// The server would acknowledge writes that aren't on its disk yet.
    case unsafe
    /// The pool was closed.
    case closed

    /// Whether the transaction was rolled back, and a retry may succeed.
    public var isWorthRepeating: Bool {
        switch self {
        case .lost: true
        case .refused(let state, _): state.isWorthRepeating
        default: false
        }
    }

    /// Whether the server refused a duplicate row.
    public var isUniqueViolation: Bool { state == .uniqueViolation }

    /// The code of the server's refusal, if it refused a statement.
    public var state: PostgresState? {
        guard case .refused(let state, _) = self else { return nil }
        return state
    }
}

extension PostgresProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreachable(let reason): "The database cannot be reached: \(reason)"
        case .lost: "The connection to the database ended."
        case .uncertain:
            "The connection to the database ended before it confirmed that everything was stored."
        case .noneFree(let seconds):
            "No connection to the database became free within \(seconds.formatted) s."
        case .busy: "Too many tasks are already waiting for a connection to the database."
        case .refused(.queryCanceled, _):
            "The database took too long, and the statement was cancelled."
        case .refused(let state, let words):
            "The database refused a statement (\(state.code)): \(words)"
        case .unreadable(let words): "The database's answer cannot be read: \(words)"
        case .sharedSession:
            "A pooler in front of the database gives each transaction another session "
                + "(“transaction mode”), so locks and notifications do not work. Connect to the "
                + "database itself, or to a pooler in session mode."
        case .unsafe:
            "The database would acknowledge writes that are not on its disk yet: "
                + "synchronous_commit is off and cannot be switched on. Switch it on in the "
                + "database's settings."
        case .closed: "The connections to the database were closed."
        }
    }
}

extension Double {
    /// The number as text, without `.0` for whole seconds.
    fileprivate var formatted: String { self == rounded() ? String(Int(self)) : String(self) }
}

/// A five-character SQL error code (SQLSTATE).
public struct PostgresState: Hashable, Sendable {
    /// The code.
    public let code: String

    /// Creates a code; see PostgreSQL's manual, appendix A.
    public init(_ code: String) { self.code = code }

    /// The row is a duplicate.
    public static let uniqueViolation = PostgresState("23505")
    /// The row refers to a missing row.
    public static let foreignKeyViolation = PostgresState("23503")
    /// Other transactions were faster, so this transaction must be retried.
    public static let serializationFailure = PostgresState("40001")
    /// Two transactions waited for each other.
    public static let deadlock = PostgresState("40P01")
    /// The statement took too long, or was cancelled.
    public static let queryCanceled = PostgresState("57014")
    /// The server is shutting down, or an administrator ended the connection.
    public static let adminShutdown = PostgresState("57P01")
    /// Another process of the server crashed.
    public static let crashShutdown = PostgresState("57P02")
    /// The server is starting or stopping.
    public static let cannotConnectNow = PostgresState("57P03")
    /// The disk is full.
    public static let diskFull = PostgresState("53100")
    /// The server is a replica, and stores nothing itself.
    public static let readOnly = PostgresState("25006")
    /// Another session holds the lock.
    public static let lockNotAvailable = PostgresState("55P03")

    /// Whether everything was rolled back, and a retry may succeed.
    var isWorthRepeating: Bool {
        [.serializationFailure, .deadlock].contains(self) || endsConnection
    }

    /// Whether a new connection is needed.
    var endsConnection: Bool {
        [.adminShutdown, .crashShutdown, .cannotConnectNow, .readOnly].contains(self)
    }
}
