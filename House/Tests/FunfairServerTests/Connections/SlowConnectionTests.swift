import Foundation
import NIOCore
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Connections that no browser would make.
@Suite("Slow connections", .serialized)
struct SlowConnectionTests {
    private static let head = "POST /api/players HTTP/1.1\r\nHost: localhost\r\n"
    /// Returns the end of a request head for a device that registers a name with `body`.
    private static func rest(for body: String) -> String {
        "Authorization: Bearer \(DeviceSecret().text)\r\nContent-Length: \(body.count)\r\n\r\n"
    }

    private func house(_ change: (inout HouseLimits) -> Void) async throws -> TestHouse {
        var limits = HouseLimits.none
        change(&limits)
        return try await TestHouse(limits: limits)
    }

    @Test func `A silent connection is closed`() async throws {
        let house = try await house { $0.headSeconds = 1 }
        let isClosed = try await house.serve { port in
            try await waiting { try RawConnection(port: port).isClosed() }
        }
        #expect(isClosed)
    }

    @Test func `A request head that arrives slowly times out`() async throws {
        let house = try await house { $0.headSeconds = 1 }
        let isClosed = try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head)
                return connection.isClosed(whileSending: "X-Drip: 1\r\n")
            }
        }
        #expect(isClosed)
    }

    @Test func `A request body that arrives slowly times out`() async throws {
        let house = try await house { $0.bodySeconds = 1 }
        let isClosed = try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head + "Content-Length: 4000\r\n\r\n{\"name\": \"")
                return connection.isClosed(whileSending: "a")
            }
        }
        #expect(isClosed)
    }

    @Test(arguments: ["/api/players", "/api/tables"])
    func `An interrupted request doesn't count as a failure of the house`(path: String) async throws
    {
        let house = try await house { _ in }
        let isClosed = try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(
                    "POST \(path) HTTP/1.1\r\nHost: localhost\r\n"
                        + "Authorization: Bearer \(DeviceSecret().text)\r\n"
                        + "Content-Length: 4000\r\n\r\n{")
                connection.endSending()
                return connection.isClosed()
            }
        }
        #expect(isClosed)
        #expect(try await house.refusals("bad-request") == 1)
        #expect(house.log.lines.filter { $0.hasPrefix("error: ") } == [])
        #expect(try await house.count(#"funfair_responses_total{status="500"}"#) == nil)
    }

    @Test func `A connection that is idle after a response is closed`() async throws {
        let house = try await house { $0.idleSeconds = 1 }
        let isClosed = try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                try connection.ask("/healthz")
                let answer = connection.receive(until: "\"ok\"}")
                return answer.hasPrefix("HTTP/1.1 200 OK\r\n") && connection.isClosed()
            }
        }
        #expect(isClosed)
    }

    @Test func `A second request head that arrives slowly times out`() async throws {
        let house = try await house { $0.idleSeconds = 1 }
        let isClosed = try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                try connection.ask("/healthz")
                _ = connection.receive(until: "\"ok\"}")
                connection.send(Self.head)
                return connection.isClosed(whileSending: "X-Drip: 1\r\n")
            }
        }
        #expect(isClosed)
    }

    @Test func `A pipelined request receives a response`() async throws {
        let house = try await house { _ in }
        let words = try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                let body = #"{"name": "Ada"}"#
                connection.send(
                    "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + Self.head
                        + Self.rest(for: body))
                let first = connection.receive(until: "\"ok\"}")
                connection.send(body)
                return first + connection.receive(until: "}")
            }
        }
        #expect(words.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(words.contains("HTTP/1.1 201 Created\r\n"))
    }

    @Test func `A viewer that stops reading is disconnected`() async throws {
        let house = try await house { $0.readSeconds = 1 }
        try await house.serve { port in
            let viewer = try await waiting { () -> RawConnection in
                let viewer = try RawConnection(port: port)
                try viewer.ask("/api/boards/breakout/live")
                _ = viewer.receive(until: "}\n\n")
                return viewer
            }
            let channel = LiveBoards.Channel(contest: .breakout, period: .today)
            let event = Broadcast(try await house.house.boards.live.present(channel))
            _ = event.bytes("board") { _ in Data(count: 1 << 20) }
            while house.house.boards.live.viewers > 0 {
                house.house.boards.live.tell(event)
                try await Task.sleep(for: .milliseconds(20))
            }
            withExtendedLifetime(viewer) {}
        }
    }

    @Test func `A viewer of a board without changes isn't disconnected`() async throws {
        let house = try await house {
            $0.headSeconds = 1
            $0.bodySeconds = 1
            $0.idleSeconds = 1
            $0.pulse = .seconds(2.5)
        }
        let said = try await house.serve { port in
            let viewer = try await waiting { () -> RawConnection in
                let viewer = try RawConnection(port: port)
                try viewer.ask("/api/boards/breakout/live")
                _ = viewer.receive(until: "}\n\n")
                return viewer
            }
            return try await waiting { viewer.receive(until: "\n\n") }
        }
        #expect(said.contains(": still open\n\n"))
    }

    /// The number of slow connections. Both ends are in this process, and Foundation waits for
    /// child processes with `select`, which supports only 1,024 handles. `Tests/House` opens ten
    /// thousand connections to a separate process.
    private static let crowd = 250

    @Test func `Hundreds of slow connections don't block others`() async throws {
        OpenFiles.allowAsManyAsPossible()
        let house = try await house { $0.headSeconds = 120 }
        try await house.serve { port in
            let slow = try await waiting {
                try (0..<Self.crowd).map { number in
                    let connection = try RawConnection(port: port)
                    // Half of the connections stop in the head, half in the body.
                    connection.send(Self.head)
                    if number % 2 == 0 { connection.send("Content-Length: 4000\r\n\r\n{") }
                    return connection
                }
            }
            let answer = try await waiting {
                let connection = try RawConnection(port: port)
                let body = #"{"name": "Ada"}"#
                connection.send(Self.head + Self.rest(for: body) + body)
                return connection.receive(until: "}")
            }
            #expect(answer.hasPrefix("HTTP/1.1 201 Created\r\n"))
            #expect(slow.count == Self.crowd)
        }
    }
}

extension RawConnection {
    /// Returns whether the other side closes the connection while this side sends `drip` ten times
    /// per second, for at most 15 seconds.
    fileprivate func isClosed(whileSending drip: String) -> Bool {
        for _ in 0..<150 {
            if send(drip) < drip.utf8.count { return true }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return false
    }
}
