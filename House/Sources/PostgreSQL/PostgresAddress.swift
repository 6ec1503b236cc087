import CPostgreSQL
import Foundation

/// The address of a database and its user: `postgres://user@host:5432/name?sslmode=verify-full`.
/// libpq reads everything else from the environment, service files and password files.
public struct PostgresAddress: Sendable, Equatable {
    /// The address as given.
    let text: String
    /// The password file that the address names, if any.
    public let passwordFile: String?

    /// Parses an address.
    ///
    /// - Parameter text: the address.
    /// - Throws: `PostgresAddressProblem` if it is invalid or contains a password.
    public init(_ text: String) throws(PostgresAddressProblem) {
        guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") else {
            throw .isNone
        }
        guard let options = PQconninfoParse(text, nil) else { throw .isNone }
        defer { PQconninfoFree(options) }
        var passwordFile: String?
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val {
                let keyword = String(cString: keyword)
                guard !Self.secrets.contains(keyword) else { throw .holdsPassword }
                if keyword == "passfile" { passwordFile = String(cString: value) }
            }
            option += 1
        }
        self.text = text
        self.passwordFile = passwordFile
    }

    /// The libpq keywords whose values are secret.
    private static let secrets: Set = ["password", "sslpassword"]
}

extension PostgresAddress {
    /// Returns whether a server at the address accepts connections, even if it would refuse this
    /// client.
    public func takesConnections(_ settings: PostgresSettings) async -> Bool {
        await withCheckedContinuation { continuation in
            // The call blocks, so it mustn't run on a task's thread.
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

/// Why an address is invalid. The message doesn't repeat the address, which may contain a secret.
public enum PostgresAddressProblem: Error, CustomStringConvertible, Sendable {
    case isNone
    case holdsPassword

    public var description: String {
        switch self {
        case .isNone:
            "This is not a database address. Use one such as postgres://user@host:5432/name."
        case .holdsPassword:
            "Everybody on this machine can read a command's arguments, so they must not contain a "
                + "password. Put it into a file with mode 0600, and add ?passfile=/path/of/the/file "
                + "to the address, or name the file in PGPASSFILE."
        }
    }
}

/// The settings of a connection, apart from its address.
public struct PostgresSettings: Sendable {
    /// The server's time limit for a statement, in milliseconds.
    public var statementTimeout: Int
    /// The name of the connections in the server's lists.
    public var name: String

    /// Creates the settings for connections with the given name.
    public init(statementTimeout: Int = 10_000, name: String) {
        self.statementTimeout = statementTimeout
        self.name = name
    }

    /// How long the server has to report that it stopped a statement, in milliseconds.
    static let grace = 3000

    /// Defaults that make libpq notice a lost server. The address can override them.
    var defaults: [(String, String)] {
        [
            ("connect_timeout", "5"), ("keepalives_idle", "5"), ("keepalives_interval", "2"),
            ("keepalives_count", "3"), ("tcp_user_timeout", "10000"),
            ("fallback_application_name", name), ("client_encoding", "UTF8"),
        ]
    }
}
