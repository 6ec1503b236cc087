import Foundation
import House
import PostgreSQL

/// A database transaction.
struct PostgreSQLSession: StoreSession {
    private let session: PostgresSession

    init(_ session: PostgresSession) { self.session = session }

    var dialect: SQLDialect { .postgreSQL }
    var slot: Int64 { session.tag }

    func query(
        _ sql: String, _ values: [any Storable], lock: RowLock?
    ) throws -> [StoreRow] {
        let sql = lock.map { sql + dialect.locking($0) } ?? sql
        return try session.query(sql, values.map { PostgresValue($0.stored) })
            .map { try StoreRow($0) }
    }

    @discardableResult
    func execute(_ sql: String, _ values: [any Storable]) throws -> Int {
        try session.execute(sql, values.map { PostgresValue($0.stored) })
    }

    func lock(_ number: Int64) throws {
        try session.execute("SELECT pg_advisory_xact_lock($1)", [.integer(number)])
    }

    func dryRun(_ body: () throws -> Void) throws {
        try session.dryRun { _ in try body() }
    }
}

extension StoreRow {
    init(_ row: PostgresRow) throws {
        fields = try (0..<row.count).map { column in
            switch try row.field(column) {
            case .null: .null
            case .integer(let value): .integer(value)
            case .flag(let value): .integer(value ? 1 : 0)
            case .text(let value): .text(value)
            case .bytes(let value): .bytes(Data(value))
            }
        }
    }
}

extension PostgresValue {
    init(_ value: StoreValue) {
        self =
            switch value {
            case .integer(let value): .integer(value)
            case .text(let value): .text(value)
            case .bytes(let value): .bytes(value)
            case .integers(let values): .integers(values)
            case .texts(let values): .texts(values)
            case .rows(let rows): .integers(rows.flatMap(\.self))
            }
    }
}
