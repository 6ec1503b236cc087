import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Refusals that a client receives while it is still sending its request.
@Suite("Early responses", .serialized)
struct EarlyAnswerTests {
    private static let megabyte = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)

    private func house(_ change: (inout HouseLimits) -> Void = { _ in }) async throws -> TestHouse {
        var limits = HouseLimits.none
        change(&limits)
        return try await TestHouse(limits: limits)
    }

    private static func head(_ length: String) -> String {
        "POST /api/players HTTP/1.1\r\nHost: localhost\r\n"
            + "Authorization: Bearer \(DeviceSecret().text)\r\n\(length)\r\n\r\n"
    }

    private func expectWhole(
        _ answer: (text: String, isWhole: Bool), at location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(answer.isWhole, "it was reset", sourceLocation: location)
        #expect(answer.text.hasPrefix("HTTP/1.1 413 "), sourceLocation: location)
        let parts = answer.text.components(separatedBy: "\r\n\r\n")
        #expect(parts.count == 2, sourceLocation: location)
        let length = parts.first?.firstMatch(of: /(?i)content-length: (\d+)/)?.output.1
        #expect(length.flatMap { Int($0) } == parts.last?.utf8.count, sourceLocation: location)
        let problem = try JSON(Array((parts.last ?? "").utf8))
        #expect(problem["type"] == .text("/api/problems/too-large"), sourceLocation: location)
    }

    @Test func `A client that sends three megabytes receives the refusal`() async throws {
        let answer = try await house().serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head("Content-Length: \(3 << 20)"))
                for _ in 0..<3 { connection.send(Self.megabyte) }
                return connection.receiveAll()
            }
        }
        try expectWhole(answer)
    }

    @Test func `A client that sends chunks receives the refusal`() async throws {
        let answer = try await house().serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head("Transfer-Encoding: chunked"))
                for _ in 0..<3 {
                    connection.send("100000\r\n")
                    connection.send(Self.megabyte)
                    connection.send("\r\n")
                }
                connection.send("0\r\n\r\n")
                return connection.receiveAll()
            }
        }
        try expectWhole(answer)
    }

    @Test func `A client that keeps sending slowly after the refusal is disconnected`() async throws
    {
        let answer = try await house { $0.bodySeconds = 1 }.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head("Content-Length: \(3 << 20)"))
                connection.send(Self.megabyte)
                let answer = connection.receiveAll()
                // The house finishes its response immediately but keeps reading for a while.
                while connection.send("a") == 1 { Thread.sleep(forTimeInterval: 0.05) }
                return answer
            }
        }
        try expectWhole(answer)
    }

    @Test func `A connection that the client closes after the refusal ends immediately`()
        async throws
    {
        let answer = try await house { $0.bodySeconds = 3600 }.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head("Content-Length: \(3 << 20)"))
                connection.send(Self.megabyte)
                connection.endSending()
                return connection.receiveAll()
            }
        }
        // The house doesn't wait an hour for a client that has already closed.
        try expectWhole(answer)
    }

    @Test func `After a refusal the house discards a limited number of bytes`() async throws {
        let house = try await house { $0.mostDiscarded = 1 << 20 }
        let sent = try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                connection.send(Self.head("Content-Length: \(1 << 30)"))
                var sent = 0
                for _ in 0..<1024 {
                    let taken = connection.send(Self.megabyte)
                    sent += taken
                    if taken < Self.megabyte.count { break }
                }
                return sent
            }
        }
        // The client can send more than the house discards, because the network buffers bytes too.
        #expect(sent < 64 << 20)
    }
}
