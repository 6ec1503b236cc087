/// What went wrong with a database: each a sentence or two, none of which ever holds a password.
public enum PostgresProblem: Error, Equatable, Sendable {
    /// Nothing answers, or it does not let us in; in the words of libpq.
    case unreachable(String)
    /// The connection ended; what was not committed is taken back.
    case lost
    /// The connection ended while it was to commit: nobody knows whether it did.
    case uncertain
    /// All connections were in use for so long.
    case noneFree(seconds: Double)
    /// Too many wait for a connection already.
    case busy
    /// The server refused a statement; in its own words.
    case refused(PostgresState, String)
    /// A row is not as was asked for.
    case unreadable(String)
    /// A pooler before the database gives each transaction another session.
    case sharedSession
    /// The server would acknowledge what is not yet on its disk.
    case unsafe
    /// Nothing is asked any more: whoever owned the connections has closed them.
    case closed

    /// Whether a transaction that ended so was taken back, and may well hold if it is tried again.
    public var isWorthRepeating: Bool {
        switch self {
        case .lost: true
        case .refused(let state, _): state.isWorthRepeating
        default: false
        }
    }

    /// Whether the server refused a row because there is another one like it.
    public var isUniqueViolation: Bool { state == .uniqueViolation }

    /// The code of the server's refusal, where it is one.
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
            "The connection to the database ended before it said whether it had stored everything."
        case .noneFree(let seconds):
            "No connection to the database became free within \(seconds.formatted) s."
        case .busy: "Too many wait for a connection to the database already."
        case .refused(.queryCanceled, _): "The database took too long, and was stopped."
        case .refused(let state, let words): "The database refuses (\(state.code)): \(words)"
        case .unreadable(let words): "The database answers what cannot be read: \(words)"
        case .sharedSession:
            "Between here and the database is a pooler that gives each transaction another session "
                + "(“transaction mode”). Locks and notices do not get through it: name the database "
                + "itself, or a pooler in session mode."
        case .unsafe:
            "The database would acknowledge what is not yet on its disk: synchronous_commit is off and "
                + "cannot be switched on."
        case .closed: "The connections to the database were closed."
        }
    }
}

extension Double {
    /// Without a fraction that says nothing.
    fileprivate var formatted: String { self == rounded() ? String(Int(self)) : String(self) }
}

/// A five-letter code of SQL's for what went wrong (SQLSTATE).
public struct PostgresState: Hashable, Sendable {
    /// The five letters.
    public let code: String

    /// A code; see PostgreSQL's manual, appendix A.
    public init(_ code: String) { self.code = code }

    /// There is such a row already.
    public static let uniqueViolation = PostgresState("23505")
    /// What a row belongs to is not there.
    public static let foreignKeyViolation = PostgresState("23503")
    /// Others were quicker, and it has to be tried again.
    public static let serializationFailure = PostgresState("40001")
    /// Two waited for each other.
    public static let deadlock = PostgresState("40P01")
    /// It took longer than it may, or somebody stopped it.
    public static let queryCanceled = PostgresState("57014")
    /// The server is being stopped, or an administrator ended the connection.
    public static let adminShutdown = PostgresState("57P01")
    /// Another process of the server fell over.
    public static let crashShutdown = PostgresState("57P02")
    /// The server is starting or stopping.
    public static let cannotConnectNow = PostgresState("57P03")
    /// The disk has no room.
    public static let diskFull = PostgresState("53100")
    /// The server only follows another one, and stores nothing of others.
    public static let readOnly = PostgresState("25006")
    /// Somebody else holds a lock.
    public static let lockNotAvailable = PostgresState("55P03")

    /// Whether the server took everything back, and would not refuse it the next time.
    var isWorthRepeating: Bool {
        [.serializationFailure, .deadlock].contains(self) || endsConnection
    }

    /// Whether another connection is needed to go on.
    var endsConnection: Bool {
        [.adminShutdown, .crashShutdown, .cannotConnectNow, .readOnly].contains(self)
    }
}
