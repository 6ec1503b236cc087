import Foundation
import GRDB
import House

/// A transaction on a file. It doesn't need locks, because nobody else can write meanwhile.
struct SQLiteSession: StoreSession {
    let db: Database

    init(_ db: Database) { self.db = db }

    var dialect: SQLDialect { .sqlite }
    var slot: Int64 { 0 }

    func query(
        _ sql: String, _ values: [any Storable], lock: RowLock?
    ) throws -> [StoreRow] {
        try Row.fetchAll(try statement(sql), arguments: Self.arguments(values)).map { row in
            StoreRow(fields: row.databaseValues.map { StoreField($0) })
        }
    }

    @discardableResult
    func execute(_ sql: String, _ values: [any Storable]) throws -> Int {
        try statement(sql).execute(arguments: Self.arguments(values))
        return db.changesCount
    }

    func lock(_ number: Int64) {}

    func dryRun(_ body: () throws -> Void) throws {
        try db.inSavepoint {
            try body()
            return .rollback
        }
    }

    /// Prepares a statement. SQLite reads `$1` as a name, and `?1` as the first value.
    private func statement(_ sql: String) throws -> Statement {
        let numbered = sql.utf8.map { $0 == UInt8(ascii: "$") ? UInt8(ascii: "?") : $0 }
        return try db.cachedStatement(sql: String(decoding: numbered, as: UTF8.self))
    }

    private static func arguments(_ values: [any Storable]) throws -> StatementArguments {
        StatementArguments(try values.map { try $0.stored.databaseValue })
    }
}

extension StoreField {
    fileprivate init(_ value: DatabaseValue) {
        switch value.storage {
        // No column has fractional numbers.
        case .null, .double: self = .null
        case .int64(let value): self = .integer(value)
        case .string(let value): self = .text(value)
        case .blob(let value): self = .bytes(value)
        }
    }
}

extension StoreValue {
    /// The value for SQLite, with lists as JSON.
    fileprivate var databaseValue: DatabaseValue {
        get throws {
            switch self {
            case .integer(let value): value?.databaseValue ?? .null
            case .text(let value): value?.databaseValue ?? .null
            case .bytes(let value): value?.databaseValue ?? .null
            case .integers(let values): Self.json(values.map(String.init)).databaseValue
            case .texts(let values):
                String(decoding: try JSONEncoder().encode(values), as: UTF8.self).databaseValue
            case .rows(let rows):
                Self.json(rows.map { Self.json($0.map(String.init)) }).databaseValue
            }
        }
    }

    /// Returns a list of values that are already JSON.
    private static func json(_ values: [String]) -> String {
        "[" + values.joined(separator: ",") + "]"
    }
}
