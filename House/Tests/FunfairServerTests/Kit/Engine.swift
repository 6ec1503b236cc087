import Foundation
import GRDB
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// What a test's house keeps its scores with.
enum Engine: String, CaseIterable, Sendable {
    case sqlite, postgresql

    /// The one of the test that runs.
    @TaskLocal static var current = Engine.sqlite

    /// What a house in a folder remembers: the same as the one that was there before.
    func repository(
        in folder: TemporaryFolder
    ) async throws -> (any HouseRepository, TestDatabase?) {
        switch self {
        case .sqlite: return (try SQLiteRepository(path: folder.path + "/scores.sqlite"), nil)
        case .postgresql:
            let note = folder.path + "/database"
            if let text = try? String(contentsOfFile: note, encoding: .utf8) {
                return (try await PostgreSQLRepository(try PostgresAddress(text)), nil)
            }
            let database = try await Cluster.shared.makeDatabase()
            try folder.write("database", database.text)
            return (try await PostgreSQLRepository(try database.address), database)
        }
    }
}

/// Runs each test once with every engine.
struct EveryEngine: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        for engine in Engine.allCases {
            try await Engine.$current.withValue(engine, operation: function)
        }
    }
}

extension Trait where Self == EveryEngine {
    /// With a file of SQLite, and with a database of PostgreSQL.
    static var withEveryEngine: Self { Self() }
}

extension TestHouse {
    /// Changes what is kept behind the house's back.
    func change(_ sql: String) async throws {
        switch repository {
        case let file as SQLiteRepository: try await file.pool.write { try $0.execute(sql: sql) }
        case let database as PostgreSQLRepository:
            try await database.transaction(.writing) { _ = try $0.command(sql) }
        default: Issue.record("There is a third engine.")
        }
    }

    /// How many rows a table has.
    func rows(of table: String) async throws -> Int {
        let repository = try #require(repository as? any SQLRepository)
        return try await repository.query("SELECT COUNT(*) FROM \(table)", [])[0].get(0)
    }
}
