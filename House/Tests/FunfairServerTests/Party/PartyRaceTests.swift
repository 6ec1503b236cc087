import Arcade
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The order of a race")
struct PartyRaceTests {
    private static let seeds = [UInt64](1...100)

    /// Progress reports from phones. Some guests' reports are missing.
    private struct Said {
        let players: [Int64]
        private(set) var last: [(player: Int64, score: Int)] = []

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            players = Array(1...Int64(2 + generator.below(20)))
            for player in players where generator.below(6) > 0 {
                last.append((player, generator.below(5) * 10))
            }
        }

        /// Returns the race after the reports arrive in a random order, determined by `order`.
        func race(order: UInt64) -> PartyRace {
            var generator = SeededGenerator(seed: order)
            var rest = last
            var talk = PartyTalk(since: .saturdayNoon)
            while !rest.isEmpty {
                let next = rest.remove(at: generator.below(rest.count))
                talk.say(PartyTalk.Said(score: 0, chain: 0), next.player)
                talk.say(PartyTalk.Said(score: next.score, chain: 0), next.player)
            }
            let known = players.compactMap { player in
                talk.said[player].map { (player, $0.score) }
            }
            return PartyRace(
                round: 1, players: players, places: PartyPlace.ranked(known)
            ) { talk.said[$0]?.chain }
        }
    }

    @Test(arguments: seeds)
    func `The order of messages doesn't change the order of a race`(seed: UInt64) {
        let said = Said(seed: seed)
        let race = said.race(order: 1)
        for order in 2...5 as ClosedRange<UInt64> { #expect(said.race(order: order) == race) }
    }

    @Test(arguments: seeds)
    func `Each guest has one lane, best first, and tied lanes share a rank`(
        seed: UInt64
    ) {
        let said = Said(seed: seed)
        let lanes = said.race(order: seed).lanes
        #expect(lanes.map(\.player).sorted() == said.players)
        for (index, lane) in lanes.enumerated() {
            if let place = lane.place {
                #expect(place == 1 + lanes.count { $0.place != nil && $0.score > lane.score })
                #expect(lane.score == said.last.first { $0.player == lane.player }?.score)
            } else {
                #expect(!said.last.contains { $0.player == lane.player })
                #expect(lanes[index...].allSatisfy { $0.place == nil })
            }
        }
        for (lane, next) in zip(lanes, lanes.dropFirst()) where lane.place == next.place {
            #expect(lane.player < next.player)
        }
    }

    @Test func `A party's screen receives the race's order, shared ranks and announcements`()
        async throws
    {
        let party = try await TestParty(TestHouse())
        let players = try await party.guests("Ada", "Bob", "Eve", "Joe")
        _ = try await party.start()
        try await party.pass(afterStart: 1000)
        for (player, score) in zip(players, [10, 30, 30]) { _ = try await party.say(score, player) }
        party.house.clock.pass(milliseconds: 1000)
        var state = try await party.state().json
        #expect(state["race"]?.list?.compactMap(\.integer) == [1, 2, 0, 3])
        #expect(state["guests"]?.list?.map { $0["place"]?.integer } == [3, 1, 1, nil])
        #expect(state["call"] == .null)
        _ = try await party.say(40, chain: 3, players[1])
        party.house.clock.pass(milliseconds: 2000)
        #expect(try await party.state().json["call"]?["player"]?.text == "Bob")
        _ = try await party.say(50, chain: 3, players[2])
        party.house.clock.pass(milliseconds: 2000)
        state = try await party.state().json
        #expect(state["call"]?["what"]?.text == "lead")
        #expect(state["call"]?["player"]?.text == "Eve")
        #expect(state["call"]?["number"] == .null)
        let at = state["call"]?["at"]
        party.house.clock.pass(milliseconds: 2000)
        #expect(try await party.state().json["call"]?["at"] == at)
        try await party.pass(afterStart: PartyRules.length(of: .bubblePop) + 60_000)
        _ = try await party.start()
        #expect(try await party.state().json["call"] == .null)
    }
}
