import Arcade
import BubblePop
import Funfair
import Hands
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Runs whose pieces arrive at one house, and that are watched at another. The tests carry the news
/// between the houses.
@Suite("Runs watched at another house")
struct RelayedRunTests {
    private let one: TestHouse
    private let other: TestHouse
    private let party: TestParty
    private let there: TestParty

    init() async throws {
        (one, other) = try await Engine.$current.withValue(.postgresql) {
            let one = try await TestHouse(news: NoPost())
            return (one, try await TestHouse(in: one.folder, news: NoPost()))
        }
        party = try await TestParty(one)
        there = TestParty(party, at: other)
    }

    /// A connection that carries nothing by itself.
    private struct NoPost: HouseNews {
        let heard = AsyncStream<NewsMessage> { _ in }

        func tell(_ changes: [BoardChange]) async {}

        func tell(_ parties: [PartyNews]) async {}

        func tellOfDevices() async {}
    }

    /// Carries all news from each house to the other one.
    ///
    /// - Returns: the news about watched runs.
    @discardableResult
    private func carry() async -> [PartyNews] {
        var carried: [PartyNews] = []
        for (from, to) in [(other, one), (one, other)] {
            let news = from.house.parties.rooms.takeUnreported() ?? []
            await to.house.parties.rooms.hear(news)
            carried += news.filter { news in
                switch news.what {
                case .wanted, .part: true
                case .happened, .said: false
                }
            }
        }
        return carried
    }

    private func play(_ run: inout PlayedRun, seconds: ClosedRange<Int>) async throws {
        for second in seconds {
            try await run.play(to: second * 120)
            try await run.send()
        }
        other.clock.now = one.clock.now
    }

    @Test func `A run can be watched at the house where its pieces don't arrive`() async throws {
        var (_, runs) = try await party.played(by: ["Ada"])
        let ada = runs[0].player
        try await play(&runs[0], seconds: 1...3)
        _ = try await there.state()
        await carry()
        #expect(try await there.pieces(of: ada) == [])
        await carry()
        let first = try await there.pieces(of: ada)
        #expect(try await first == party.pieces(of: ada))
        try await play(&runs[0], seconds: 4...5)
        _ = try await there.pieces(of: ada, after: 360)
        await carry()
        #expect(try await there.pieces(of: ada, after: 360) == party.pieces(of: ada, after: 360))
        #expect(try await there.pieces(of: ada).count == 2)
    }

    @Test func `Nothing travels that nobody watches`() async throws {
        var (_, runs) = try await party.played(by: ["Ada", "Bob"])
        for index in runs.indices { try await play(&runs[index], seconds: 1...2) }
        _ = try await there.state()
        #expect(await carry() == [])
        _ = try await there.pieces(of: runs[0].player)
        #expect(await carry().count == 2)
        // A few seconds after the last question, the house stops fetching the run.
        try await play(&runs[0], seconds: 3...10)
        #expect(await carry() == [])
    }

    @Test func `Who still plays gets nothing at another house either`() async throws {
        var (_, runs) = try await party.played(by: ["Ada", "Bob"])
        try await play(&runs[0], seconds: 1...2)
        _ = try await there.state()
        await carry()
        expect(
            try await there.watch(runs[0].player, as: runs[1].player.secret),
            refuses: "still-playing", 409)
        #expect(await carry() == [])
    }

