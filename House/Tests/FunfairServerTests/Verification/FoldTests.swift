import Testing

@testable import FunfairServer
@testable import House

/// Folding is the most expensive part of judging a run.
@Suite("Replaying runs once", .withEveryEngine)
struct FoldTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    private func folds() async throws -> Double? {
        try await house.count("funfair_runs_folded_total")
    }

    @Test(arguments: ["open", "challenge"])
    func `A public run is replayed once`(board: String) async throws {
        let ticket = try await house.ticket("bubblepop", board, for: try await house.player("Ada"))
        let run = try TestRun.bubblePop(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
        #expect(try await folds() == 1)
    }

    @Test func `A party run is replayed once`() async throws {
        let party = try await TestParty(house)
        let ticket = try await party.begin(try await party.guests("Ada"))[0]
        let run = try TestRun.party(.bubblePop, ticket)
        try await party.pass(afterStart: run.milliseconds + 500)
        #expect(try await house.send(run, with: ticket).status == 201)
        #expect(try await folds() == 1)
    }

    @Test func `A run that arrives too early isn't replayed`() async throws {
        let ticket = try await house.ticket("bubblepop", for: try await house.player("Ada"))
        let run = try TestRun.bubblePop(ticket)
        house.clock.pass(milliseconds: run.milliseconds - 1000)
        expect(try await house.send(run, with: ticket), refuses: "too-fast", 422)
        #expect(try await folds() == 0)
    }

    @Test func `A run resent after its ticket has expired isn't replayed again`()
        async throws
    {
        let ticket = try await house.ticket("bubblepop", for: try await house.player("Ada"))
        let run = try TestRun.bubblePop(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
        house.clock.pass(milliseconds: 2 * Ticket.allowedPauses)
        expect(try await house.send(run, with: ticket), refuses: "ticket-used", 409)
        #expect(try await folds() == 1)
    }
}
