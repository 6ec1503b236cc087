import Foundation
import GRDB
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("What the house never reveals")
struct SafetyTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    /// Renames two tables in the house's file so that every query for players fails.
    private func breakIt() async throws {
        try await house.file.pool.write {
            try $0.execute(
                sql: "ALTER TABLE player RENAME TO gone; ALTER TABLE house RENAME TO gone_too;")
        }
    }

    @Test(arguments: [
        ("/api/challenge", 200), ("/api/nowhere", 404), ("/api/boards/chess/all", 404),
        ("/healthz", 200), ("/metrics", 404), ("/api/openapi.json", 200),
    ])
    func `Every response has the security headers`(path: String, status: Int) async throws {
        let answer = try await house.get(path)
        #expect(answer.status == status)
        for field in SecurityHeaders.all { #expect(answer.headers[field.name] == field.value) }
    }

    @Test func `Responses to internal errors have the security headers too`() async throws {
        try await breakIt()
        let answer = try await house.get("/healthz")
        #expect(answer.status == 503)
        for field in SecurityHeaders.all { #expect(answer.headers[field.name] == field.value) }
    }

    @Test func `An internal error's details are in the log but not in the response`() async throws {
        let ada = try await house.player("Ada")
        try await breakIt()
        let answer = try await house.askTicket(for: "Ada", as: ada.secret)
        expect(answer, refuses: "not-storing", 503)
        #expect(
            answer.json
                == .object([
                    "type": .text("/api/problems/not-storing"),
                    "title": .text("Not storing"), "status": .number(503),
                    "detail": .text(
                        "The house cannot store scores right now. Its host can see why in the log. "
                            + "Please try again later."),
                    "retryAfter": .number(10),
                ]))
        let errors = house.log.lines.filter { $0.hasPrefix("error: ") }
        #expect(errors.count == 1)
        #expect(errors[0].contains("no such table: player"))
        #expect(errors[0].contains("/api/tickets"))
    }

    @Test func `An outage is logged once a minute, with the number of failed requests`()
        async throws
    {
        let ada = try await house.player("Ada")
        try await breakIt()
        for _ in 0..<500 { _ = try await house.askTicket(for: "Ada", as: ada.secret) }
        house.clock.pass(milliseconds: RareLog.pause)
        _ = try await house.askTicket(for: "Ada", as: ada.secret)
        // Looking for new bans, which is background work, has failed, too.
        let errors = house.log.lines.filter {
            $0.hasPrefix("error: ") && $0.contains("/api/tickets")
        }
        #expect(errors.count == 2)
        #expect(errors.last?.contains(#""alsoSinceLastLogged": 499"#) == true)
    }

    @Test func `A house that can't read its file reports that it is unhealthy`() async throws {
        #expect(try await house.get("/healthz").json == .object(["status": .text("ok")]))
        try await breakIt()
        let again = try await TestHouse(in: house.folder)
        #expect(try await again.get("/healthz").status == 503)
    }

    @Test func `The log never contains secrets or tickets`() async throws {
        let ada = try await house.player("Ada")
        let bob = try await house.player("Bob")
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        _ = try await house.send(run.bytes, with: ticket.text, as: bob.secret)
        _ = try await house.send(run, with: ticket)
        let table = try await house.openTable(for: ada)
        _ = try await house.spin(table, key: "one", as: ada.secret)
        try await breakIt()
        _ = try await house.register("Grace", as: ada.secret)
        _ = try await house.register("Cem")
        _ = try await house.send(run, with: ticket)
        _ = try await house.spin(table, key: "two", as: ada.secret)
        let log = house.log.lines.joined(separator: "\n")
        #expect(log.contains("error: "))
        for secret in [ada.secret, bob.secret, ticket.text] { #expect(!log.contains(secret)) }
    }

    @Test func `The house's file contains no device secrets`() async throws {
        let ada = try await house.player("Ada")
        _ = try await house.ticket(for: ada)
        try house.repository.close()
        let secret = try #require(Base64URL.bytes(of: ada.secret))
        for name in try FileManager.default.contentsOfDirectory(atPath: house.folder.path)
        where name.hasPrefix("scores.sqlite") {
            let url = URL(fileURLWithPath: house.folder.path).appendingPathComponent(name)
            let bytes = try Data(contentsOf: url)
            #expect(bytes.range(of: Data(secret)) == nil)
            #expect(bytes.range(of: Data(ada.secret.utf8)) == nil)
        }
    }

    @Test(arguments: [
        ("/api/nowhere", HTTPRequest.Method.get), ("/api/nowhere", .delete), ("/api/", .get),
    ])
    func `A request to an unknown API path returns a 404`(path: String, method: HTTPRequest.Method)
        async throws
    {
        let answer = try await house.ask(method, path)
        expect(answer, refuses: "unknown-address", 404)
    }

    @Test(arguments: ["/api/players", "/api/tickets", "/api/tables", "/api/tables/x/spins"])
    func `Endpoints that read JSON refuse a body over 4096 bytes`(path: String) async throws {
        let words = "{\"name\": \"" + String(repeating: "a", count: 4096) + "\"}"
        let answer = try await house.post(path, words, as: DeviceSecret().text)
        expect(answer, refuses: "too-large", 413)
        #expect(answer.detail.contains("4096"))
    }

    @Test func `The body of a recording over the size limit isn't read`() async throws {
        let ada = try await house.player("Ada")
        let bytes = [UInt8](repeating: 0, count: 1_048_577)
        let ticket = try await house.ticket(for: ada)
        expect(
            try await house.send(bytes, with: ticket.text, as: ada.secret), refuses: "too-large",
            413)
    }
}
