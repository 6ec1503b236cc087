import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Request limits", .withEveryEngine)
struct LimitTests {
    private func house(
        isBehindProxy: Bool = false, _ change: (inout HouseLimits) -> Void
    ) async throws -> TestHouse {
        var limits = HouseLimits.none
        change(&limits)
        return try await TestHouse(limits: limits, isBehindProxy: isBehindProxy)
    }

    /// A burst of two requests, then one every ten seconds.
    private let two = Rate.burst(2, perMinute: 6)

    @Test func `A client over its limit is told when to retry, and a retry at that time succeeds`()
        async throws
    {
        let house = try await house { $0.requests = two }
        for _ in 0..<2 { #expect(try await house.get("/api/challenge").status == 200) }
        let answer = try await house.get("/api/challenge")
        expect(answer, refuses: "too-often", 429)
        #expect(answer.headers[.retryAfter] == "10")
        #expect(answer.json["retryAfter"]?.integer == 10)
        house.clock.pass(milliseconds: 9999)
        #expect(try await house.get("/api/challenge").headers[.retryAfter] == "1")
        house.clock.pass(milliseconds: 1)
        #expect(try await house.get("/api/challenge").status == 200)
        #expect(try await house.get("/api/challenge").status == 429)
    }

    @Test func `Unused allowance doesn't accumulate beyond the limit`() async throws {
        let house = try await house { $0.requests = two }
        house.clock.pass(seconds: 100_000)
        var statuses: [Int] = []
        for _ in 0..<3 { statuses.append(try await house.get("/api/challenge").status) }
        #expect(statuses == [200, 200, 429])
    }

    @Test func `Setting the clock back neither resets a limit nor locks clients out forever`()
        async throws
    {
        let house = try await house { $0.requests = two }
        for _ in 0..<2 { _ = try await house.get("/api/challenge") }
        house.clock.pass(seconds: -3600)
        #expect(try await house.get("/api/challenge").headers[.retryAfter] == "10")
        house.clock.pass(seconds: 10)
        #expect(try await house.get("/api/challenge").status == 200)
    }

    @Test(arguments: ["/", "/healthz", "/livez"])
    func `Pages outside the API have no limit`(path: String) async throws {
        let house = try await house { $0.requests = two }
        for _ in 0..<5 { #expect(try await house.get(path).status == 200) }
    }

    @Test func `An address can register a limited number of names`() async throws {
        let house = try await house { $0.names = two }
        for name in ["Ada", "Bob"] { #expect(try await house.register(name).status == 201) }
        expect(try await house.register("Cem"), refuses: "too-often", 429)
        house.clock.pass(seconds: 10)
        #expect(try await house.register("Cem").status == 201)
    }

    @Test func `An address can ask about a limited number of names`() async throws {
        let house = try await house { $0.nameQuestions = two }
        let path = "/api/names?player=Ada"
        for _ in 0..<2 { #expect(try await house.get(path).status == 200) }
        expect(try await house.get(path), refuses: "too-often", 429)
        house.clock.pass(seconds: 10)
        #expect(try await house.get(path).status == 200)
    }

    @Test func `Each device gets a limited number of tickets`() async throws {
        let house = try await house { $0.tickets = two }
        let (ada, bob) = (try await house.player("Ada"), try await house.player("Bob"))
        for _ in 0..<2 { _ = try await house.ticket(for: ada) }
        expect(
            try await house.askTicket(for: "Ada", as: ada.secret), refuses: "too-often", 429)
        _ = try await house.ticket(for: bob)
    }

    @Test func `A device can send a limited number of runs`() async throws {
        let house = try await house { $0.runs = two }
        let ada = try await house.player("Ada")
        for _ in 0..<2 { #expect(try await house.play(ada, ticks: 1).status == 201) }
        expect(try await house.play(ada, ticks: 1), refuses: "too-often", 429)
    }

    @Test func `A device can open a limited number of tables`() async throws {
        let house = try await house { $0.tables = two }
        let ada = try await house.player("Ada")
        for _ in 0..<2 { _ = try await house.openTable(for: ada) }
        expect(
            try await house.post("/api/tables", #"{"player": "Ada"}"#, as: ada.secret),
            refuses: "too-often", 429)
    }

    @Test func `A device can make a limited number of spins`() async throws {
        let house = try await house { $0.spins = two }
        let ada = try await house.player("Ada")
        let table = try await house.openTable(for: ada)
        for key in ["a", "b"] { _ = try await house.spin(table, key: key, as: ada.secret) }
        let answer = try await house.spin(table, key: "c", as: ada.secret)
        expect(answer, refuses: "too-often", 429)
        #expect(try await house.repository.table(id: table)?.spins.count == 2)
    }

    @Test func `An address can share a limited number of walls, however many devices it has`()
        async throws
    {
        let house = try await house { $0.wallsOfAddress = two }
        var statuses: [Int] = []
        for name in ["Ada", "Bob", "Cem"] {
            let player = try await house.player(name)
            statuses.append(
                try await house.post("/api/walls?name=x", "no wall", as: player.secret).status)
        }
        #expect(statuses == [400, 400, 429])
    }

    @Test func `An address can give a limited number of hearts, however many devices it has`()
        async throws
    {
        let house = try await house { $0.heartsOfAddress = two }
        var statuses: [Int] = []
        for _ in 0..<3 {
            let path = "/api/walls/AAAAAAAAAAA/heart"
            statuses.append(
                try await house.post(path, "{}", as: DeviceSecret().text).status)
        }
        #expect(statuses.suffix(1) == [429])
        #expect(!statuses.dropLast().contains(429))
    }

    @Test func `An address can report a limited number of walls, however many devices it has`()
        async throws
    {
        let house = try await house { $0.reportsOfAddress = two }
        var statuses: [Int] = []
        for _ in 0..<3 {
            statuses.append(
                try await house.report("AAAAAAAAAAA", as: DeviceSecret().text).status)
        }
        #expect(statuses == [404, 404, 429])
    }

    @Test func `The body of a run with a forged ticket isn't read`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let device = Device(try #require(DeviceSecret(text: ada.secret)))
        await #expect(throws: Refusal.badTicket) {
            try await house.house.receive(
                ticket: "forged", of: RunSender(device: device, address: "192.0.2.7")
            ) {
                Issue.record("The body was read.")
                return []
            }
        }
    }

    @Test func `The rate limiter remembers a limited number of clients`() throws {
        let limiter = RateLimiter(two)
        let now = Timestamp.saturdayNoon
        for stranger in 0..<(RateLimiter.mostKeys + 10) {
            try limiter.take("stranger \(stranger)", at: now)
        }
        // The limiter ran out of space and reset all counters, so this client can send again.
        for _ in 0..<2 { try limiter.take("stranger 0", at: now) }
        #expect(throws: Refusal.tooOften(seconds: 10)) { try limiter.take("stranger 0", at: now) }
    }

    // MARK: Senders

    private let forwarded = HTTPFields([HTTPField(name: .xForwardedFor, value: "1.2.3.4")])

    @Test func `Without a proxy, a forwarded address is ignored`() async throws {
        let house = try await house { $0.requests = two }
        for number in 0..<2 {
            let fields: HTTPFields = [.xForwardedFor: "1.2.3.\(number)"]
            #expect(try await house.get("/api/challenge", fields).status == 200)
        }
        #expect(try await house.get("/api/challenge", forwarded).status == 429)
    }

    @Test func `Behind a proxy, limits apply to the forwarded address`() async throws {
        let house = try await house(isBehindProxy: true) { $0.requests = two }
        for number in 0..<5 {
            let fields: HTTPFields = [.xForwardedFor: "1.2.3.\(number)"]
            #expect(try await house.get("/api/challenge", fields).status == 200)
        }
        for _ in 0..<2 { _ = try await house.get("/api/challenge", forwarded) }
        #expect(try await house.get("/api/challenge", forwarded).status == 429)
    }

    @Test func `Limits apply to the last address in a forwarding header`() async throws {
        let house = try await house(isBehindProxy: true) { $0.requests = two }
        var statuses: [Int] = []
        for number in 0..<3 {
            let fields: HTTPFields = [.xForwardedFor: "9.9.9.\(number), 1.2.3.4"]
            statuses.append(try await house.get("/api/challenge", fields).status)
        }
        #expect(statuses == [200, 200, 429])
    }

    @Test func `Limits apply to the last of several forwarding headers`() async throws {
        let house = try await house(isBehindProxy: true) { $0.requests = two }
        var statuses: [Int] = []
        for number in 0..<3 {
            var fields = HTTPFields()
            fields.append(HTTPField(name: .xForwardedFor, value: "9.9.9.\(number)"))
            fields.append(HTTPField(name: .xForwardedFor, value: "1.2.3.4"))
            statuses.append(try await house.get("/api/challenge", fields).status)
        }
        #expect(statuses == [200, 200, 429])
    }
}
