import Breakout
import Foundation
import Funfair
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Party runs", .withEveryEngine)
struct PartyRunTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    @Test func `All guests get the same seed, and the podium shows verified scores`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let tickets = try await party.begin(players)
        #expect(tickets[0].seed == tickets[1].seed)
        #expect(tickets[0].text != tickets[1].text)
        let full = try TestRun.party(.bubblePop, tickets[0])
        let half = try TestRun.party(.bubblePop, tickets[1], ticks: 7200)
        try await party.pass(afterStart: full.milliseconds + 500)
        let receipt = try await house.send(full, with: tickets[0])
        #expect(receipt.status == 201)
        #expect(receipt.json["board"]?.text == "party")
        #expect(receipt.rank("party") == 1)
        #expect(try await party.lane(players[0])["state"]?.text == "counted")
        #expect(try await party.state().json["phase"]?.text == "judging")
        // An identical run from someone else is a copy.
        expect(try await house.send(half, with: tickets[1]), refuses: "borrowed", 409)
        let lane = try await party.lane(players[1])
        #expect(lane["state"]?.text == "refused")
        #expect(lane["because"]?.text == "borrowed")
        #expect(lane["says"]?.text == "problemBorrowed")
        #expect(try await party.state().json["phase"]?.text == "podium")
        #expect(try await party.places() == ["1 Ada \(full.score)"])
        #expect(try await party.table() == ["1 Ada 10"])
        let best = try await party.state().json["best"]?["chain"]
        #expect(best?["player"]?.text == "Ada")
        #expect(try await house.get("/api/boards/bubblepop/all").rows() == [])
        house.clock.pass(milliseconds: PartyRules.grace + PartyRules.judging)
        let board = try await house.get("/api/boards/bubblepop/party?party=\(party.id)")
        #expect(board.rows() == ["1 Ada \(full.score)"])
        let row = board.json["rows"]?.list?.first
        #expect(try await row?["face"] == party.ask(players[0]).json["you"]?["face"])
        let run = try #require(row?["run"]?.text)
        #expect(try await house.get("/api/runs/\(run)").bytes == full.bytes)
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `The first verdict on a run is final, and resending the run returns the same score`()
        async throws
    {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let ticket = try await party.begin(players)[0]
        let run = try TestRun.party(.bubblePop, ticket)
        let other = try TestRun.party(.bubblePop, ticket, ticks: 3000)
        try await party.pass(afterStart: run.milliseconds + 500)
        #expect(try await house.send(run, with: ticket).status == 201)
        let again = try await house.send(run, with: ticket)
        expect(again, refuses: "ticket-used", 409)
        #expect(again.json["score"]?.integer == run.score)
        _ = other
        let late = TestParty(party, at: house)
        try await late.pass(afterStart: run.milliseconds + 2 * PartyRules.grace)
        let afterwards = try await house.send(run, with: ticket)
        expect(afterwards, refuses: "ticket-used", 409)
        #expect(afterwards.json["score"]?.integer == run.score)
        #expect(try await party.places() == ["1 Ada \(run.score)"])
    }

    @Test func `After a refused run, a second run in the round isn't accepted`() async throws {
        let party = try await TestParty(house, "breakout")
        let players = try await party.guests("Ada", "Bob")
        let ticket = try await party.begin(players)[0]
        let standard = try TestRun.party(.breakout, ticket, ticks: 100, settings: .standard)
        let run = try TestRun.party(.breakout, ticket)
        try await party.pass(afterStart: run.milliseconds + 500)
        var bytes = run.bytes
        bytes[bytes.count / 2] ^= 1
        #expect(try await house.send(bytes, with: ticket.text, as: players[0].secret).status >= 400)
        #expect(try await party.lane(players[0])["state"]?.text == "refused")
        #expect(try await house.send(standard, with: ticket).status >= 400)
        expect(try await house.send(run, with: ticket), refuses: "ticket-used", 409)
        #expect(try await party.lane(players[0])["state"]?.text == "refused")
        #expect(try await party.ask(players[0]).json["round"]?["ticket"] == .null)
    }

    @Test func `A run of the standard game doesn't count for a party`() async throws {
        let party = try await TestParty(house, "breakout")
        let ticket = try await party.begin(try await party.guests("Ada"))[0]
        let run = try TestRun.breakout(ticket)
        try await party.pass(afterStart: 90_500)
        expect(try await house.send(run, with: ticket), refuses: "does-not-fit", 422)
        #expect(try await party.lane(ticket.player)["state"]?.text == "refused")
    }

    @Test func `A run of party Breakout counts only at a party`() async throws {
        let party = try await TestParty(house, "breakout")
        let ticket = try await party.begin(try await party.guests("Ada"))[0]
        let run = try TestRun.party(.breakout, ticket)
        #expect(run.ticks == Stall.breakout.partyTicks)
        try await party.pass(afterStart: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
        let open = try await house.ticket("breakout", for: ticket.player)
        let foreign = try TestRun.party(.breakout, open)
        house.clock.pass(milliseconds: foreign.milliseconds)
        expect(try await house.send(foreign, with: open), refuses: "does-not-fit", 422)
    }

    @Test func `A party run too far ahead of the clock is refused`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let tickets = try await party.begin(players)
        let run = try TestRun.party(.bubblePop, tickets[0])
        try await party.pass(afterStart: run.milliseconds - PartyRules.clockSlip - 1)
        expect(try await house.send(run, with: tickets[0]), refuses: "too-fast", 422)
        // The refusal isn't a verdict, so the run is accepted a millisecond later.
        #expect(try await party.lane(players[0])["state"]?.text == "playing")
        house.clock.pass(milliseconds: 1)
        #expect(try await house.send(run, with: tickets[0]).status == 201)
    }

    @Test func `The state of an unfinished run is discarded when the run is judged`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let ticket = try await party.begin(players)[0]
        let run = try TestRun.party(.bubblePop, ticket)
        try await party.pass(afterStart: run.milliseconds + 500)
        _ = try await party.say(run.score + 1000, players[0])
        _ = try await party.say(run.score + 500, players[1])
        #expect(try await party.lane(players[0])["place"]?.integer == 1)
        #expect(try await house.send(run, with: ticket).status == 201)
        _ = try await party.say(run.score + 2000, players[0])
        #expect(try await party.lane(players[0])["score"]?.integer == run.score)
        #expect(try await party.lane(players[0])["place"]?.integer == 2)
    }

    @Test func `A run is accepted until half a minute after its round has ended`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let tickets = try await party.begin(players)
        let run = try TestRun.party(.bubblePop, tickets[0])
        let other = try TestRun.party(.bubblePop, tickets[1])
        try await party.pass(afterStart: run.milliseconds + 30_000)
        #expect(try await house.send(run, with: tickets[0]).status == 201)
        house.clock.pass(milliseconds: 1)
        expect(try await house.send(other, with: tickets[1]), refuses: "ticket-expired", 410)
        house.clock.pass(milliseconds: PartyRules.judging)
        let lane = try await party.lane(players[1])
        #expect(lane["state"]?.text == "refused")
        #expect(lane["because"]?.text == nil)
        #expect(try await party.places() == ["1 Ada \(run.score)"])
    }

    @Test func `A party ticket is valid for one party, round and player`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let tickets = try await party.begin(players)
        let run = try TestRun.party(.bubblePop, tickets[0])
        try await party.pass(afterStart: run.milliseconds + 100)
        expect(
            try await house.send(run.bytes, with: tickets[0].text, as: players[1].secret),
            refuses: "not-your-ticket", 403)
        expect(
            try await house.send(run.bytes, with: tickets[1].text, as: players[1].secret),
            refuses: "does-not-fit", 422)
        #expect(try await house.send(run, with: tickets[0]).status == 201)
        try await party.pass(
            afterStart: run.milliseconds + PartyRules.grace + PartyRules.judging)
        let next = try await party.begin(players)
        #expect(next[0].seed != tickets[0].seed)
        try await party.pass(afterStart: run.milliseconds + 100)
        expect(try await house.send(run, with: next[0]), refuses: "does-not-fit", 422)
        expect(
            try await house.askTicket("bubblepop", "party", for: "Ada", as: players[0].secret),
            refuses: "unknown-board", 404)
    }

    @Test func `A removed guest can't send anything`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let tickets = try await party.begin(players)
        let run = try TestRun.party(.bubblePop, tickets[0])
        _ = try await party.leave(players[0], as: party.screen)
        try await party.pass(afterStart: run.milliseconds + 100)
        expect(try await house.send(run, with: tickets[0]), refuses: "barred", 403)
    }

    @Test func `A house that restarts during a round keeps the runs it has accepted`()
        async throws
    {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        let tickets = try await party.begin(players)
        let runs = try tickets.map { try TestRun.party(.bubblePop, $0, ticks: 7200) }
        try await party.pass(afterStart: runs[0].milliseconds + 100)
        #expect(try await house.send(runs[0], with: tickets[0]).status == 201)
        let again = try await TestHouse(in: house.folder, at: house.clock.now)
        let same = TestParty(party, at: again)
        #expect(try await same.lane(players[0])["state"]?.text == "counted")
        again.clock.pass(milliseconds: 5000)
        // A phone that received no response resends its run.
        expect(try await again.send(runs[0], with: tickets[0]), refuses: "ticket-used", 409)
        again.clock.pass(milliseconds: PartyRules.grace)
        #expect(try await same.places() == ["1 Ada \(runs[0].score)"])
        #expect(try await again.repository.flaws() == [])
    }
}
