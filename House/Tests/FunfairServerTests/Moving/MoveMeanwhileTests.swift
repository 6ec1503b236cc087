import Dispatch
import Foundation
import PostgreSQL
import PostgreSQLKit
import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Moves during which a disconnected house reconnects. Such a move fails instead of waiting.
///
/// The suite is serialized because each test blocks a thread that tasks need.
@Suite("A house that reconnects during a move", .serialized)
struct MoveMeanwhileTests {
    private let folder: TemporaryFolder
    private let database: TestDatabase
    private var file: String { folder.path + "/scores.sqlite" }

    init() async throws {
        folder = try TemporaryFolder()
        database = try await Cluster.shared.makeDatabase()
    }

    /// Runs `body` with a move, and reconnects a house when the move prints a message that begins
    /// with `word`.
    private func move(at word: String, _ body: (Moving) async throws -> Void) async throws {
        let house = PostgresPool(
            try database.address, settings: PostgreSQLRepository.settings, size: 1,
            patience: .seconds(20))
        defer { house.close() }
        let cameBack = Mutex(false)
        let moving = Moving(file: file, database: try database.address) { said in
            guard said.hasPrefix(word) else { return }
            let done = DispatchSemaphore(value: 0)
            Task {
                _ = try? await house.query("SELECT 1")
                done.signal()
            }
            done.wait()
            cameBack.withLock { $0 = true }
        }
        try await body(moving)
        #expect(cameBack.withLock { $0 })
    }

    private static func isServed(_ error: any Error) -> Bool {
        if case .isServed? = error as? MoveProblem { true } else { false }
    }

    @Test(arguments: ["board:", "Replaying"])
    func `a move to a file is refused if the house reopens, and leaves no file`(word: String)
        async throws
    {
        try await PostgreSQLRepository(try database.address).close()
        try await database.endHouses()
        try await move(at: word) { moving in
            await #expect {
                try await moving.toFile()
            } throws: {
                Self.isServed($0)
            }
        }
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(!FileManager.default.fileExists(atPath: file + ".part"))
    }

    @Test func `a move to a database is refused if the house reopens, and leaves it empty`()
        async throws
    {
        try SQLiteRepository(path: file, for: .house).close()
        try await move(at: "Replaying") { moving in
            await #expect {
                try await moving.toDatabase(key: nil)
            } throws: {
                Self.isServed($0)
            }
        }
        let rows = try await database.pool().query("SELECT to_regclass('player') IS NULL")
        #expect(try rows[0].get(0))
    }
}
