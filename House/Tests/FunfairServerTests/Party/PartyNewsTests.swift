import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// News that houses send each other without delay. The clock is stopped, so no house polls the
/// store, and a house learns of changes only from the news.
@Suite("Party news between houses")
struct PartyNewsTests {
    /// A channel that records the news that a house sends and never delivers any.
    private final class Desk: HouseNews {
        let heard = AsyncStream<NewsMessage> { _ in }
        let told: AsyncStream<[PartyNews]>
        private let voice: AsyncStream<[PartyNews]>.Continuation

        init() { (told, voice) = AsyncStream.makeStream() }

        func tell(_ changes: [BoardChange]) async {}

        func tell(_ parties: [PartyNews]) async { voice.yield(parties) }

        func tellOfDevices() async {}
    }

    /// Returns another house's view of the parties in the same store.
    private func parties(
        of party: TestParty, news: (any HouseNews)? = nil
    ) async throws -> (parties: PartyRooms, room: PartyRoom) {
        let clock = party.house.clock
        let parties = PartyRooms(
            repository: party.house.repository, failures: party.house.house.failures,
            now: { clock.now }, news: news)
        return (parties, try #require(try await parties.room(.id(party.id))))
    }

    @Test func `The first progress is shared immediately, and later progress twice a second`()
        async throws
    {
        let party = try await TestParty(TestHouse())
        _ = try await party.guests("Ada")
        _ = try await party.start()
        let desk = Desk()
        var told = desk.told.makeAsyncIterator()
        let (parties, room) = try await parties(of: party, news: desk)
        let ada = try #require(room.party.guests.first?.player)
        func say(_ score: Int) async {
            parties.change(room.number) {
                $0.hear(ada, at: party.house.clock.now)
                $0.say(PartyTalk.Said(score: score, chain: 2), ada, ofRound: 1)
            }
            if let unreported = parties.takeUnreported() { await parties.tell(unreported) }
        }
        func news(_ score: Int) -> [PartyNews] {
            let lane = PartyNews.Lane(player: ada, score: score, chain: 2, isPlaying: true)
            return [PartyNews(party: room.number, what: .said(round: 1, [lane]))]
        }
        await say(1)
        #expect(await told.next() == news(1))
        await say(2)
        party.house.clock.pass(milliseconds: 500)
        await say(3)
        #expect(await told.next() == news(3))
    }

    @Test func `A score is shared even if news was sent between a piece's arrival and its score`() {
        var talk = PartyTalk(since: .saturdayNoon)
        talk.hear(1, at: .saturdayNoon)
        #expect(talk.takeUnreported().map(\.isPlaying) == [false])
        talk.say(PartyTalk.Said(score: 5), 1)
        #expect(talk.takeUnreported().map(\.score) == [5])
    }

    @Test func `Scores from another house aren't sent back`() {
        var talk = PartyTalk(since: .saturdayNoon)
        let lane = PartyNews.Lane(player: 1, score: 5, chain: nil, isPlaying: true)
        talk.hear([lane], areCurrent: true, at: .saturdayNoon)
        #expect(talk.said == [1: PartyTalk.Said(score: 5)])
        #expect(talk.takeUnreported().isEmpty)
    }

    @Test func `News from another house is applied on arrival`() async throws {
        let party = try await TestParty(TestHouse())
        _ = try await party.guests("Ada")
        let (parties, room) = try await parties(of: party)
        _ = try await party.start()
        #expect(parties.present(.number(room.number))?.party.rounds.count == 0)
        await parties.hear([PartyNews(party: room.number, what: .happened)])
        #expect(parties.present(.number(room.number))?.party.rounds.count == 1)
    }
}
