import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Request identifiers", .withEveryEngine)
struct RequestIDTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    private func breakIt() async throws {
        try await house.change("ALTER TABLE house RENAME TO gone")
    }

    @Test func `The log has the identifier that the response to a failed request has`()
        async throws
    {
        try await breakIt()
        let answer = try await house.get("/healthz")
        #expect(answer.status == 503)
        let id = try #require(answer.headers[.requestID])
        let errors = house.log.lines.filter { $0.hasPrefix("error: ") }
        #expect(errors.count == 1)
        #expect(errors.allSatisfy { $0.contains("\"hb.request.id\": \(id)") }, "\(errors)")
    }

    @Test func `Each request has an identifier of its own`() async throws {
        var ids: Set<String> = []
        for _ in 0..<3 {
            let answer = try await house.get("/api/nowhere")
            ids.insert(try #require(answer.headers[.requestID]))
        }
        #expect(ids.count == 3)
    }

    @Test func `A request's own identifier is neither logged nor sent back`() async throws {
        try await breakIt()
        let forged = HTTPFields(
            ["Request-ID", "X-Request-ID", "hb.request.id"].compactMap {
                HTTPField.Name($0).map { HTTPField(name: $0, value: "forged") }
            })
        let answer = try await house.get("/healthz", forged)
        #expect(answer.headers[.requestID] != "forged")
        #expect(house.log.lines.allSatisfy { !$0.contains("forged") })
    }

    @Test func `A response without a problem has no identifier`() async throws {
        #expect(try await house.get("/healthz").headers[.requestID] == nil)
        #expect(try await house.get("/").headers[.requestID] == nil)
    }

    @Test func `A file that doesn't exist has an identifier, too`() async throws {
        #expect(try await house.get("/nowhere.html").headers[.requestID] != nil)
    }

    @Test func `At the level debug, the log has every failed request`() async throws {
        try await breakIt()
        let ada = DeviceSecret().text
        for _ in 0..<3 { _ = try await house.askTicket(for: "Ada", as: ada) }
        try await house.change("ALTER TABLE player RENAME TO no_player")
        var ids: [String] = []
        for _ in 0..<3 {
            let answer = try await house.askTicket(for: "Ada", as: ada)
            #expect(answer.status == 503)
            ids.append(try #require(answer.headers[.requestID]))
        }
        for id in ids { #expect(house.log.lines.contains { $0.contains(id) }) }
    }
}
