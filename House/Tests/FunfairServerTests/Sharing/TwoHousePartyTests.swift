import Foundation
import Funfair
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A party at two houses")
struct TwoHousePartyTests {
    private let one: TestHouse
    private let other: TestHouse
    private let party: TestParty
    private let there: TestParty

    init() async throws {
        (one, other) = try await Engine.$current.withValue(.postgresql) {
            let one = try await TestHouse()
            return (one, try await TestHouse(in: one.folder))
        }
        party = try await TestParty(one)
        there = TestParty(party, at: other)
    }

    private func turn() async throws {
        try await one.house.parties.turn()
        try await other.house.parties.turn()
    }

    private func pass(afterStart milliseconds: Int64) async throws {
        try await party.pass(afterStart: milliseconds)
        other.clock.now = one.clock.now
    }

    @Test func `A guest who joins at one house can play at either`()
        async throws
    {
        let players = try await party.guests("Ada", "Bob")
        #expect(try await there.state().json["guests"]?.list?.count == 2)
        _ = try await there.start()
        try await turn()
        let ticket = try await party.ticket(players[0])
        #expect(try await there.ticket(players[0]).text == ticket.text)
        let run = try TestRun.party(.bubblePop, ticket)
        try await pass(afterStart: run.milliseconds + 100)
        #expect(try await other.send(run, with: ticket).status == 201)
        try await turn()
        #expect(try await party.lane(players[0])["state"]?.text == "counted")
        expect(try await one.send(run, with: ticket), refuses: "ticket-used", 409)
    }

    @Test func `Two simultaneous starts begin one round`() async throws {
        _ = try await party.guests("Ada")
        try await turn()
        async let first = party.start()
        async let second = there.start()
        let answers = try await [first, second]
        #expect(Set(answers.map(\.status)) == [201, 409])
        try await turn()
        #expect(try await party.state().json["round"]?["number"]?.integer == 1)
        #expect(
            try await party.state().json["round"]?["starts"]
                == there.state().json["round"]?["starts"])
    }

    @Test func `Two houses draw one pocket per spin, and accept no bet after the draw`()
        async throws
    {
        _ = try await party.choose("roulette")
        let players = try await party.guests("Ada", "Bob")
        _ = try await party.start()
        try await turn()
        for spin in 1...PartyRules.spins {
            let opens = Int64(spin - 1) * PartyRules.spin
            try await pass(afterStart: opens)
            _ = try await party.bet([1, 2, 3, 4, 5, 6], spin: spin, players[0])
            _ = try await there.bet([7, 8, 9, 10, 11, 12], spin: spin, players[1])
            try await pass(afterStart: opens + PartyRules.betting)
            async let here: () = one.house.parties.turn()
            async let away: () = other.house.parties.turn()
            _ = try await (here, away)
            try await turn()
            let pockets = try await [party, there].asyncMap {
                try await $0.state().json["round"]?["spin"]?["pocket"]?.integer
            }
            #expect(pockets[0] != nil && pockets[0] == pockets[1])
        }
        try await pass(afterStart: Int64(PartyRules.spins) * PartyRules.spin)
        async let here: () = one.house.parties.turn()
        async let away: () = other.house.parties.turn()
        _ = try await (here, away)
        try await turn()
        #expect(try await party.state().json["phase"]?.text == "podium")
        #expect(try await party.places() == there.places())
        #expect(try await party.places().count == 2)
        #expect(try await one.repository.flaws() == [])
    }

    @Test func `A run sent to both houses at once is judged once`() async throws {
        let players = try await party.guests("Ada", "Bob")
        try await turn()
        let ticket = try await party.begin(players)[0]
        try await turn()
        let run = try TestRun.party(.bubblePop, ticket)
        try await pass(afterStart: run.milliseconds + 100)
        async let first = one.send(run, with: ticket)
        async let second = other.send(run, with: ticket)
        let answers = try await [first, second]
        #expect(Set(answers.map(\.status)) == [201, 409])
        #expect(answers.allSatisfy { $0.json["score"]?.integer == run.score })
        #expect(try await one.repository.flaws() == [])
    }

    @Test(arguments: [
        PartyNews(party: 12, what: .happened),
        PartyNews(party: 12, what: .said(round: 3, [])),
        PartyNews(
            party: 7,
            what: .said(
                round: 1,
                [
                    PartyNews.Lane(player: 5, score: 120, chain: 7, isPlaying: true),
                    PartyNews.Lane(player: 6, score: 0, chain: nil, isPlaying: false),
                    PartyNews.Lane(player: 7, score: 90, chain: nil, isPlaying: true),
                ])),
    ])
    func `News about a party arrives unchanged`(news: PartyNews) {
        #expect(PartyNews(text: news.text) == news)
        // Houses of a version without parties ignore this news.
        #expect(BoardChange(text: news.text) == nil)
    }

    @Test func `News about as many lanes as it may have fits into a database notification`() {
        let lanes = (1...Int64(PartyNews.mostLanes)).map {
            PartyNews.Lane(player: 100_000 + $0, score: 99_999, chain: 99, isPlaying: true)
        }
        #expect(PartyNews(party: 1, what: .said(round: 1, lanes)).text.utf8.count < 7000)
    }

    @Test(.timeLimit(.minutes(10)))
    func `A phone's progress at one house appears on the other house's screen`() async throws {
        // These are real houses with a real clock. The reports aren't stored, so only a database
        // notification can have delivered them.
        let database = try await Engine.postgresql.repository(in: try TemporaryFolder())
        let repository = try #require(database.0 as? PostgreSQLRepository)
        let key = TicketKey()
        let here = try await House(sharing: repository, key: key, limits: .none)
        let second = try await PostgreSQLRepository(repository.address)
        let away = try await House(sharing: second, key: key, limits: .none)
        let work = Task {
            await withTaskGroup(of: Void.self) { group in
                for house in [here, away] {
                    group.addTask { await house.parties.runTurns() }
                    if let news = house.boards.news { group.addTask { await news.run() } }
                }
            }
        }
        defer {
            work.cancel()
            second.close()
            _ = database.1
        }
        let screen = Device(DeviceSecret())
        let phone = Device(DeviceSecret())
        let room = try await here.parties.open(for: PartyGame(.bubblePop), by: screen)
        _ = try await here.names.register("Ada", device: phone)
        let (guest, _) = try await here.parties.join(room, as: "Ada", of: phone)
        let seen = try #require(try await away.parties.rooms.room(.id(room.stored.id)))
        try await here.parties.begin(at: guest.room, by: screen)
        var told = try away.parties.rooms.watch(seen.number, from: "", most: 5).makeAsyncIterator()
        for score in [120, 340] {
            let begun = try #require(here.parties.rooms.present(.number(room.number)))
            let ada = try #require(begun.party.guests.first).player
            here.parties.rooms.change(begun.number) { $0.hear(ada, at: here.now()) }
            here.parties.note(
                PartyTalk.Said(score: score, chain: 5), of: ada, inRound: 1, at: begun)
            var isSeen = false
            while !isSeen, let event = await told.next() {
                isSeen = event.value.view.guests.contains { $0.score == score }
            }
            #expect(isSeen)
        }
    }
}

extension Array where Element: Sendable {
    fileprivate func asyncMap<Value>(
        _ body: (Element) async throws -> Value
    ) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
