import Foundation
import Testing

@testable import FunfairServer
@testable import House

/// How the house responds to HTTP/1.0 and HTTP/1.1 clients over real connections.
@Suite("HTTP versions")
struct VersionTests {
    /// Sends the given text and returns everything that the house sends until it disconnects.
    private func answer(
        to text: String, at house: TestHouse? = nil
    ) async throws -> String {
        let house = if let house { house } else { try await TestHouse() }
        return try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(text)
                return connection.receiveAll().text
            }
        }
    }

    // MARK: Host

    @Test(arguments: ["", "Host: localhost\r\nHost: localhost\r\n", "Host: a\r\nHOST: b\r\n"])
    func `An HTTP/1.1 request with no host, or with two, is refused`(hosts: String) async throws {
        for path in ["/healthz", "/"] {
            let answer = try await answer(
                to: "GET \(path) HTTP/1.1\r\n\(hosts)Connection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(answer.contains("application/problem+json"))
            #expect(answer.contains("A request must have exactly one Host."))
        }
    }

    @Test func `An HTTP/1.0 request doesn't need a host`() async throws {
        let answer = try await answer(to: "GET /healthz HTTP/1.0\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.0 200 OK\r\n"))
        #expect(answer.hasSuffix(#"{"status":"ok"}"#))
    }

    // MARK: The end of a response

    @Test(arguments: ["", "Connection: keep-alive\r\n"])
    func `An HTTP/1.0 response states its length, and the connection closes`(
        connection: String
    ) async throws {
        let answer = try await answer(to: "GET /healthz HTTP/1.0\r\n\(connection)\r\n")
        #expect(answer.contains("\r\nConnection: close\r\n"))
        #expect(answer.lowercased().contains("\r\ncontent-length: 15\r\n"))
    }

    @Test func `A stream over HTTP/1.0 isn't chunked and ends with the connection`() async throws {
        let house = try await TestHouse()
        let answer = try await house.serve { port in
            let connection = try await waiting {
                let connection = try RawConnection(port: port)
                connection.send("GET /api/boards/breakout/live HTTP/1.0\r\n\r\n")
                return connection
            }
            let beginning = try await waiting { connection.receive(until: "}\n\n") }
            house.house.boards.live.close()
            return try await waiting { beginning + connection.receiveAll().text }
        }
        #expect(answer.hasPrefix("HTTP/1.0 200 OK\r\n"))
        #expect(!answer.lowercased().contains("transfer-encoding"))
        let body = try #require(answer.components(separatedBy: "\r\n\r\n").last)
        #expect(body.hasPrefix("retry: 3000\n\nevent: board\ndata: {"))
        #expect(body.hasSuffix("}\n\n"))
    }

    @Test(arguments: ["close", "Close", "TE, close"])
    func `The response confirms a client's request to close the connection`(
        word: String
    ) async throws {
        let answer = try await answer(
            to: "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: \(word)\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("\r\nConnection: close\r\n"))
    }

    // MARK: 100 Continue

    private static let body = #"{"name": "Ada"}"#
    private static func head(
        version: String = "1.1", length: Int = body.utf8.count, device: String = DeviceSecret().text
    ) -> String {
        "POST /api/players HTTP/\(version)\r\nHost: localhost\r\nConnection: close\r\n"
            + "Authorization: Bearer \(device)\r\nExpect: 100-continue\r\n"
            + "Content-Length: \(length)\r\n\r\n"
    }

    @Test func `A client that expects 100 Continue receives it before sending the body`()
        async throws
    {
        let (first, rest) = try await TestHouse().serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head())
                let first = connection.receive(until: "\r\n\r\n")
                connection.send(Self.body)
                return (first, connection.receiveAll().text)
            }
        }
        #expect(first == "HTTP/1.1 100 Continue\r\n\r\n")
        #expect(rest.hasPrefix("HTTP/1.1 201 Created\r\n"))
    }

    @Test func `A client that sends head and body together receives no 100 Continue`() async throws
    {
        let answer = try await answer(to: Self.head() + Self.body)
        #expect(answer.hasPrefix("HTTP/1.1 201 Created\r\n"))
    }

    @Test func `An HTTP/1.0 client doesn't receive 100 Continue`() async throws {
        let answer = try await TestHouse().serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head(version: "1.0"))
                Thread.sleep(forTimeInterval: 0.1)
                connection.send(Self.body)
                return connection.receiveAll().text
            }
        }
        #expect(answer.hasPrefix("HTTP/1.0 201 Created\r\n"))
    }

    @Test(arguments: [
        (head(device: "none"), 403), (head(length: 1 << 20), 413),
        (head().replacing("/api/players", with: "/api/nowhere"), 404),
    ])
    func `A refused client that expects 100 Continue receives only the refusal`(
        head: String, status: Int
    ) async throws {
        let answer = try await answer(to: head)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        #expect(!answer.contains("100 Continue"))
    }

    @Test func `A rate limit applies before the body is sent`() async throws {
        var limits = HouseLimits.none
        limits.names = .burst(0, perMinute: 1)
        let answer = try await answer(to: Self.head(), at: try await TestHouse(limits: limits))
        #expect(answer.hasPrefix("HTTP/1.1 429 "))
    }
}
