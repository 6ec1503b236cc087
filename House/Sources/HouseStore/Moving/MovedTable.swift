import Foundation
import GRDB
import House
import PostgreSQL

/// A table to copy when a house moves. Its columns come from the database's schema. The file's
/// table has the same columns.
struct MovedTable {
    /// The type of a column.
    enum Kind: String {
        case integer = "bigint"
        case text
        case bytes = "bytea"

        func value(_ value: DatabaseValue) -> PostgresValue {
            switch self {
            case .integer: .integer(Int64.fromDatabaseValue(value))
            case .text: .text(String.fromDatabaseValue(value))
            case .bytes: .bytes(Data.fromDatabaseValue(value))
            }
        }

        func value(_ column: Int, of row: PostgresRow) throws -> DatabaseValue {
            switch self {
            case .integer: try row.get(column, as: Int64?.self)?.databaseValue ?? .null
            case .text: try row.get(column, as: String?.self)?.databaseValue ?? .null
            case .bytes:
                try row.get(column, as: [UInt8]?.self).map { Data($0).databaseValue } ?? .null
            }
        }
    }

    /// All tables to copy, each after the tables it refers to. This excludes counters, which are
    /// recomputed, and the table `house`, which is about a single store.
    static let names = SQLSchema(.postgreSQL).names.filter {
        !["house", "score_count"].contains($0)
    }
    /// The tables whose rows the database numbers.
    static let numbered = SQLSchema(.postgreSQL).numbered

    /// The maximum number of rows in memory.
    private static let batch = 200

    let name: String
    let columns: [String]
    let kinds: [Kind]

    init(_ name: String, in session: PostgresSession) throws {
        let rows = try session.query(
            """
            SELECT column_name::text, data_type::text FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position
            """, [.text(name)])
        self.name = name
        columns = try rows.map { try $0.get(0) }
        kinds = try rows.map {
            let type: String = try $0.get(1)
            guard let kind = Kind(rawValue: type) else { throw MoveProblem.unknown(type: type) }
            return kind
        }
    }

    /// Compares the number of rows in the file with the number in the database.
    ///
    /// - Throws: `MoveProblem.count` if they differ.
    func compareCounts(of file: Database, and session: PostgresSession) throws {
        let sql = "SELECT COUNT(*) FROM \(name)"
        let inFile = try Int.fetchOne(file, sql: sql) ?? 0
        let inDatabase: Int = try session.query(sql)[0].get(0)
        guard inFile == inDatabase else {
            throw MoveProblem.count(table: name, inFile: inFile, inDatabase: inDatabase)
        }
    }

    private var list: String { columns.joined(separator: ", ") }

    // MARK: From a file

    /// Copies the rows into the database.
    ///
    /// - Returns: the number of rows copied.
    func copy(from file: Database, to session: PostgresSession) throws -> Int {
        let rows = try Row.fetchCursor(file, sql: "SELECT \(list) FROM \(name)")
        var values: [PostgresValue] = []
        var count = 0
        while let row = try rows.next() {
            values += zip(kinds, row.databaseValues).map { $0.value($1) }
            count += 1
            if count.isMultiple(of: Self.batch) {
                try insert(values, in: session)
                values.removeAll(keepingCapacity: true)
            }
        }
        try insert(values, in: session)
        return count
    }

    private func insert(_ values: [PostgresValue], in session: PostgresSession) throws {
        guard !values.isEmpty else { return }
        let rows = stride(from: 1, through: values.count, by: columns.count).map { first in
            "(" + columns.indices.map { "$\(first + $0)" }.joined(separator: ", ") + ")"
        }
        try session.execute(
            "INSERT INTO \(name) (\(list)) OVERRIDING SYSTEM VALUE VALUES "
                + rows.joined(separator: ", "), values)
    }

    // MARK: From a database

    /// Copies the rows into the file.
    ///
    /// - Returns: the number of rows copied.
    func copy(from session: PostgresSession, to file: Database) throws -> Int {
        let statement = try file.makeStatement(
            sql: "INSERT INTO \(name) (\(list)) VALUES ("
                + columns.map { _ in "?" }.joined(separator: ", ") + ")")
        return try Self.each(of: "SELECT \(list) FROM \(name)", as: name, in: session) { row in
            let values = try kinds.enumerated().map { try $1.value($0, of: row) }
            try statement.execute(arguments: StatementArguments(values))
        }
    }

    /// Calls `body` with each row of a query, fetched in batches.
    ///
    /// - Parameter word: a name for the query that is unique in the transaction.
    @discardableResult
    static func each(
        of sql: String, as word: String, in session: PostgresSession,
        _ body: (PostgresRow) throws -> Void
    ) throws -> Int {
        try session.command("DECLARE move_\(word) NO SCROLL CURSOR FOR \(sql)")
        var count = 0
        while true {
            let rows = try session.query("FETCH \(batch) FROM move_\(word)")
            for row in rows { try body(row) }
            count += rows.count
            if rows.count < batch { return count }
        }
    }
}
