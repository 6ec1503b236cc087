import HTTPTypes
import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The cost of refused runs")
struct RefusedRunTests {
    /// A burst of two refusals, then one every ten seconds.
    private static let two = Rate.burst(2, perMinute: 6)
    /// A burst of four refusals, then one every ten seconds.
    private static let four = Rate.burst(4, perMinute: 6)

    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        var limits = HouseLimits.none
        limits.refusedRuns = Self.two
        limits.refusedRunsOfAddress = Self.four
        house = try await TestHouse(limits: limits, isBehindProxy: true)
        ada = try await house.player("Ada")
    }

    /// Sends an invalid recording, which the house refuses if it reads the body.
    private func send(_ player: TestPlayer, from address: String = "1.2.3.4") async throws -> Answer
    {
        let ticket = try await house.ticket(for: player)
        var headers: HTTPFields = [.xForwardedFor: address]
        headers[.funfairTicket] = ticket.text
        return try await house.ask(.post, "/api/runs", headers.by(player.secret), body: [1, 2, 3])
    }

    private func expectTooOften(_ answer: Answer, at location: SourceLocation = #_sourceLocation) {
        expect(answer, refuses: "too-often", 429, at: location)
        #expect(answer.headers[.retryAfter] == "10", sourceLocation: location)
    }

    @Test func `A device with refused runs has to wait`() async throws {
        for _ in 0..<2 { expect(try await send(ada), refuses: "not-a-recording", 400) }
        expectTooOften(try await send(ada))
        house.clock.pass(seconds: 10)
        expect(try await send(ada), refuses: "not-a-recording", 400)
        expectTooOften(try await send(ada))
    }

    @Test func `While a device has to wait, its request bodies aren't read`() async throws {
        for _ in 0..<2 { _ = try await send(ada) }
        let device = Device(try #require(DeviceSecret(text: ada.secret)))
        let isRead = Mutex(false)
        await #expect(throws: Refusal.tooOften(seconds: 10)) {
            try await house.house.receive(
                ticket: "", of: RunSender(device: device, address: "1.2.3.4")
            ) {
                isRead.withLock { $0 = true }
                return []
            }
        }
        #expect(!isRead.withLock { $0 })
    }

    @Test func `After the wait, an honest run from the device is accepted`() async throws {
        for _ in 0..<2 { _ = try await send(ada) }
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        expect(try await house.send(run, with: ticket), refuses: "too-often", 429)
        house.clock.pass(seconds: 10)
        #expect(try await house.send(run, with: ticket).status == 201)
    }

    @Test func `One bad device doesn't block others at the same address`() async throws {
        let (bob, cem) = (try await house.player("Bob"), try await house.player("Cem"))
        for player in [ada, ada, bob, bob] {
            expect(try await send(player), refuses: "not-a-recording", 400)
        }
        // The address has reached its limit, but Cem's device has had no refusals yet.
        expect(try await send(cem), refuses: "not-a-recording", 400)
        expectTooOften(try await send(cem))
        // At another address, the device has its full limit.
        expect(try await send(cem, from: "5.6.7.8"), refuses: "not-a-recording", 400)
    }

    @Test func `Made-up devices share the limit of their address`() async throws {
        let fields: HTTPFields = [.xForwardedFor: "1.2.3.4", .funfairTicket: "x"]
        func send() async throws -> Answer {
            try await house.ask(.post, "/api/runs", fields.by(DeviceSecret().text), body: [1])
        }
        for _ in 0..<4 { expect(try await send(), refuses: "bad-ticket", 403) }
        expectTooOften(try await send())
    }

    @Test func `Resending a run after a lost response doesn't count as a refused run`() async throws
    {
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
        for _ in 0..<10 {
            expect(try await house.send(run, with: ticket), refuses: "ticket-used", 409)
        }
    }

    @Test func `A second run with a used ticket counts as a refused run`() async throws {
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        let other = try TestRun.breakout(ticket, ticks: 500)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
        for _ in 0..<2 {
            expect(try await house.send(other, with: ticket), refuses: "ticket-used", 409)
        }
        expect(try await house.send(other, with: ticket), refuses: "too-often", 429)
    }
}
