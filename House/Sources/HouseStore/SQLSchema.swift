/// The tables of a house, as an engine words them. Each feature has its own beside its statements. Times
/// are milliseconds since 1970.
struct SQLSchema {
    /// A number that the engine gives, and never again.
    let key: String
    let number: String
    let text: String
    let bytes: String
    /// The end of a table that is found by its key alone.
    let keyed: String
    /// The end of a table of counts, which change at every run.
    let counted: String
    /// The end of any other table.
    let end: String

    init(_ dialect: SQLDialect) {
        switch dialect {
        case .sqlite:
            key = "INTEGER PRIMARY KEY AUTOINCREMENT"
            (number, text, bytes) = ("INTEGER", "TEXT", "BLOB")
            (keyed, counted, end) = ("WITHOUT ROWID, STRICT", "WITHOUT ROWID, STRICT", "STRICT")
        case .postgreSQL:
            key = "bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY"
            (number, text, bytes) = ("bigint", "text COLLATE \"C\"", "bytea")
            // Rows that change at every run have room to change where they are.
            (keyed, counted, end) = ("", "WITH (fillfactor = 50)", "")
        }
    }

    /// What makes all tables, in as many statements; each after those that it refers to.
    var statements: String {
        [notes, players, runs, boards, challenges, tables, parties, walls].joined(separator: "\n\n")
    }

    /// The names of all tables, each after those that it refers to.
    var names: [String] {
        statements.matches(of: /CREATE TABLE (\w+)/).map { String($0.output.1) }
    }

    /// Those whose rows the engine numbers.
    var numbered: [String] {
        statements.split(separator: "CREATE TABLE ").filter { $0.contains(key) }
            .map { String($0.prefix { $0 != " " }) }
    }
}
