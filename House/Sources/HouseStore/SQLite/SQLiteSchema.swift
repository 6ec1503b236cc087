import GRDB
import House

/// How a file gets its tables, and older files the present ones.
enum SQLiteSchema {
    /// What was done first with every file.
    private static let beginning = "1"

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration(beginning) { db in
            try db.execute(sql: SQLSchema(.sqlite).statements)
        }
        return migrator
    }

    /// Whether a file is a house's, of whichever version.
    static func isOfAHouse(_ path: String) throws -> Bool {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in
            guard try db.tableExists("grdb_migrations") else { return false }
            return try migrator.appliedIdentifiers(db).contains(beginning)
        }
    }
}
