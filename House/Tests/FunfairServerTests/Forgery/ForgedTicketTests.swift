import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Forged tickets")
struct ForgedTicketTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let ticket: TestTicket
    private let run: TestRun

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
        ticket = try await house.ticket(for: ada)
        run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
    }

    @Test(arguments: ["", "x", "AAAA", String(repeating: "A", count: WireLimits.ticketLetters)])
    func `A made-up ticket is refused`(text: String) async throws {
        let answer = try await house.send(run.bytes, with: text, as: ada.secret)
        expect(answer, refuses: "bad-ticket", 403)
        #expect(try await house.refusals("bad-ticket") == 1)
    }

    @Test func `A run without a ticket is refused`() async throws {
        let answer = try await house.send(run.bytes, with: nil, as: ada.secret)
        expect(answer, refuses: "bad-ticket", 403)
    }

    @Test func `A ticket with any flipped bit is refused`() async throws {
        let key = house.key
        let seal = TicketSeal(key: key)
        let bytes = try #require(Base64URL.bytes(of: ticket.text))
        #expect(seal.ticket(ticket.text) != nil)
        for bit in 0..<(bytes.count * 8) {
            var forged = bytes
            forged[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(seal.ticket(Base64URL.text(of: forged)) == nil, "bit \(bit)")
        }
    }

    @Test func `A ticket with any changed letter is refused`() async throws {
        let seal = TicketSeal(key: house.key)
        let letters = Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= ")
        let text = Array(ticket.text)
        for place in text.indices {
            for letter in letters where letter != text[place] {
                var forged = text
                forged[place] = letter
                #expect(seal.ticket(String(forged)) == nil, "\(letter) at \(place)")
            }
        }
    }

    @Test func `A ticket from a different house is refused`() async throws {
        let other = try await TestHouse()
        let there = try await other.ticket(for: try await other.player("Ada"))
        let answer = try await house.send(run.bytes, with: there.text, as: ada.secret)
        expect(answer, refuses: "bad-ticket", 403)
    }

    @Test func `A ticket issued to a different device is refused`() async throws {
        let bob = try await house.player("Bob")
        let answer = try await house.send(run.bytes, with: ticket.text, as: bob.secret)
        expect(answer, refuses: "not-your-ticket", 403)
        #expect(try await house.refusals("not-your-ticket") == 1)
    }

    @Test func `A removed player's ticket is refused`() async throws {
        _ = try await house.player("Bob")
        #expect(try await house.ask(.delete, "/api/device", .init().by(ada.secret)).status == 204)
        expect(try await house.send(run, with: ticket), refuses: "unknown-device", 403)
        #expect(try await house.get("/api/boards/breakout/all").rows() == [])
    }

    @Test func `A ticket for a name that now belongs to a different device is refused`()
        async throws
    {
        _ = try await house.register("Grace", as: ada.secret)
        _ = try await house.repository.remove(try HouseName("Ada"))
        _ = try await house.player("Ada")
        expect(try await house.send(run, with: ticket), refuses: "unknown-device", 403)
        #expect(try await house.get("/api/boards/breakout/all").rows() == [])
    }

    @Test func `A ticket sent without a device's secret, or with an unknown one, is refused`()
        async throws
    {
        for device in [nil, DeviceSecret().text] {
            let answer = try await house.send(run.bytes, with: ticket.text, as: device)
            expect(answer, refuses: "unknown-device", 403)
        }
        #expect(try await house.refusals("unknown-device") == 2)
    }

    @Test func `A ticket already used for a different run is refused`() async throws {
        #expect(try await house.send(run, with: ticket).status == 201)
        let better = try TestRun.breakout(ticket, ticks: 601)
        house.clock.pass(seconds: 1)
        let answer = try await house.send(better, with: ticket)
        expect(answer, refuses: "ticket-used", 409)
        #expect(answer.json["run"] == nil)
        #expect(try await house.refusals("ticket-used") == 1)
        #expect(
            try await house.get("/api/boards/breakout/all").rows() == ["1 Ada \(run.score)"])
    }

    @Test func `A ticket for another version of the rules is refused`() async throws {
        let seal = TicketSeal(key: house.key)
        let old = try #require(seal.ticket(ticket.text))
        let text = seal.text(
            of: Ticket(
                id: old.id, contest: old.contest, rulesVersion: old.rulesVersion + 1,
                entry: old.entry, holder: old.holder, seed: old.seed, issued: old.issued))
        let answer = try await house.send(run.bytes, with: text, as: ada.secret)
        expect(answer, refuses: "does-not-fit", 422)
        #expect(answer.detail.contains("rules"))
    }

    @Test func `An expired ticket is refused`() async throws {
        let expiry = try #require(
            TicketSeal(key: house.key).ticket(ticket.text)?.expiry)
        house.clock.now = expiry.later(milliseconds: 1)
        let answer = try await house.send(run, with: ticket)
        expect(answer, refuses: "ticket-expired", 410)
        #expect(try await house.refusals("ticket-expired") == 1)
    }

    @Test func `A sealed ticket is read back unchanged`() async throws {
        let seal = TicketSeal(key: house.key)
        let ticket = Ticket(
            id: House.random(Ticket.idSize), contest: .bubblePop, rulesVersion: 7,
            entry: .challenge, holder: .ada, seed: 0xFEDC_BA98_7654_3210,
            issued: Timestamp(milliseconds: 1_795_262_400_123))
        #expect(seal.ticket(seal.text(of: ticket)) == ticket)
        #expect(seal.text(of: ticket).utf8.count == WireLimits.ticketLetters)
    }
}
