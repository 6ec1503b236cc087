import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Access to recordings", .withEveryEngine)
struct RunIDTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    private func id(_ answer: Answer) throws -> String {
        try #require(answer.json["run"]?.text)
    }

    private func row(_ period: String) async throws -> JSON? {
        try await house.get("/api/boards/breakout/\(period)").json["rows"]?.list?.first
    }

    @Test func `Run IDs can't be enumerated`() async throws {
        var ids: Set<String> = []
        for ticks in 1...20 {
            let id = try id(try await house.play(ada, ticks: ticks))
            #expect(id.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil)
            ids.insert(id)
        }
        #expect(ids.count == 20)
        // An ID is 22 uniformly drawn letters, so two IDs hardly ever begin with the same six.
        #expect(Set(ids.map { $0.prefix(6) }).count == 20)
        for number in 1...20 {
            expect(try await house.get("/api/runs/\(number)"), refuses: "unknown-run", 404)
        }
    }

    @Test func `A recording isn't available if its run isn't on a board`() async throws {
        let first = try id(try await house.play(ada, ticks: 300))
        #expect(try await house.get("/api/runs/\(first)").status == 200)
        _ = try await house.play(ada, ticks: 1500)
        expect(try await house.get("/api/runs/\(first)"), refuses: "unknown-run", 404)
    }

    @Test func `The recordings on a board from two weeks ago aren't available`() async throws {
        let first = try id(try await house.play(ada, ticks: 300))
        // A better run replaces the first one, except on the boards of that week.
        house.clock.pass(milliseconds: 15 * 86_400_000)
        _ = try await house.play(ada, ticks: 1500)
        expect(try await house.get("/api/runs/\(first)"), refuses: "unknown-run", 404)
    }

    // MARK: The day's challenge

    @Test(arguments: ["challenge", "today", "week", "all"])
    func `No board shows a challenge run's ID before the day has ended`(period: String) async throws
    {
        let answer = try await house.play(ada, "challenge")
        let row = try #require(try await row(period))
        #expect(row["run"] == .null)
        #expect(row["player"] == .text("Ada"))
        expect(
            try await house.get("/api/runs/\(try id(answer))"), refuses: "not-open-yet", 403)
    }

    @Test func `Boards show a challenge run's ID after the day has ended`() async throws {
        let id = try id(try await house.play(ada, "challenge"))
        house.clock.now = house.clock.now.day.later(days: 1).start
        let longest = Ticket.milliseconds(ofTicks: Contest.breakout.mostTicks)
        house.clock.pass(milliseconds: longest + Ticket.allowedPauses)
        #expect(try await row("all")?["run"] == .text(id))
    }

    @Test func `A run with the inputs of someone else's run is refused`() async throws {
        #expect(try await house.play(ada, "challenge").status == 201)
        let grace = try await house.player("Grace")
        expect(try await house.play(grace, "challenge"), refuses: "borrowed", 409)
        #expect(try await house.get("/api/boards/breakout/challenge").rows().count == 1)
        #expect(try await house.get("/api/boards/breakout/all").rows().count == 1)
    }

    @Test func `Two equal runs with very few inputs don't count as copies`() async throws {
        let grace = try await house.player("Grace")
        for player in [ada, grace] {
            #expect(try await house.play(player, ticks: 3, "challenge").status == 201)
        }
    }

    @Test func `A player who resends a run receives the ID of the first attempt`() async throws {
        let ticket = try await house.ticket("breakout", "challenge", for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let first = try await house.send(run, with: ticket)
        let second = try await house.send(run, with: ticket)
        expect(second, refuses: "ticket-used", 409)
        #expect(second.json["run"] == first.json["run"])
    }

    @Test func `A challenge keeps its seed when the house's key is renewed`() async throws {
        let seed = try await house.ticket("breakout", "challenge", for: ada).seed
        try KeyFile.beside(data: house.folder.path + "/scores.sqlite").renew()
        let again = try await TestHouse(in: house.folder)
        let grace = try await again.player("Grace")
        #expect(try await again.ticket("breakout", "challenge", for: grace).seed == seed)
    }
}
