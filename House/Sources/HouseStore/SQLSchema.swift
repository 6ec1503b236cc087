/// The SQL that creates a house's tables, in an engine's dialect. Each feature defines its tables
/// next to its statements. Times are milliseconds since 1970.
struct SQLSchema {
    /// A column for a number that the engine assigns and never reuses.
    let key: String
    let number: String
    let text: String
    let bytes: String
    /// The options for a table that is accessed only by its key.
    let keyed: String
    /// The options for a table of counts, which change with every run.
    let counted: String
    /// The options for any other table.
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
            // Leave space next to rows that change with every run, which can then be updated in
            // place.
            (keyed, counted, end) = ("", "WITH (fillfactor = 50)", "")
        }
    }

    /// The statements of each migration, in order. Each table comes after the tables it refers to. A
    /// migration must never be changed, because it runs once for each store.
    var migrations: [String] {
        [
            [notes, players, runs, boards, challenges, tables, parties, walls]
                .joined(separator: "\n\n"),
            reports, links, pauses, bans,
        ]
    }

    /// The statements that create all tables.
    private var statements: String { migrations.joined(separator: "\n\n") }

    /// The names of all tables, each after the tables it refers to.
    var names: [String] {
        statements.matches(of: /CREATE TABLE (\w+)/).map { String($0.output.1) }
    }

    /// The names of the tables whose rows the engine numbers.
    var numbered: [String] {
        statements.split(separator: "CREATE TABLE ").filter { $0.contains(key) }
            .map { String($0.prefix { $0 != " " }) }
    }
}
