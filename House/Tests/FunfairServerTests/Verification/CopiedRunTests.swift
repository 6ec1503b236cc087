import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Among players with the same seed, a run counts only for the player who played it.
@Suite("Copied runs", .withEveryEngine)
struct CopiedRunTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    private func challenge(_ name: String) async throws -> TestTicket {
        try await house.ticket("bubblepop", "challenge", for: try await house.player(name))
    }

    // MARK: Courses

    @Test func `A copy of a friend's challenge run with one tap moved is refused`() async throws {
        let (ada, eve) = (try await challenge("Ada"), try await challenge("Eve"))
        let run = try TestRun.byThumb(ada)
        let copy = try run.copied(by: eve.player)
        #expect(copy.score > run.score / 2)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ada).status == 201)
        expect(try await house.send(copy, with: eve), refuses: "borrowed", 409)
        // Eve's own run is still accepted.
        #expect(try await house.send(try TestRun.other(eve), with: eve).status == 201)
    }

    @Test func `A copy of another guest's party run with one tap moved is refused`()
        async throws
    {
        let party = try await TestParty(house)
        let tickets = try await party.begin(try await party.guests("Ada", "Eve", "Bob"))
        let run = try TestRun.byThumb(tickets[0], settings: .party)
        try await party.pass(afterStart: run.milliseconds + 500)
        #expect(try await house.send(run, with: tickets[0]).status == 201)
        let copy = try run.copied(by: tickets[1].player)
        expect(try await house.send(copy, with: tickets[1]), refuses: "borrowed", 409)
        #expect(try await house.send(try TestRun.other(tickets[2]), with: tickets[2]).status == 201)
    }

    @Test func `A run resent by its own player isn't a copy`()
        async throws
    {
        let ticket = try await challenge("Ada")
        let run = try TestRun.bubblePop(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let first = try await house.send(run, with: ticket)
        let second = try await house.send(run, with: ticket)
        expect(second, refuses: "ticket-used", 409)
        #expect(second.json["run"] == first.json["run"])
    }

    @Test func `Runs with unique seeds aren't compared`() async throws {
        let ada = try await house.player("Ada")
        let ticket = try await house.ticket("bubblepop", for: ada)
        let run = try TestRun.bubblePop(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
        #expect(try await house.rows(of: "run_mark") == 0)
    }

    // MARK: Deleting marks

    @Test func `A run's marks are deleted with its player, and when its recording becomes public`()
        async throws
    {
        let (ada, bob) = (try await challenge("Ada"), try await challenge("Bob"))
        let runs = [try TestRun.bubblePop(ada), try TestRun.other(bob)]
        house.clock.pass(milliseconds: runs[0].milliseconds)
        #expect(try await house.send(runs[0], with: ada).status == 201)
        let marks = try await house.rows(of: "run_mark")
        #expect(marks > 0)
        #expect(try await house.send(runs[1], with: bob).status == 201)
        #expect(try await house.rows(of: "run_mark") > marks)
        _ = try await house.repository.remove(try HouseName("Bob"))
        #expect(try await house.rows(of: "run_mark") == marks)
        let pruning = Pruning(house: house.house, retention: .forever)
        let end = house.clock.now.day.later(days: 1).start
        house.clock.now = end.later(milliseconds: 119_999)
        try await pruning.prune()
        #expect(try await house.rows(of: "run_mark") == marks)
        house.clock.pass(milliseconds: 1)
        try await pruning.prune()
        #expect(try await house.rows(of: "run_mark") == 0)
    }

    // MARK: Fetching recordings

    private func recording(_ run: String) async throws -> Answer {
        try await house.get("/api/runs/\(run)")
    }

    @Test func `A recording of a party round is available after the round's deadline`() async throws
    {
        let party = try await TestParty(house)
        let ticket = try await party.begin(try await party.guests("Ada", "Eve"))[0]
        let run = try TestRun.party(.bubblePop, ticket)
        try await party.pass(afterStart: run.milliseconds + 500)
        let id = try #require(try await house.send(run, with: ticket).json["run"]?.text)
        let board = "/api/boards/bubblepop/party?party=\(party.id)"
        #expect(try await house.get(board).json["rows"]?.list?.first?["run"] == .null)
        let refusal = try await recording(id)
        expect(refusal, refuses: "not-open-yet", 403)
        #expect(refusal.json["retryAfter"]?.integer == 33)
        try await party.pass(
            afterStart: run.milliseconds + PartyRules.grace + PartyRules.judging - 1)
        expect(try await recording(id), refuses: "not-open-yet", 403)
        house.clock.pass(milliseconds: 1)
        #expect(try await recording(id).bytes == run.bytes)
        #expect(try await house.get(board).json["rows"]?.list?.first?["run"]?.text == id)
    }

    @Test(arguments: ["bubblepop": 2, "breakout": 31])
    func `A recording of the challenge is available once the day's tickets have expired`(
        game: String, minutes: Int64
    ) async throws {
        house.clock.now = house.clock.now.day.later(days: 1).start.later(milliseconds: -90_000)
        let players = [try await house.player("Ada"), try await house.player("Eve")]
        var tickets: [TestTicket] = []
        for player in players {
            tickets.append(try await house.ticket(game, "challenge", for: player))
        }
        let runs =
            game == "breakout"
            ? try tickets.map { try TestRun.breakout($0, ticks: 7200) }
            : [try TestRun.bubblePop(tickets[0]), try TestRun.other(tickets[1])]
        house.clock.pass(milliseconds: runs[0].milliseconds)
        let id = try #require(try await house.send(runs[0], with: tickets[0]).json["run"]?.text)
        // Yesterday's tickets remain valid for a while.
        house.clock.pass(milliseconds: 31_000)
        let refusal = try await recording(id)
        expect(refusal, refuses: "not-open-yet", 403)
        let midnight = house.clock.now.day.start
        #expect(refusal.words.contains("2026-11-22 00:\(minutes < 10 ? "0" : "")\(minutes) UTC"))
        let board = try await house.get("/api/boards/\(game)/challenge?ago=1")
        #expect(board.json["rows"]?.list?.first?["run"] == .null)
        house.clock.now = midnight.later(milliseconds: minutes * 60_000 - 1)
        expect(try await recording(id), refuses: "not-open-yet", 403)
        house.clock.pass(milliseconds: 1)
        #expect(try await recording(id).bytes == runs[0].bytes)
        expect(
            try await house.send(runs[1], with: tickets[1]), refuses: "ticket-expired", 410)
    }
}
