import Arcade
import Foundation
import Funfair
import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Moves of a party's host", .withEveryEngine)
struct PartyMoveTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    /// Returns a party that a phone opened, with the host and the other guests.
    private func party(
        _ others: String...
    ) async throws -> (party: TestParty, host: TestPlayer, others: [TestPlayer]) {
        let host = try await house.player("Ada")
        let party = try await TestParty(house, openedBy: host.secret)
        #expect(try await party.join(host).status == 201)
        var guests: [TestPlayer] = []
        for name in others { guests += try await party.guests(name) }
        return (party, host, guests)
    }

    private func number(_ player: TestPlayer, at party: TestParty) async throws -> Int {
        try #require(try await party.lane(player)["guest"]?.integer)
    }

    @Test func `A phone opens a party, chooses a game and starts a round`() async throws {
        let (party, host, _) = try await party("Bob")
        let chosen = try await party.move("game breakout", host)
        #expect(chosen.status == 200)
        #expect(chosen.json["game"]?.text == "breakout")
        #expect(chosen.json["you"]?["guest"]?.integer == (try await number(host, at: party)))
        let begun = try await party.move("start", host)
        #expect(begun.json["phase"]?.text == "countIn")
        #expect(begun.json["you"]?["isPlaying"] == .bool(true))
        expect(try await party.move("start", host), refuses: "round-under-way", 409)
    }

    @Test func `A phone opens and joins a party with one request`() async throws {
        let ada = try await house.player("Ada")
        let answer = try await house.post(
            "/api/parties?language=en", #"{"player": "Ada"}"#, as: ada.secret)
        #expect(answer.status == 201)
        #expect(answer.json["game"]?.text == "bubblepop")
        #expect(answer.json["you"]?["isThere"] == .bool(true))
        #expect(answer.json["screen"]?["blocks"]?.list?.contains { $0["code"] != nil } == true)
    }

    @Test func `No party is opened under someone else's name`() async throws {
        let ada = try await house.player("Ada")
        let eve = try await house.player("Eve")
        let body = #"{"player": "\#(ada.name)"}"#
        expect(
            try await house.post("/api/parties", body, as: eve.secret),
            refuses: "not-your-name", 403)
        expect(
            try await house.post("/api/parties", body, as: DeviceSecret().text),
            refuses: "unknown-device", 403)
        #expect(house.house.parties.rooms.counts.parties == 0)
    }

    @Test func `Only the host can make moves`() async throws {
        let (party, _, others) = try await party("Bob")
        let moves = [
            "start", "game roulette", "guest 1", "hand 1", "remove 1", "end", "end again", "stay",
        ]
        for move in moves {
            expect(try await party.move(move, others[0]), refuses: "not-your-party", 403)
            house.clock.pass(milliseconds: 2000)
        }
        let state = try await party.state().json
        #expect(state["phase"]?.text == "gathering" && state["game"]?.text == "bubblepop")
        #expect(state["guests"]?.list?.count == 2)
    }

    @Test func `At a party that a big screen opened, no guest can make moves`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        expect(try await party.move("start", ada), refuses: "not-your-party", 403)
    }

    @Test func `A move needs a guest's own name and a known move`() async throws {
        let (party, host, _) = try await party("Bob")
        let stranger = try await house.player("Eve")
        expect(try await party.move("start", stranger), refuses: "not-a-guest", 403)
        let wrong = TestPlayer(name: host.name, secret: stranger.secret)
        expect(try await party.move("start", wrong), refuses: "not-your-name", 403)
        expect(try await party.move("dance", host), refuses: "bad-request", 400)
        expect(try await party.move("hand 999", host), refuses: "not-a-guest", 403)
    }

    @Test func `Handing on the party moves all rights to the other guest`() async throws {
        let (party, host, others) = try await party("Bob")
        let bob = try await number(others[0], at: party)
        #expect(try await party.move("hand \(bob)", host).status == 200)
        expect(try await party.move("start", host), refuses: "not-your-party", 403)
        #expect(try await party.move("start", others[0]).json["phase"]?.text == "countIn")
    }

    @Test func `If the host leaves, the party goes back to whoever opened it`() async throws {
        let (party, host, others) = try await party("Bob")
        _ = try await party.move("hand \(try await number(others[0], at: party))", host)
        _ = try await party.leave(others[0])
        #expect(try await party.move("start", host).status == 200)
    }

    @Test func `If the opener leaves, the guest who has been there longest is the host`()
        async throws
    {
        let (party, host, others) = try await party("Bob", "Cleo")
        _ = try await party.leave(host)
        expect(try await party.move("start", others[1]), refuses: "not-your-party", 403)
        #expect(try await party.move("start", others[0]).status == 200)
    }

    @Test func `A phone that opened a party can leave it and come back`() async throws {
        let (party, host, _) = try await party("Bob")
        #expect(try await party.leave(host).json["you"]?["isThere"] == .bool(false))
        #expect(try await party.join(host).status == 201)
        #expect(try await party.move("start", host).status == 200)
    }

    @Test func `A host removes a guest for good, but never themselves`() async throws {
        let (party, host, others) = try await party("Bob")
        let bob = try await number(others[0], at: party)
        let own = try await number(host, at: party)
        expect(try await party.move("remove \(own)", host), refuses: "not-a-guest", 403)
        #expect(try await party.move("remove \(bob)", host).json["guests"]?.integer == 1)
        expect(try await party.join(others[0]), refuses: "barred", 403)
    }

    @Test func `A host can't remove themselves by another name of the same device`() async throws {
        let (party, host, _) = try await party()
        _ = try await house.register("Grace", as: host.secret)
        let grace = TestPlayer(name: "Grace", secret: host.secret)
        _ = try await party.join(grace)
        let number = try await number(grace, at: party)
        expect(try await party.move("remove \(number)", host), refuses: "not-a-guest", 403)
        #expect(try await party.state().json["guests"]?.list?.count == 2)
    }

    @Test func `Ending a party asks first, and the question goes away by itself`() async throws {
        let (party, host, _) = try await party()
        let asked = try await party.move("end", host, in: "en")
        #expect(asked.json["phase"]?.text == "gathering")
        #expect(asked.json["screen"]?["title"]?.text == "End the party?")
        #expect(try await party.screen(host)["title"]?.text == "End the party?")
        house.clock.pass(milliseconds: PartyRules.question)
        #expect(try await party.screen(host)["title"]?.text == "You’re in!")
        let ended = try await party.move("end again", host)
        #expect(ended.json["phase"]?.text == "over")
        expect(try await party.move("start", host), refuses: "unknown-party", 404)
    }

    @Test func `A question is taken back, or answered by any other move`() async throws {
        let (party, host, _) = try await party()
        for answer in ["stay", "game roulette"] {
            _ = try await party.move("end", host)
            #expect(
                try await party.move(answer, host, in: "en").json["screen"]?["title"]?.text
                    == "You’re in!")
            house.clock.pass(milliseconds: 5000)
        }
    }

    @Test func `A reopened house knows the host`() async throws {
        let (party, host, others) = try await party("Bob")
        _ = try await party.move("hand \(try await number(others[0], at: party))", host)
        let again = TestParty(party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        expect(try await again.move("start", host), refuses: "not-your-party", 403)
        #expect(try await again.move("start", others[0]).status == 200)
    }

    @Test func `The device that opened a party keeps a big screen's rights`() async throws {
        let (party, host, others) = try await party("Bob")
        _ = try await party.move("hand \(try await number(others[0], at: party))", host)
        #expect(try await party.start(as: host.secret).status == 201)
        expect(try await party.end(as: others[0].secret), refuses: "not-your-party", 403)
    }

    @Test(arguments: [UInt64](1...12))
    func `Whatever guests send, only the host's moves count`(seed: UInt64) async throws {
        let (party, host, others) = try await party("Bob", "Cleo")
        var generator = SeededGenerator(seed: seed)
        let players = [host] + others
        let words = [
            "start", "game roulette", "game breakout", "hand 2", "hand 3", "hand 4", "end", "stay",
        ]
        for _ in 0..<20 {
            let player = players[generator.below(players.count)]
            let room = try #require(try await house.house.parties.rooms.room(.id(party.id)))
            let answer = try await party.move(words[generator.below(words.count)], player)
            let after = try #require(try await house.house.parties.rooms.room(.id(party.id)))
            let mine = room.party.guests.first { $0.name == player.name }?.player
            if room.party.host == mine {
                #expect(answer.json["type"]?.text != "/api/problems/not-your-party")
            } else {
                expect(answer, refuses: "not-your-party", 403)
                #expect(after.party == room.party)
            }
            house.clock.pass(milliseconds: 2500)
        }
    }
}
