import CPostgreSQL
import Foundation

/// Where a database is, and who asks: `postgres://user@host:5432/name?sslmode=verify-full`. What it
/// leaves out libpq takes from the environment, from service files and from files of passwords.
public struct PostgresAddress: Sendable, Equatable {
    /// As it was told.
    let text: String

    /// - Throws: where it is no address of a database, or holds a password.
    public init(_ text: String) throws(PostgresAddressProblem) {
        guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") else {
            throw .isNone
        }
        guard let options = PQconninfoParse(text, nil) else { throw .isNone }
        defer { PQconninfoFree(options) }
        var option = options
        while let keyword = option.pointee.keyword {
            if option.pointee.val != nil, Self.secrets.contains(String(cString: keyword)) {
                throw .holdsPassword
            }
            option += 1
        }
        self.text = text
    }

    /// The words of libpq whose values are nobody's business.
    private static let secrets: Set = ["password", "sslpassword"]
}

extension PostgresAddress {
    /// Whether a server takes connections there: also one that would not let us in.
    public func takesConnections(_ settings: PostgresSettings) async -> Bool {
        await withCheckedContinuation { continuation in
            // It waits for an answer, and no task's thread shall.
            Thread.detachNewThread {
                let words = settings.defaults + [("dbname", text)]
                let keywords = CStrings(words.map(\.0))
                let values = CStrings(words.map(\.1))
                let answer = keywords.withPointers { keywords in
                    values.withPointers { PQpingParams(keywords, $0, 1) }
                }
                continuation.resume(returning: answer == PQPING_OK)
            }
        }
    }
}

/// Why a text is no address of a database. The text itself is not repeated: who knows what is in it.
public enum PostgresAddressProblem: Error, CustomStringConvertible, Sendable {
    case isNone
    case holdsPassword

    public var description: String {
        switch self {
        case .isNone:
            "A database is named like postgres://user@host:5432/name, and this is no such name."
        case .holdsPassword:
            "Everybody on this machine can read what a command is started with, so there must be no "
                + "password in it: put it into a file that PGPASSFILE names (or ~/.pgpass), or into "
                + "the environment as PGPASSWORD."
        }
    }
}

/// How a connection is used, besides what its address says.
public struct PostgresSettings: Sendable {
    /// Milliseconds until the server stops a statement.
    public var statementTimeout: Int
    /// What connections are called in the server's lists.
    public var name: String

    /// Settings; see the properties.
    public init(statementTimeout: Int = 10_000, name: String) {
        self.statementTimeout = statementTimeout
        self.name = name
    }

    /// Milliseconds that the server is given to say itself that it stopped a statement.
    static let grace = 3000

    /// What libpq is told where the address says nothing else: so that a peer that is gone is noticed.
    var defaults: [(String, String)] {
        [
            ("connect_timeout", "5"), ("keepalives_idle", "5"), ("keepalives_interval", "2"),
            ("keepalives_count", "3"), ("tcp_user_timeout", "10000"),
            ("fallback_application_name", name), ("client_encoding", "UTF8"),
        ]
    }
}
