import House

/// In what the SQL of two engines differs: lists, and the locks of rows. All else is written once.
enum SQLDialect: Sendable {
    case sqlite
    case postgreSQL

    /// Whether something is in a list that is a value: `player \(dialect.isAmong("$2"))`.
    func isAmong(_ list: String) -> String {
        switch self {
        case .sqlite: "IN (SELECT value FROM json_each(\(list)))"
        case .postgreSQL: "= ANY (\(list))"
        }
    }

    /// A subquery with a row for each member of a list that is a value.
    func rows(of list: String, as column: String) -> String {
        switch self {
        case .sqlite: "(SELECT value AS \(column) FROM json_each(\(list)))"
        case .postgreSQL: "(SELECT unnest(\(list)) AS \(column))"
        }
    }

    /// A subquery with a row for each pair of a list that is a value.
    func pairs(of list: String, as first: String, _ second: String) -> String {
        switch self {
        case .sqlite:
            "(SELECT value ->> 0 AS \(first), value ->> 1 AS \(second) FROM json_each(\(list)))"
        case .postgreSQL:
            """
            (SELECT (\(list))[place] AS \(first), (\(list))[place + 1] AS \(second)
            FROM generate_series(1, cardinality(\(list)), 2) AS place)
            """
        }
    }

    /// A text's bytes in UTF-8.
    func bytes(of text: String) -> String {
        switch self {
        case .sqlite: "CAST(\(text) AS BLOB)"
        case .postgreSQL: "convert_to(\(text), 'UTF8')"
        }
    }

    /// What stands at the end of a `SELECT` whose rows are locked until the transaction ends; nothing in
    /// SQLite, where one transaction writes at a time.
    func locking(_ lock: RowLock) -> String {
        switch self {
        case .sqlite: ""
        case .postgreSQL: " " + lock.clause
        }
    }
}

/// How rows are locked; see PostgreSQL's manual, “Explicit Locking”.
struct RowLock: Sendable {
    let clause: String

    /// To remove the rows.
    static let update = RowLock(clause: "FOR UPDATE")
    /// To change the rows, while others may still refer to them.
    static let noKeyUpdate = RowLock(clause: "FOR NO KEY UPDATE")
    /// To read the rows and keep others from changing them.
    static let share = RowLock(clause: "FOR SHARE")
    /// To refer to the rows.
    static let keyShare = RowLock(clause: "FOR KEY SHARE")
    /// To remove the rows that no other transaction has locked.
    static let free = RowLock(clause: "FOR UPDATE SKIP LOCKED")

    /// Only the rows of one table.
    func of(_ table: String) -> RowLock { RowLock(clause: "\(clause) OF \(table)") }
}
