import Foundation
import HouseWire
import PostgreSQLKit
import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("News between houses")
struct NewsTests {
    private let channel = LiveBoards.Channel(contest: .breakout, period: .today)

    @Test func `News reaches the other house, but not its sender`() async throws {
        let database = try await Cluster.shared.makeDatabase()
        let one = PostgreSQLNews(try await PostgreSQLRepository(try database.address))
        let other = PostgreSQLNews(try await PostgreSQLRepository(try database.address))
        var heardByOne = one.heard.makeAsyncIterator()
        var heardByOther = other.heard.makeAsyncIterator()
        #expect(await heardByOne.next() == .gap)
        #expect(await heardByOther.next() == .gap)
        let change = BoardChange(channel: channel, run: RunID())
        try await one.tell([change])
        #expect(await heardByOther.next() == .changes([change]))
        let answer = BoardChange(channel: channel, run: nil)
        try await other.tell([answer])
        #expect(await heardByOne.next() == .changes([answer]))
    }

    @Test(.timeLimit(.minutes(10)))
    func `After a lost connection, the listener reports that news may be missing`() async throws {
        let database = try await Cluster.shared.makeDatabase()
        let news = PostgreSQLNews(try await PostgreSQLRepository(try database.address))
        var heard = news.heard.makeAsyncIterator()
        #expect(await heard.next() == .gap)
        try await database.endConnections()
        #expect(await heard.next() == .gap)
    }

    @Test(arguments: ["", "1", "1.today", "9.today.x", "1.never.x", "x.today.x", "1.today.x.y"])
    func `News in a newer format is ignored`(text: String) {
        #expect(BoardChange(text: text) == nil)
    }

    /// A channel that records a house's news and delivers the news that a test provides.
    private final class Desk: HouseNews {
        let heard: AsyncStream<NewsMessage>
        let voice: AsyncStream<NewsMessage>.Continuation
        private let said = Mutex<[[BoardChange]]>([])
        var told: [[BoardChange]] { said.withLock { $0 } }

        init() { (heard, voice) = AsyncStream.makeStream() }

        func tell(_ changes: [BoardChange]) async { said.withLock { $0.append(changes) } }

        func tell(_ parties: [PartyNews]) async {}

        func tellOfDevices() async {}
    }

    @Test func `A board that keeps changing is sent at most ten times a second`() async throws {
        let house = try await TestHouse()
        let desk = Desk()
        let news = LiveNews(desk, on: house.house.boards.live, failures: house.house.failures)
        let work = Task { await news.run() }
        defer { work.cancel() }
        let board = Board(of: .breakout, .today, at: .saturdayNoon)
        let start = ContinuousClock.now
        var last = RunID()
        for _ in 0..<100 {
            last = RunID()
            news.changed([board], by: last)
            try await Task.sleep(for: .milliseconds(3))
        }
        try await Task.sleep(for: .milliseconds(300))
        let tenths = (ContinuousClock.now - start) / .milliseconds(100)
        #expect(Double(desk.told.count) <= tenths + 1 && desk.told.count >= 2)
        #expect(desk.told.last == [BoardChange(channel: channel, run: last)])
    }

    /// Returns the event that a viewer of Breakout's daily board receives after `change` and news.
    private func event(
        hearing heard: NewsMessage?, lookEvery: Duration = .seconds(600), of house: TestHouse,
        after change: () async throws -> Void
    ) async throws -> LiveBoards.Change? {
        let stream = try house.house.boards.live.watch(channel, from: "", most: 1)
        var events = stream.makeAsyncIterator()
        let desk = Desk()
        let news = LiveNews(
            desk, on: house.house.boards.live, lookEvery: lookEvery, failures: house.house.failures)
        let work = [Task { await news.run() }, Task { await house.house.boards.live.run() }]
        defer { for task in work { task.cancel() } }
        try await change()
        if let heard { desk.voice.yield(heard) }
        return await events.next()?.value
    }

    @Test func `News from another house reaches viewers with the player's name`() async throws {
        let house = try await TestHouse()
        let run = try await house.put(10, of: try await house.player("Ada"))
        let change = BoardChange(channel: channel, run: run)
        #expect(try await event(hearing: .changes([change]), of: house) {}?.run == run)
    }

    @Test func `When news may be missing, viewers receive the current board`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let told = try await event(hearing: .gap, of: house) { try await house.put(10, of: ada) }
        #expect(told?.page.rows.map(\.player) == ["Ada"])
    }

    @Test func `Polling the boards finds changes even without news`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        try await house.put(10, of: ada)
        let told = try await event(hearing: nil, lookEvery: .milliseconds(50), of: house) {}
        #expect(told?.page.rows.map(\.player) == ["Ada"])
    }

    /// A thread-safe counter.
    private final class Count: Sendable {
        private let number = Mutex(0)
        var value: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }
    }

    @Test func `An unchanged live board isn't sent again`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let stream = try house.house.boards.live.watch(channel, from: "", most: 1)
        let count = Count()
        let telling = Task { await house.house.boards.live.run() }
        defer { telling.cancel() }
        let counting = Task {
            for await _ in stream { count.add() }
        }
        func isTold(_ times: Int) async throws -> Bool {
            for _ in 0..<500 where count.value < times {
                try await Task.sleep(for: .milliseconds(20))
            }
            return count.value == times
        }
        house.house.boards.live.changed([Board(of: .breakout, .today, at: house.clock.now)])
        #expect(try await isTold(1))
        for _ in 0..<5 {
            house.house.boards.live.recheckAll()
            try await Task.sleep(for: .milliseconds(150))
        }
        #expect(try await isTold(1))
        try await house.put(10, of: ada)
        house.house.boards.live.recheckAll()
        #expect(try await isTold(2))
        counting.cancel()
    }
}
