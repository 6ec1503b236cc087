import Foundation
import GRDB
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// The storage engine of a test's house.
enum Engine: String, CaseIterable, Sendable {
    case sqlite, postgresql

    /// The current test's engine.
    @TaskLocal static var current = Engine.sqlite

    /// Opens the repository in the given folder, or creates one if the folder has none.
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
    /// Runs each test with a SQLite file and with a PostgreSQL database.
    static var withEveryEngine: Self { Self() }
}

extension TestHouse {
    /// Runs SQL that changes the stored data without the house noticing.
    func change(_ sql: String) async throws {
        switch repository {
        case let file as SQLiteRepository: try await file.pool.write { try $0.execute(sql: sql) }
        case let database as PostgreSQLRepository:
            try await database.transaction(.writing) { _ = try $0.command(sql) }
        default: Issue.record("Unknown engine.")
        }
    }

    /// Returns the number of rows in the given table.
    func rows(of table: String) async throws -> Int {
        let repository = try #require(repository as? any SQLRepository)
        return try await repository.query("SELECT COUNT(*) FROM \(table)", [])[0].get(0)
    }
}
