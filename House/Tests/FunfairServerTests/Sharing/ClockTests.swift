import Foundation
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer

@Suite("The time of houses that share a database")
struct ClockTests {
    private let database: TestDatabase
    private let key = TicketKey()
    private let ada = TestPlayer(name: "Ada", secret: DeviceSecret().text)

    init() async throws {
        database = try await Cluster.shared.makeDatabase()
    }

    /// A house whose machine's clock is wrong by so many seconds.
    private func house(wrongBy seconds: Int64) async throws -> House {
        try await House(sharing: try await PostgreSQLRepository(try database.address), key: key) {
            House.wallClock().later(milliseconds: seconds * 1000)
        }
    }

    @Test(arguments: [-60, 0, 60])
    func `Whatever a machine's clock says, its house has the database's time`(
        seconds: Int64
    ) async throws {
        let house = try await house(wrongBy: seconds)
        #expect(abs(house.now().milliseconds - House.wallClock().milliseconds) < 700)
    }

    /// Has a ticket of one house, plays for two seconds, and sends the run to another so much later.
    private func play(waiting milliseconds: Int64) async throws {
        let one = try await house(wrongBy: 30)
        let other = try await house(wrongBy: -30)
        let device = try #require(DeviceSecret(text: ada.secret))
        _ = try await one.register("Ada", device: device, address: "")
        let given = try await one.ticket(for: "Ada", of: device, stall: .breakout, entry: .open)
        let ticket = TestTicket(text: given.text, player: ada, seed: given.ticket.seed)
        let run = try TestRun.breakout(ticket, ticks: 240)
        try await Task.sleep(for: .milliseconds(milliseconds))
        _ = try await other.take(
            ticket: ticket.text, of: RunSender(device: device, address: ""), reading: { run.bytes })
    }

    @Test func `An honest run counts, though the clocks are a minute apart`() async throws {
        try await play(waiting: 2300)
    }

    @Test func `A run that is faster than the clock does not`() async throws {
        let refusal = await #expect(throws: Refusal.self) { try await play(waiting: 200) }
        #expect(refusal?.word.text == "too-fast")
    }
}
