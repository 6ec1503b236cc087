import Foundation
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Clocks of houses that share a database")
struct ClockTests {
    private let database: TestDatabase
    private let key = TicketKey()
    private let ada = TestPlayer(name: "Ada", secret: DeviceSecret().text)

    init() async throws {
        database = try await Cluster.shared.makeDatabase()
    }

    /// Returns a house on a machine whose clock is wrong by the given number of seconds.
    private func house(wrongBy seconds: Int64) async throws -> House {
        try await House(sharing: try await PostgreSQLRepository(try database.address), key: key) {
            House.wallClock().later(milliseconds: seconds * 1000)
        }
    }

    @Test(arguments: [-60, 0, 60])
    func `A house uses its database's time, regardless of its machine's clock`(
        seconds: Int64
    ) async throws {
        let house = try await house(wrongBy: seconds)
        #expect(abs(house.now().milliseconds - House.wallClock().milliseconds) < 700)
    }

    /// Gets a ticket from one house, waits the given time, and sends a two-second run to another.
    ///
    /// - Parameter seconds: The error of the first house's clock. The other house's clock has the
    /// opposite error.
    private func play(forMilliseconds elapsed: Int64, clock seconds: Int64) async throws {
        let one = try await house(wrongBy: seconds)
        let other = try await house(wrongBy: -seconds)
        let device = Device(try #require(DeviceSecret(text: ada.secret)))
        _ = try await one.names.register("Ada", device: device)
        let given = try await one.runs.ticket(
            for: "Ada", of: device, contest: .breakout, entry: .open)
        let earlier = Ticket(
            id: given.ticket.id, contest: .breakout, rulesVersion: given.ticket.rulesVersion,
            entry: .open, holder: given.ticket.holder, seed: given.ticket.seed,
            issued: given.ticket.issued.later(milliseconds: -elapsed))
        let ticket = TestTicket(
            text: TicketSeal(key: key).text(of: earlier), player: ada, seed: earlier.seed)
        let run = try TestRun.breakout(ticket, ticks: 240)
        _ = try await other.receive(
            ticket: ticket.text, of: RunSender(device: device, address: ""), reading: { run.bytes })
    }

    /// Clock errors, in seconds, that put the two houses' clocks a minute apart.
    private static let clocks: [Int64] = [30, -30]

    // The run gets an extra second because the database's clock isn't read to the millisecond.
    @Test(arguments: clocks, [3000, 50_000])
    func `A run is accepted even if two houses' clocks differ by a minute`(
        clock: Int64, elapsed: Int64
    ) async throws {
        try await play(forMilliseconds: elapsed, clock: clock)
    }

    @Test(arguments: clocks)
    func `A run faster than the clock is refused`(clock: Int64) async throws {
        let refusal = await #expect(throws: Refusal.self) {
            try await play(forMilliseconds: 200, clock: clock)
        }
        #expect(refusal?.row.word.text == "too-fast")
    }

    @Test(arguments: clocks)
    func `A run in slow motion is refused`(clock: Int64) async throws {
        let refusal = await #expect(throws: Refusal.self) {
            try await play(forMilliseconds: 64_000, clock: clock)
        }
        #expect(refusal?.row.word.text == "ticket-expired")
    }
}
