import House

/// The differences between the SQL of the two engines, in lists and row locks. All other SQL is the
/// same.
enum SQLDialect: Sendable {
    case sqlite
    case postgreSQL

    /// Returns the condition that a value is in a list, such as `player \(dialect.isAmong("$2"))`.
    func isAmong(_ list: String) -> String {
        switch self {
        case .sqlite: "IN (SELECT value FROM json_each(\(list)))"
        case .postgreSQL: "= ANY (\(list))"
        }
    }

    /// Returns a subquery with a row for each element of a list parameter.
    func rows(of list: String, as column: String) -> String {
        switch self {
        case .sqlite: "(SELECT value AS \(column) FROM json_each(\(list)))"
        case .postgreSQL: "(SELECT unnest(\(list)) AS \(column))"
        }
    }

    /// Returns a subquery with a row for each group of numbers in a list parameter, in columns with
    /// these names.
    func rows(of list: String, as columns: [String]) -> String {
        func selected(_ value: (Int) -> String) -> String {
            columns.enumerated().map { "\(value($0)) AS \($1)" }.joined(separator: ", ")
        }
        return switch self {
        case .sqlite: "(SELECT \(selected { "value ->> \($0)" }) FROM json_each(\(list)))"
        case .postgreSQL:
            """
            (SELECT \(selected { "(\(list))[place + \($0)]" })
            FROM generate_series(1, cardinality(\(list)), \(columns.count)) AS place)
            """
        }
    }

    /// Returns an expression for a text's bytes in UTF-8.
    func bytes(of text: String) -> String {
        switch self {
        case .sqlite: "CAST(\(text) AS BLOB)"
        case .postgreSQL: "convert_to(\(text), 'UTF8')"
        }
    }

    /// Returns the end of a `SELECT` that locks its rows until the transaction ends; empty for
    /// SQLite, where one transaction writes at a time.
    func locking(_ lock: RowLock) -> String {
        switch self {
        case .sqlite: ""
        case .postgreSQL: " " + lock.clause
        }
    }
}

/// How a query locks rows; see “Explicit Locking” in PostgreSQL's manual.
struct RowLock: Sendable {
    let clause: String

    /// For removing the rows.
    static let update = RowLock(clause: "FOR UPDATE")
    /// For changing the rows, while others can still refer to them.
    static let noKeyUpdate = RowLock(clause: "FOR NO KEY UPDATE")
    /// For changing the rows that no other transaction has locked.
    static let freeNoKeyUpdate = RowLock(clause: "FOR NO KEY UPDATE SKIP LOCKED")
    /// For reading the rows, while others can't change them.
    static let share = RowLock(clause: "FOR SHARE")
    /// For referring to the rows.
    static let keyShare = RowLock(clause: "FOR KEY SHARE")
    /// For removing the rows that no other transaction has locked.
    static let free = RowLock(clause: "FOR UPDATE SKIP LOCKED")

    /// Returns a lock that applies only to the rows of one table.
    func of(_ table: String) -> RowLock { RowLock(clause: "\(clause) OF \(table)") }
}
