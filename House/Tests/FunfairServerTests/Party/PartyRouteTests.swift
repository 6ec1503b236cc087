import Foundation
import Funfair
import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Parties over HTTP", .withEveryEngine)
struct PartyRouteTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    private func stranger() -> String { DeviceSecret().text }

    @Test func `A party is found by its identifier and by its code, however the code is typed`()
        async throws
    {
        let party = try await TestParty(house, "breakout")
        let small = party.code.lowercased()
        for name in [party.code, small, "\(small.prefix(2))-\(small.suffix(2))", party.id] {
            let answer = try await house.get("/api/parties/\(name)")
            #expect(answer.status == 200)
            #expect(answer.json["party"]?.text == party.id)
            #expect(answer.json["game"]?.text == "breakout")
            #expect(answer.json["phase"]?.text == "gathering")
            #expect(answer.json["most"]?.integer == PartyRules.mostGuests)
        }
    }

    @Test func `A party has an address for phones and the address's QR code`() async throws {
        let party = try await TestParty(house)
        let answer = try await party.state()
        let address = answer.json["address"]?.text ?? ""
        if address.isEmpty {
            #expect(answer.json["qr"] == .null)
        } else {
            #expect(address.hasSuffix("/#party=\(party.code)"))
            #expect(answer.json["qr"]?["rows"]?.list?.count == answer.json["qr"]?["size"]?.integer)
        }
    }

    @Test func `Only the device that opened a party can choose games, start rounds and end it`()
        async throws
    {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        for device in [ada.secret, stranger()] {
            expect(try await party.choose("roulette", as: device), refuses: "not-your-party", 403)
            expect(try await party.start(as: device), refuses: "not-your-party", 403)
            expect(try await party.end(as: device), refuses: "not-your-party", 403)
        }
        expect(
            try await house.post("\(party.path)/rounds", "{}"), refuses: "no-secret", 403)
        #expect(try await party.choose("roulette").json["game"]?.text == "roulette")
        expect(try await party.choose("chess"), refuses: "unknown-game", 404)
    }

    @Test func `A guest who leaves and returns keeps their position in the list`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        #expect(try await party.join(players[0]).status == 200)
        let answer = try await party.leave(players[0])
        #expect(answer.json["you"]?["isThere"] == .bool(false))
        #expect(answer.json["guests"]?.integer == 1)
        // A guest who left without playing is no longer on the screen.
        #expect(try await party.state().json["guests"]?.list?.count == 1)
        #expect(try await party.join(players[0], by: party.id).status == 201)
        let names = try await party.state().json["guests"]?.list?.compactMap { $0["player"]?.text }
        #expect(names == ["Ada", "Bob"])
    }

    @Test(arguments: ["Ada Lovelace", "Åsa Ä?&/#%", "小明 🎈", "100%25", "..", "."])
    func `A guest can have any valid name`(name: String) async throws {
        let party = try await TestParty(house)
        let player = try await party.guests(name)[0]
        #expect(try await party.ask(player).status == 200)
        #expect(try await party.leave(player, as: party.screen).status == 200)
        expect(try await party.ask(player), refuses: "barred", 403)
    }

    @Test func `A removed guest can't rejoin`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        let answer = try await party.leave(ada, as: party.screen)
        #expect(answer.status == 200)
        #expect(answer.json["guests"]?.list?.count == 0)
        expect(try await party.join(ada), refuses: "barred", 403)
        expect(try await party.ask(ada), refuses: "barred", 403)
        expect(try await party.send([], ada), refuses: "barred", 403)
        let nobody = TestPlayer(name: "Nobody", secret: "")
        expect(try await party.leave(nobody, as: party.screen), refuses: "not-a-guest", 403)
    }

    @Test func `A removed guest can't rejoin under another name of the same device`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        _ = try await house.register("Grace", as: ada.secret)
        let grace = TestPlayer(name: "Grace", secret: ada.secret)
        _ = try await party.leave(ada, as: party.screen)
        house.clock.pass(milliseconds: 12)
        expect(try await party.join(grace), refuses: "barred", 403)
        #expect(try await party.state().json["guests"] == .list([]))
        // Others can join, even from the same address.
        _ = try await party.guests("Bob")
    }

    @Test func `Removing a guest removes all names of the device`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        _ = try await house.register("Grace", as: ada.secret)
        let grace = TestPlayer(name: "Grace", secret: ada.secret)
        #expect(try await party.join(grace).status == 201)
        _ = try await party.leave(grace, as: party.screen)
        #expect(try await party.state().json["guests"] == .list([]))
        expect(try await party.ask(ada), refuses: "barred", 403)
    }

    @Test func `A reopened house keeps removed guests out`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        _ = try await party.leave(ada, as: party.screen)
        _ = try await house.register("Grace", as: ada.secret)
        let again = TestParty(
            party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        let grace = TestPlayer(name: "Grace", secret: ada.secret)
        expect(try await again.join(grace), refuses: "barred", 403)
    }

    @Test func `A guest's number stays the same when others are removed`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let number = try await party.lane(players[1])["guest"]?.integer
        _ = try await house.ask(.delete, "/api/device", HTTPFields().by(players[0].secret))
        #expect(try await party.lane(players[1])["guest"]?.integer == number)
        #expect(try await party.ask(players[1]).json["you"]?["guest"]?.integer == number)
        let again = TestParty(
            party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        #expect(try await again.lane(players[1])["guest"]?.integer == number)
    }

    @Test(arguments: ["..", "%2E%2E", ".", "Ada", "-1", "99999999999999999999"])
    func `A guest can be removed only by number`(part: String) async throws {
        let party = try await TestParty(house)
        _ = try await party.guests("Ada")
        let answer = try await house.ask(
            .delete, "\(party.path)/guests/\(part)", HTTPFields().by(party.screen))
        #expect(answer.status == 403 || answer.status == 404)
        #expect(try await party.state().json["phase"]?.text == "gathering")
        #expect(try await party.state().json["guests"]?.list?.count == 1)
    }

    @Test func `A device can neither join with another device's name nor query that guest`()
        async throws
    {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        let eve = try await house.player("Eve")
        let wrong = TestPlayer(name: ada.name, secret: eve.secret)
        expect(try await party.join(wrong), refuses: "not-your-name", 403)
        expect(try await party.ask(wrong), refuses: "not-your-name", 403)
        expect(try await party.send([], wrong), refuses: "not-your-name", 403)
        expect(try await party.leave(wrong), refuses: "not-your-name", 403)
        expect(try await party.ask(eve), refuses: "not-a-guest", 403)
        let unknown = TestPlayer(name: "Zoe", secret: stranger())
        expect(try await party.join(unknown), refuses: "unknown-device", 403)
    }

    @Test func `A party that has ended is found only by its identifier, and no guest can join`()
        async throws
    {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        #expect(try await party.end().json["phase"]?.text == "over")
        #expect(try await party.end().status == 200)
        expect(try await house.get("/api/parties/\(party.code)"), refuses: "unknown-party", 404)
        #expect(try await party.state().json["code"]?.text == "")
        expect(try await party.join(ada, by: party.id), refuses: "unknown-party", 404)
        expect(try await party.start(), refuses: "unknown-party", 404)
        expect(try await party.choose("roulette"), refuses: "unknown-party", 404)
        expect(
            try await house.get("/api/parties/\(RunID().text)"), refuses: "unknown-party", 404)
    }

    @Test func `A round can start only with a guest and after the previous round`() async throws {
        let party = try await TestParty(house)
        expect(try await party.start(), refuses: "nobody-here", 409)
        _ = try await party.guests("Ada")
        let answer = try await party.start()
        #expect(answer.status == 201)
        #expect(answer.json["phase"]?.text == "countIn")
        #expect(answer.json["round"]?["number"]?.integer == 1)
        expect(try await party.start(), refuses: "round-under-way", 409)
        try await party.pass(afterStart: 0)
        #expect(try await party.state().json["phase"]?.text == "playing")
        try await party.pass(afterStart: 60_000)
        #expect(try await party.state().json["phase"]?.text == "judging")
        expect(try await party.start(), refuses: "round-under-way", 409)
        try await party.pass(afterStart: 60_000 + PartyRules.grace + PartyRules.judging)
        #expect(try await party.state().json["phase"]?.text == "podium")
        #expect(try await party.start().status == 201)
    }

    @Test func `The state of a guest's run appears only on that guest's lane`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        _ = try await party.begin(players)
        try await party.pass(afterStart: 1000)
        let answer = try await party.say(120, chain: 5, players[0])
        #expect(answer.json["you"]?["score"]?.integer == 120)
        #expect(answer.bytes.count < WireLimits.guestWords)
        _ = try await party.say(WireLimits.most, players[1])
        house.clock.pass(milliseconds: 300)
        #expect(try await party.lane(players[0])["score"]?.integer == 120)
        #expect(try await party.lane(players[0])["chain"]?.integer == 5)
        #expect(try await party.lane(players[0])["place"]?.integer == 2)
        #expect(try await party.lane(players[1])["score"]?.integer == WireLimits.most)
        _ = try await party.say(7, round: 2, players[0])
        house.clock.pass(milliseconds: 300)
        #expect(try await party.lane(players[0])["score"]?.integer == 120)
        #expect(try await party.places() == [])
    }

    @Test func `A lane shows whether the guest's phone is silent`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        _ = try await party.begin(players)
        try await party.pass(afterStart: 10_000)
        _ = try await party.say(1, players[0])
        house.clock.pass(milliseconds: 300)
        #expect(try await party.lane(players[0])["isSilent"] == .bool(false))
        #expect(try await party.lane(players[1])["isSilent"] == .bool(true))
        _ = try await party.ask(players[1])
        house.clock.pass(milliseconds: 300)
        #expect(try await party.lane(players[1])["isSilent"] == .bool(false))
    }

    @Test func `A party ends after three hours without activity`() async throws {
        let party = try await TestParty(house)
        _ = try await party.guests("Ada")
        house.clock.pass(milliseconds: PartyRules.quiet)
        try await house.house.parties.turn()
        #expect(try await house.repository.party(.id(party.id))?.code == nil)
        expect(try await house.get("/api/parties/\(party.code)"), refuses: "unknown-party", 404)
    }

    @Test func `A reopened house continues its parties`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let tickets = try await party.begin(players)
        let again = TestParty(
            party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        #expect(try await again.ticket(players[0]).text == tickets[0].text)
        #expect(try await again.state().json["round"]?["number"]?.integer == 1)
        #expect(try await again.say(7, players[0]).status == 200)
        expect(try await again.start(), refuses: "round-under-way", 409)
    }

    @Test func `A removed player disappears from the party`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let answer = try await house.ask(
            .delete, "/api/device", HTTPFields().by(players[0].secret))
        #expect(answer.status == 204)
        let names = try await party.state().json["guests"]?.list?.compactMap { $0["player"]?.text }
        #expect(names == ["Bob"])
        _ = try await house.repository.remove(try HouseName("Bob"))
        try await house.house.parties.turn()
        #expect(try await party.state().json["guests"]?.list?.count == 0)
    }

    @Test func `A party's board is found by the party's identifier`() async throws {
        let party = try await TestParty(house)
        let board = "/api/boards/bubblepop/party"
        let answer = try await house.get("\(board)?party=\(party.id)")
        #expect(answer.status == 200)
        #expect(answer.json["period"]?.text == "party")
        #expect(answer.json["ends"] == .null)
        expect(try await house.get(board), refuses: "unknown-party", 404)
        expect(
            try await house.get("\(board)?party=\(party.code)"), refuses: "unknown-party", 404)
        expect(
            try await house.get("/api/boards/bubblepop/live?period=party"),
            refuses: "unknown-board", 404)
    }
}
