import Arcade
import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Photo finishes")
struct PartyPhotoTests {
    private static let seeds = [UInt64](1...200)

    /// A round's players and their scores, if known. Many scores are close.
    private struct Scores {
        let players: [Int64]
        private(set) var known: [Int64: Int] = [:]

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            players = Array(1...Int64(1 + generator.below(12)))
            let base = generator.below(4) * 400
            for player in players where generator.below(5) > 0 {
                known[player] = base + generator.below(60)
            }
        }

        init(_ known: [Int64: Int]) {
            players = known.keys.sorted()
            self.known = known
        }

        func photo(of stall: Stall = .bubblePop) -> [Int64] {
            let round = PartyRound(
                number: 1, game: PartyGame(stall), seed: 7, starts: .saturdayNoon, players: players)
            let some = players.filter { known[$0] != nil }
            let places = PartyPlace.ranked(some.map { ($0, known[$0] ?? 0) })
            return PartyRace(round: 1, players: players, places: places) { _ in nil }
                .photo(of: round)
        }
    }

    @Test(arguments: seeds)
    func `There's a photo if and only if another score is within the margin of the best`(
        seed: UInt64
    ) {
        let scores = Scores(seed: seed)
        let best = scores.known.values.max() ?? 0
        let close = scores.known.values.count {
            best > 0 && (50 * (best - $0) <= best || best - $0 <= 10)
        }
        for stall in [Stall.bubblePop, .breakout] {
            let photo = scores.photo(of: stall)
            #expect(photo.count == (close > 1 ? min(close, PartyRules.mostInPhoto) : 0))
        }
    }

    @Test(arguments: seeds)
    func `A photo shows the best players, in the order they came`(seed: UInt64) {
        let scores = Scores(seed: seed)
        let photo = scores.photo()
        #expect(photo == photo.sorted() && Set(photo).count == photo.count)
        let worst = photo.compactMap { scores.known[$0] }.min() ?? .max
        for (player, score) in scores.known where !photo.contains(player) && !photo.isEmpty {
            #expect(score <= worst)
        }
    }

    @Test(arguments: seeds)
    func `Roulette has no photo finish`(seed: UInt64) {
        #expect(Scores(seed: seed).photo(of: .roulette) == [])
    }

    @Test func `There's no photo if nobody scored, or only one player did`() {
        #expect(Scores([1: 0, 2: 0]).photo() == [])
        #expect(Scores([1: 500]).photo() == [])
        #expect(Scores([:]).photo() == [])
    }

    @Test(arguments: [(1000, 980, true), (1000, 979, false), (30, 20, true), (30, 19, false)])
    func `The margin is two per cent of the best score, or ten points`(
        best: Int, other: Int, isPhoto: Bool
    ) {
        #expect(Scores([1: best, 2: other]).photo() == (isPhoto ? [1, 2] : []))
    }

    // MARK: A party's views

    /// Returns a party's room after two players' round of BubblePop, before its runs are judged.
    private func room(_ script: PartyScript) throws -> PartyRoom {
        let stored = StoredParty(
            number: 1, id: "party", code: "BDJL", opener: Data(), opened: .saturdayNoon,
            events: script.events.count, removals: 0)
        var room = PartyRoom(stored, since: .saturdayNoon)
        room.take(
            try script.events.map {
                StoredPartyEvent(number: $0.number, moment: $0.moment, body: try $0.kind.body)
            })
        return room
    }

    private func played() -> PartyScript {
        var script = PartyScript()
        script.join(1, 2)
        script.play([:])
        return script
    }

    @Test func `A photo is taken when the round has ended, from the pieces that have arrived`()
        throws
    {
        let script = played()
        var room = try room(script)
        room.say(PartyTalk.Said(score: 301), 1, ofRound: 1)
        room.say(PartyTalk.Said(score: 300), 2, ofRound: 1)
        let round = try #require(room.party.rounds.last)
        #expect(room.view(at: round.ends.later(milliseconds: -1)).photo == [])
        #expect(room.view(at: round.ends).photo == [1, 2])
    }

    @Test func `A settled round's photo shows only runs that count`() throws {
        var script = played()
        script.count([1: 300, 2: 299], in: 1)
        var room = try room(script)
        let view = room.view(at: script.now)
        #expect(view.phase.word.text == "podium")
        #expect(view.photo == [1, 2])
        var other = played()
        other.count([1: 300], in: 1)
        other.add(.refused(round: 1, player: 2, because: "does-not-reproduce"))
        room = try self.room(other)
        room.say(PartyTalk.Said(score: 299), 2, ofRound: 1)
        #expect(room.view(at: other.now).photo == [])
    }

    @Test func `A refused run leaves the photo while others are judged`() throws {
        var script = PartyScript()
        script.join(1, 2, 3)
        script.play([:])
        script.add(.refused(round: 1, player: 2, because: "does-not-reproduce"))
        var room = try room(script)
        for player in [1, 2, 3] as [Int64] {
            room.say(PartyTalk.Said(score: 300), player, ofRound: 1)
        }
        #expect(room.view(at: script.now).photo == [1, 3])
    }

    @Test func `The next round begins without a photo`() throws {
        var script = played()
        script.count([1: 300, 2: 299], in: 1)
        script.add(.began(stall: .bubblePop, seed: 8))
        var room = try room(script)
        #expect(room.view(at: script.now).photo == [])
    }

    @Test func `A party's screen receives the photo's guests, and an announcement's guest`()
        async throws
    {
        let party = try await TestParty(TestHouse())
        let players = try await party.guests("Ada", "Bob", "Eve")
        _ = try await party.start()
        try await party.pass(afterStart: 1000)
        for (player, score) in zip(players, [10, 5, 0]) { _ = try await party.say(score, player) }
        party.house.clock.pass(milliseconds: 1000)
        #expect(try await party.state().json["photo"] == .list([]))
        for (player, score) in zip(players, [400, 100, 401]) {
            _ = try await party.say(score, player)
        }
        party.house.clock.pass(milliseconds: 2000)
        let state = try await party.state().json
        #expect(state["call"]?["player"]?.text == "Eve")
        #expect(state["call"]?["guest"] == state["guests"]?.list?[2]["guest"])
        try await party.pass(afterStart: PartyRules.length(of: .bubblePop))
        let judging = try await party.state().json
        #expect(judging["phase"]?.text == "judging")
        #expect(judging["photo"]?.list?.compactMap(\.integer) == [0, 2])
    }
}
