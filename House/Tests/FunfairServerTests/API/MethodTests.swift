import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("HTTP methods", .withEveryEngine)
struct MethodTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    @Test(arguments: [
        "/api/challenge", "/api/boards/breakout/all", "/api/openapi.json", "/healthz", "/livez",
        "/api/boards/chess/all", "/api/boards/breakout/live",
    ])
    func `HEAD returns the same status and content type as GET, without a body`(path: String)
        async throws
    {
        let head = try await house.ask(.head, path)
        #expect(head.words == "")
        let isLive = path.hasSuffix("/live")
        let get = isLive ? nil : try await house.get(path)
        #expect(head.status == get?.status ?? 200)
        if let get { #expect(head.headers[.contentType] == get.headers[.contentType]) }
        #expect(house.house.boards.live.viewers == 0)
    }

    @Test(arguments: [
        (HTTPRequest.Method.put, "/api/players", "POST"),
        (.get, "/api/players", "POST"),
        (.delete, "/api/challenge", "GET, HEAD"),
        (.post, "/api/device", "GET, HEAD, DELETE"),
        (.patch, "/api/boards/breakout/all", "GET, HEAD"),
    ])
    func `The refusal of an unsupported method lists the supported ones`(
        method: HTTPRequest.Method, path: String, allowed: String
    ) async throws {
        let answer = try await house.ask(method, path)
        expect(answer, refuses: "bad-request", 405)
        #expect(answer.headers[.allow] == allowed)
    }

    @Test(arguments: [
        "/api/runs/%00", "/api/parties/A%00BC", "/api/walls/%00", "/api/names?player=Ada%00",
        "/api/boards/breakout/party?party=%00",
    ])
    func `A path with a NUL is invalid`(path: String) async throws {
        expect(try await house.get(path), refuses: "bad-request", 400)
    }
}
