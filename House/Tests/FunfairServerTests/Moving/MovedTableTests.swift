import GRDB
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Compares the tables that a move copies with the schemas of the file and the database.
@Suite("Tables that move with a house")
struct MovedTableTests {
    /// Tables that exist only in a file or only in a database, or that are rebuilt after a move.
    private static let left: Set = [
        "house", "score_count", "migration", "grdb_migrations", "sqlite_sequence",
    ]

    private static func columnsOfFile() throws -> [String: Set<String>] {
        let folder = try TemporaryFolder()
        let path = folder.path + "/scores.sqlite"
        try SQLiteRepository(path: path).close()
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT there.name, info.name FROM sqlite_master AS there,
                        pragma_table_info(there.name) AS info WHERE there.type = 'table'
                    """)
            return Dictionary(grouping: rows) { $0[0] }.mapValues { Set($0.map { $0[1] }) }
        }
    }

    private static func columnsOfDatabase() async throws -> [String: Set<String>] {
        let database = try await Cluster.shared.makeDatabase()
        try await PostgreSQLRepository(try database.address).close()
        let pool = try database.pool()
        let rows = try await pool.query(
            """
            SELECT table_name::text, column_name::text FROM information_schema.columns
            WHERE table_schema = current_schema()
            """)
        var columns: [String: Set<String>] = [:]
        for row in rows { columns[try row.get(0), default: []].insert(try row.get(1)) }
        return columns
    }

    @Test func `every table of a file moves, or is excluded on purpose`() throws {
        let tables = Set(try Self.columnsOfFile().keys)
        #expect(tables.subtracting(Self.left) == Set(MovedTable.names))
    }

    @Test func `every table of a database moves, or is excluded on purpose`() async throws {
        let tables = Set(try await Self.columnsOfDatabase().keys)
        #expect(tables.subtracting(Self.left) == Set(MovedTable.names))
    }

    @Test func `tables in a file and in a database have the same columns, except for a counter`()
        async throws
    {
        let file = try Self.columnsOfFile()
        let database = try await Self.columnsOfDatabase()
        for name in MovedTable.names {
            let counted: Set<String> = name == "board" ? ["players"] : []
            #expect(file[name]?.subtracting(counted) == database[name], "\(name)")
        }
    }

    @Test func `the list of tables with generated numbers is complete`() async throws {
        let database = try await Cluster.shared.makeDatabase()
        try await PostgreSQLRepository(try database.address).close()
        let rows = try await database.pool().query(
            """
            SELECT table_name::text FROM information_schema.columns
            WHERE table_schema = current_schema() AND is_identity = 'YES'
            """)
        #expect(Set(try rows.map { try $0.get(0) as String }) == Set(MovedTable.numbered))
    }
}