    @Test func `A long run arrives in parts that fit into notifications`() async throws {
        let party = party
        var (_, runs) = try await party.played(by: ["Ada"])
        // Taps on nothing, as quickly as hands can.
        var cues: [Cue] = []
        let corner = try #require(InputPoint(Point(x: 1, y: 1)))
        for tick in 0..<3000 {
            if tick % 3 == 0 { runs[0].run.apply(.tap(corner), cues: &cues) }
            runs[0].run.advance(cues: &cues)
        }
        try await party.pass(afterStart: 25_000)
        other.clock.now = one.clock.now
        try await runs[0].send()
        _ = try await there.state()
        var parts: [[UInt8]] = []
        for _ in 0..<20 {
            parts = try await there.pieces(of: runs[0].player)
            for news in await carry() { #expect(news.text.utf8.count < 7000) }
            other.clock.pass(milliseconds: RunRelay.everySecond)
        }
        let inputs = try parts.flatMap { try Recording<BubblePopGame>.reading($0).recording.inputs }
        #expect(inputs == runs[0].run.recording.inputs.filter { $0.tick < 3000 })
    }

    // MARK: Bounds

    private func part(after tick: Int, _ length: Int = 100) -> RunPiece {
        RunPiece(bytes: Array(repeating: 7, count: length), tick: tick + 120)
    }

    @Test func `A house fetches only a few runs at a time`() {
        var relay = RunRelay()
        let moment = Timestamp(milliseconds: 1_000_000)
        for player in 1...100 { _ = relay.parts(of: Int64(player), after: 0, at: moment) }
        #expect(relay.takeWishes(at: moment).map(\.player) == (1...8).map { Int64($0) })
        #expect(relay.takeWishes(at: moment).isEmpty)
        // Runs that nobody watches any longer make room.
        let later = moment.later(milliseconds: RunRelay.patience)
        _ = relay.parts(of: 50, after: 0, at: later)
        #expect(relay.takeWishes(at: later).map(\.player) == [50])
    }

    @Test func `A house answers only a few wishes at a time`() {
        var relay = RunRelay()
        for player in 1...100 { relay.wish(Int64(player), after: 0) }
        #expect(relay.takeWished().count == RunRelay.mostRuns)
        #expect(relay.takeWished().isEmpty)
    }

    @Test func `Strangers who watch many runs don't keep the leader's away`() {
        var relay = RunRelay()
        relay.leaders = [200]
        let moment = Timestamp(milliseconds: 1_000_000)
        for player in 1...100 {
            _ = relay.parts(of: Int64(player), after: 0, at: moment)
            relay.wish(Int64(player), after: 0)
        }
        _ = relay.parts(of: 200, after: 0, at: moment)
        relay.wish(200, after: 0)
        #expect(relay.takeWishes(at: moment).map(\.player).contains(200))
        #expect(relay.takeWished().map(\.player).contains(200))
    }

    @Test func `Parts that don't continue a run, or that nobody asked for, are ignored`() {
        var relay = RunRelay()
        let moment = Timestamp(milliseconds: 1_000_000)
        relay.take(part(after: 0), after: 0, of: 1)
        #expect(relay.parts(of: 1, after: 0, at: moment).isEmpty)
        relay.take(part(after: 120), after: 120, of: 1)
        #expect(relay.parts(of: 1, after: 0, at: moment).isEmpty)
        relay.take(part(after: 0), after: 0, of: 1)
        relay.take(part(after: 0), after: 0, of: 1)
        #expect(relay.parts(of: 1, after: 0, at: moment) == [part(after: 0)])
        relay.take(part(after: 120, WireLimits.piece), after: 120, of: 1)
        #expect(relay.parts(of: 1, after: 0, at: moment) == [part(after: 0)])
    }

    @Test(arguments: [
        PartyNews(party: 12, what: .wanted(round: 3, player: 7, after: 480)),
        PartyNews(
            party: 12,
            what: .part(
                round: 3, player: 7, after: 480, RunPiece(bytes: [0, 255, 62, 63], tick: 600))),
    ])
    func `News about watched runs arrives unchanged`(news: PartyNews) {
        #expect(PartyNews(text: news.text) == news)
        #expect(BoardChange(text: news.text) == nil)
    }

    @Test(arguments: [
        "want.12.3.7", "want.12.3.7.-1", "want.12.x.7.1", "part.12.3.7.480.600.!",
        "part.12.3.7.480.AAAA",
    ])
    func `Damaged news is ignored`(text: String) { #expect(PartyNews(text: text) == nil) }
}
