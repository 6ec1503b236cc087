import Foundation
import PostgreSQL
import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Failures of work that no client is waiting for.
@Suite("Failures in the background", .timeLimit(.minutes(10)))
struct FailuresTests {
    private struct Trouble: Error {}

    private func failures(_ work: Failures.Work, of house: TestHouse) async throws -> Double {
        try await house.count("funfair_failures_total{work=\"\(work)\"}") ?? 0
    }

    /// Runs `body` until a failure of the given kind of work is counted, and expects one error
    /// about that work in the log.
    private func awaitFailure(
        of work: Failures.Work, at house: TestHouse,
        working body: @escaping @Sendable () async -> Void
    ) async throws {
        let task = Task { await body() }
        defer { task.cancel() }
        while try await failures(work, of: house) == 0 {
            try await Task.sleep(for: .milliseconds(10))
        }
        let errors = house.log.lines.filter { $0.hasPrefix("error: ") }
        #expect(errors.count == 1 && errors[0].contains("\"work\": \(work)"), "\(errors)")
    }

    @Test func `Every background failure is counted, and each kind is logged once a minute`()
        async throws
    {
        let house = try await TestHouse()
        let failures = house.house.failures
        for _ in 0..<5 {
            #expect(await failures.catching(.news) { throw Trouble() } == false)
        }
        #expect(await failures.catching(.pruning) { throw StoreTrouble.noRoom } == false)
        #expect(try await self.failures(.news, of: house) == 5)
        #expect(try await self.failures(.pruning, of: house) == 1)
        let errors = house.log.lines.filter { $0.hasPrefix("error: ") }
        #expect(errors.count == 2)
        #expect(errors.last?.contains("The disk is full.") == true)
        house.clock.pass(seconds: 61)
        await failures.catching(.news) { throw Trouble() }
        #expect(house.log.lines.last?.contains("alsoSinceLastLogged") == true)
    }

    @Test func `Closing the house doesn't count as a failure`() async throws {
        let house = try await TestHouse()
        await house.house.failures.catching(.news) { throw CancellationError() }
        #expect(try await failures(.news, of: house) == 0)
        #expect(house.log.lines == [])
    }

    @Test func `A live board that couldn't be read is sent when the database works again`()
        async throws
    {
        let house = try await TestHouse()
        try await house.put(10, of: try await house.player("Ada"))
        let stream = try house.house.boards.live.watch(
            LiveBoards.Channel(contest: .breakout, period: .all), from: "", most: 1)
        try await house.change("ALTER TABLE player RENAME TO gone")
        house.house.boards.live.changed([Board(of: .breakout, .all, at: house.clock.now)])
        try await awaitFailure(of: .boards, at: house) { await house.house.boards.live.run() }
        try await house.change("ALTER TABLE gone RENAME TO player")
        let telling = Task { await house.house.boards.live.run() }
        defer { telling.cancel() }
        house.house.boards.live.turnOver()
        let event = await stream.first { _ in true }
        #expect(event?.value.page.rows.map(\.player) == ["Ada"])
    }

    @Test func `A failure in the party upkeep is counted`() async throws {
        let house = try await TestHouse()
        try await house.change("ALTER TABLE party RENAME TO gone")
        try await awaitFailure(of: .parties, at: house) { await house.house.parties.runTurns() }
    }

    @Test func `A failure to remove old runs is counted`() async throws {
        let house = try await TestHouse()
        try await house.change("ALTER TABLE party RENAME TO gone")
        try await awaitFailure(of: .pruning, at: house) {
            await Pruning(house: house.house, retention: .standard).run()
        }
    }

    /// A channel that can't send any news.
    private struct BrokenNews: HouseNews {
        let heard = AsyncStream<NewsMessage> { _ in }
        func tell(_ changes: [BoardChange]) async throws { throw Trouble() }
        func tell(_ parties: [PartyNews]) async throws { throw Trouble() }
        func tellOfDevices() async throws { throw Trouble() }
    }

    @Test func `A failure to notify other houses is counted`() async throws {
        let house = try await TestHouse()
        let news = LiveNews(
            BrokenNews(), on: house.house.boards.live, failures: house.house.failures)
        news.changed([Board(of: .breakout, .all, at: house.clock.now)], by: nil)
        try await awaitFailure(of: .news, at: house) { await news.run() }
    }

    @Test func `A listener reports that it can't reach its server`() async throws {
        let (troubles, voice) = AsyncStream.makeStream(of: String.self)
        let listener = PostgresListener(
            try PostgresAddress("postgres:///none?host=/nowhere"),
            settings: PostgresSettings(name: "test"), channel: "fair"
        ) { voice.yield("\($0)") }
        let first = await troubles.first { _ in true }
        #expect(first?.hasPrefix("The database cannot be reached: ") == true)
        listener.stop()
    }

    @Test func `While a house is serving, all its background work runs`() async throws {
        let house = try await TestHouse()
        let services = house.house.services(retention: Changeable(.standard))
        #expect(services.count == 6)
        try await house.change("ALTER TABLE party RENAME TO gone")
        try await house.serve { _ in
            for work in [Failures.Work.parties, .pruning] {
                while try await failures(work, of: house) == 0 {
                    try await Task.sleep(for: .milliseconds(10))
                }
            }
        }
    }
}
