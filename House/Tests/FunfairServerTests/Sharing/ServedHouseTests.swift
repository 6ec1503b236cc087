import Foundation
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Two processes on one database, as a host runs them.
@Suite("Two houses side by side")
struct ServedHouseTests {
    private let database: TestDatabase
    private let folder: TemporaryFolder
    private let ada = TestPlayer(name: "Ada", secret: DeviceSecret().text)

    init() async throws {
        database = try await Cluster.shared.makeDatabase()
        folder = try TemporaryFolder.smallSite()
    }

    /// Runs blocking work on a separate thread while two houses are open.
    private func withHouses(
        _ body: @escaping @Sendable (ServedHouse, ServedHouse) throws -> Void
    ) async throws {
        let (database, folder) = (database, folder)
        try await waiting {
            // The houses start one after the other because the first creates the key.
            let one = try ServedHouse(on: database.text, in: folder)
            defer { one.kill() }
            let other = try ServedHouse(on: database.text, in: folder)
            defer { other.kill() }
            try body(one, other)
        }
    }

    /// Plays a run with a ticket from `other` and sends it to `one`.
    private func play(seconds: Int, from other: ServedHouse, to one: ServedHouse) throws {
        let ticket = try other.ticket(for: ada)
        let run = try TestRun.breakout(ticket, ticks: 120 * seconds)
        Thread.sleep(forTimeInterval: Double(run.milliseconds) / 1000 + 0.05)
        #expect(try one.send(run, with: ticket) == 201)
    }

    @Test func `A run at one house appears on the other's live board`() async throws {
        try await withHouses { one, other in
            #expect(
                try one.post("/api/players", #"{"name": "Ada"}"#, as: ada.secret)["name"] != nil)
            let viewer = try other.watch()
            try play(seconds: 1, from: other, to: one)
            // Only news includes the new player's name. Polling the board doesn't provide it.
            #expect(viewer.receive(until: "}\n\n").contains(#""newPlayer":"Ada""#))
        }
    }

    @Test func `After all database connections are lost, the other house's live board recovers`()
        async throws
    {
        try await withHouses { one, other in
            _ = try one.post("/api/players", #"{"name": "Ada"}"#, as: ada.secret)
            let viewer = try other.watch()
            try waitingHere { try await database.endConnections() }
            try play(seconds: 1, from: other, to: one)
            #expect(viewer.receive(until: "}\n\n").contains(#""player":"Ada""#))
        }
    }

    @Test func `If one house is killed, the other continues and a new one starts`() async throws {
        try await withHouses { one, other in
            _ = try one.post("/api/players", #"{"name": "Ada"}"#, as: ada.secret)
            one.kill()
            #expect(try other.ask("/healthz").status == 200)
            let next = try ServedHouse(on: database.text, in: folder)
            defer { next.kill() }
            #expect(
                try next.post("/api/players", #"{"name": "Ada"}"#, as: ada.secret)["name"] != nil)
        }
    }

    @Test func `A house stops cleanly on SIGTERM`() async throws {
        try await withHouses { _, other in
            let ending = try other.stop()
            #expect(ending.exitCode == 0)
            #expect(ending.errors == "")
        }
    }

    // MARK: Commands

    @Test func `The score commands also work with a database`() async throws {
        try await withHouses { one, other in
            _ = try one.post("/api/players", #"{"name": "Ada"}"#, as: ada.secret)
            try play(seconds: 1, from: other, to: one)
            func funfair(_ words: String...) throws -> FunfairProcess.Ending {
                try FunfairProcess(words + ["--database", database.text], in: folder.path).ending()
            }
            #expect(try funfair("scores", "list", "breakout").output.contains("  Ada  (run "))
            #expect(
                try funfair("scores", "verify").output
                    == "1 runs are valid, 0 are not. All counts are correct.\n")
            #expect(try funfair("scores", "remove", "ada").exitCode == 0)
            #expect(
                try funfair("scores", "list", "breakout").output == "Breakout, all: 0 players\n")
        }
    }

    @Test func `A house with a different ticket key is refused until the key is renewed`()
        async throws
    {
        let elsewhere = try TemporaryFolder.smallSite()
        try await withHouses { _, _ in
            let ending = try FunfairProcess(
                "serve", "--site", elsewhere.path, "--port", "0", "--database", database.text,
                in: elsewhere.path
            ).ending()
            #expect(ending.exitCode == 1)
            #expect(ending.errors.contains("use another ticket key"))
        }
        try await waiting {
            let renewed = try FunfairProcess(
                "renew-key", "--database", database.text, in: elsewhere.path
            ).ending()
            #expect(renewed.exitCode == 0)
            let house = try ServedHouse(on: database.text, in: elsewhere)
            house.kill()
        }
    }

    @Test func `A database address with a password is refused, and no message repeats it`()
        async throws
    {
        let ending = try await waiting {
            try FunfairProcess("serve", "--database", "postgres://fair:hunter2@db/fair").ending()
        }
        #expect(ending.exitCode == 2)
        #expect(ending.errors.contains("PGPASSFILE") && !ending.errors.contains("hunter2"))
    }

    @Test func `A house waits for a missing database and reports the reason`() async throws {
        let (first, second) = try await waiting {
            let funfair = try FunfairProcess(
                "serve", "--site", folder.path, "--database", "postgres://127.0.0.1:1/fair")
            return (try funfair.nextComplaint(), try funfair.nextComplaint())
        }
        #expect(first?.contains("The database cannot be reached: ") == true)
        #expect(second?.contains("No database accepts connections yet") == true)
    }

    @Test func `A command doesn't wait for a missing database`() async throws {
        let ending = try await waiting {
            try FunfairProcess("scores", "list", "--database", "postgres://127.0.0.1:1/fair")
                .ending()
        }
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("The database cannot be reached: "))
    }
}
