import Foundation
import Funfair
import Languages
import Phrases
import Synchronization
import Testing

@testable import FunfairFace

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Requests to the house", .serialized)
struct HouseClientTests {
    private let clock = ManualClock()

    private func client(_ address: String = "http://fair.test/here/") throws -> HouseClient {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Wire.self]
        return HouseClient(
            try #require(URL(string: address)), over: configuration, clock: clock)
    }

    /// Returns the app's automatic requests for the challenge, a name and a ticket.
    @MainActor
    private func questions() async -> [HouseRequest] {
        let house = ScriptedHouse { question in
            if question.path.hasPrefix("api/challenge") {
                let body = """
                    {"day":"2026-11-21","ends":1795305600,"games":[\
                    {"game":"bubblepop","players":0,"played":false},\
                    {"game":"breakout","players":0,"played":false}]}
                    """
                return HouseResponse(status: 200, body: Array(body.utf8))
            }
            guard question.path.hasPrefix("api/players") else { return .noReply }
            let body = #"{"name":"Ada"}"#
            return HouseResponse(status: 201, body: Array(body.utf8))
        }
        let fair = Fair(house: house, seed: nil)
        fair.face.press(.open(.bubblePop))
        await settle()
        fair.enter()
        await settle()
        return house.questions
    }

    @Test func `A request's path is appended to the house's address`() async throws {
        let asked = await questions()
        let client = try client("http://fair.test:8080/here")
        #expect(asked.count >= 3)
        for question in asked {
            let request = try #require(client.request(for: question))
            #expect(request.url?.absoluteString == "http://fair.test:8080/here/\(question.path)")
            #expect(request.httpMethod == (question.method == .post ? "POST" : "GET"))
            let isJSON = request.value(forHTTPHeaderField: "Content-Type") == "application/json"
            #expect(isJSON == (question.method == .post))
            #expect(
                request.value(forHTTPHeaderField: "Funfair-Device")
                    == question.secret.map { String(decoding: $0, as: UTF8.self) })
            #expect(request.value(forHTTPHeaderField: "Funfair-Ticket") == nil)
            #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
        }
        #expect(asked.contains { $0.secret != nil })
    }

    @Test func `An answer from the house is returned unchanged, even a refusal`() async throws {
        let question = try #require(await questions().first)
        for status in [200, 409, 503] {
            Wire.answer(.init(status: status, body: [[1, 2], [3]]))
            #expect(
                try await client().ask(question) == HouseResponse(status: status, body: [1, 2, 3]))
        }
    }

    @Test func `An unanswered request returns no reply`() async throws {
        Wire.answer(.init(status: 0, body: []))
        let question = try #require(await questions().first)
        #expect(try await client().ask(question) == .noReply)
    }

    @Test func `The app doesn't follow redirects`() async throws {
        Wire.answer(.init(status: 302, body: [[1]]))
        let question = try #require(await questions().first)
        #expect(try await client().ask(question) == .noReply)
        let elsewhere = try #require(URL(string: "http://elsewhere.test/"))
        let response = try #require(
            HTTPURLResponse(url: elsewhere, statusCode: 302, httpVersion: nil, headerFields: nil))
        try client().exchanges.urlSession(
            .shared, task: URLSession.shared.dataTask(with: elsewhere),
            willPerformHTTPRedirection: response, newRequest: URLRequest(url: elsewhere)
        ) { #expect($0 == nil) }
    }

    @Test func `An answer over the size limit is discarded`() async throws {
        let piece = [UInt8](repeating: 7, count: Exchanges.most / 4)
        let question = try #require(await questions().first)
        Wire.answer(.init(status: 200, body: [piece, piece, piece, piece]))
        #expect(try await client().ask(question).body.count == Exchanges.most)
        Wire.answer(.init(status: 200, body: [piece, piece, piece, piece, [1]]))
        #expect(try await client().ask(question) == .noReply)
    }

    /// Returns the request to download all data, or to have it deleted.
    @MainActor
    private func question(_ move: HouseMove) async throws -> HouseRequest {
        let house = ScriptedHouse { question in
            let isName = question.path == "api/players"
            return isName
                ? HouseResponse(status: 201, body: Array(#"{"name":"Ada"}"#.utf8)) : .noReply
        }
        let fair = Fair(house: house, seed: nil)
        fair.face.press(.open(.bubblePop))
        fair.enter()
        await settle()
        fair.face.press(.home)
        fair.face.press(.visit(.device))
        fair.face.press(.house(move))
        await settle()
        return try #require(house.questions.last { $0.path == "api/device" })
    }

    @Test func `A request to delete data uses the DELETE method`() async throws {
        let request = try #require(try client().request(for: try await question(.leaveForGood)))
        #expect(request.httpMethod == "DELETE" && request.httpBody == nil)
        #expect(request.value(forHTTPHeaderField: "Funfair-Device")?.count == 43)
    }

    @Test func `A downloaded file may exceed the size limit for answers`() async throws {
        let piece = [UInt8](repeating: 7, count: Exchanges.most)
        let question = try await question(.takeAll)
        Wire.answer(.init(status: 200, body: [piece, piece]))
        #expect(try await client().ask(question).body.count == 2 * Exchanges.most)
    }

    @Test func `An answer after the timeout is discarded`() async throws {
        Wire.answer(.init(status: 200, body: [], isSilent: true))
        let question = try #require(await questions().first)
        let client = try client()
        let reply = Task { await client.ask(question) }
        await until { clock.waiting == 1 }
        await clock.advance(milliseconds: question.milliseconds)
        #expect(await reply.value == .noReply)
    }

    @Test func `Without a house, every answer is 404`() async throws {
        let question = try #require(await questions().first)
        #expect(await NoHouse().ask(question) == HouseResponse(status: 404, body: []))
    }
}

/// Answers requests instead of the network.
final class Wire: URLProtocol {
    struct Answer {
        var status: Int
        var body: [[UInt8]]
        var isSilent = false
    }

    private static let next = Mutex(Answer(status: 0, body: []))

    static func answer(_ answer: Answer) { next.withLock { $0 = answer } }

    override static func canInit(with request: URLRequest) -> Bool { true }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        let answer = Self.next.withLock { $0 }
        guard !answer.isSilent, let client, let url = request.url else { return }
        guard answer.status > 0,
            let response = HTTPURLResponse(
                url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
                headerFields: nil)
        else { return client.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost)) }
        client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        for part in answer.body { client.urlProtocol(self, didLoad: Data(part)) }
        client.urlProtocolDidFinishLoading(self)
    }
}
