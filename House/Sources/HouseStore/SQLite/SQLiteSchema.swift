import GRDB
import House

/// Creates a file's tables, and migrates older ones.
enum SQLiteSchema {
    /// The first migration of every file.
    private static let beginning = "1"

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for (number, migration) in SQLSchema(.sqlite).migrations.enumerated() {
            migrator.registerMigration("\(number + 1)") { try $0.execute(sql: migration) }
        }
        return migrator
    }

    /// Returns whether a file belongs to a house of any version.
    static func isOfAHouse(_ path: String) throws -> Bool {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in
            guard try db.tableExists("grdb_migrations") else { return false }
            return try migrator.appliedIdentifiers(db).contains(beginning)
        }
    }
}
