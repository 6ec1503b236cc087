import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Endless bodies, sent to a running `funfair serve`, whose memory can be measured.
@Suite("Endless bodies", .serialized)
struct EndlessBodyTests {
    private static let gigabyte = 1 << 30
    /// A generous estimate of the number of bytes that the network buffers.
    private static let underway = 64 << 20
    /// The maximum growth of the house's memory while it refuses a body, in bytes.
    private static let growth = 16 << 20

    private let folder: TemporaryFolder
    private let funfair: FunfairProcess
    private let port: UInt16

    init() throws {
        folder = try TemporaryFolder.smallSite()
        funfair = try FunfairProcess("serve", "--site", folder.path, "--port", "0")
        port = try funfair.openPort()
    }

    private func head(_ path: String, _ length: String) -> String {
        "POST \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(DeviceSecret().text)\r\n"
            + "Funfair-Ticket: x\r\n\(length)\r\n\r\n"
    }

    /// Sends `piece` repeatedly until the house stops accepting bytes, up to a gigabyte.
    ///
    /// - Returns: The number of bytes accepted.
    private func send(_ piece: [UInt8], to connection: RawConnection) -> Int {
        var sent = 0
        while sent < Self.gigabyte {
            let taken = connection.send(piece)
            sent += taken
            if taken < piece.count { break }
        }
        return sent
    }

    private func expectRefusal(
        _ head: String, sending piece: [UInt8], with word: String = "too-large", _ status: Int = 413
    ) throws {
        let connection = try RawConnection(port: port)
        // The first response allocates memory that shouldn't count.
        try connection.ask("/healthz")
        _ = connection.receive(until: "\"ok\"}")
        let before = funfair.residentMemory()
        connection.send(head)
        let sent = send(piece, to: connection)
        #expect(connection.receive(until: word).hasPrefix("HTTP/1.1 \(status) "))
        #expect(connection.isClosed())
        #expect(sent < Self.underway)
        #expect(funfair.residentMemory() - before < Self.growth)
    }

    @Test(arguments: ["/api/players", "/api/tables", "/api/runs"])
    func `A body with a declared length of a gigabyte is refused immediately`(path: String) throws {
        try expectRefusal(
            head(path, "Content-Length: \(Self.gigabyte)"),
            sending: [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16))
    }

    @Test(arguments: ["/api/players", "/api/tables"])
    func `A gigabyte without a declared length is refused early`(path: String) throws {
        try expectRefusal(head(path, "Transfer-Encoding: chunked"), sending: chunk)
    }

    @Test func `The body of a request with a forged ticket isn't read`() throws {
        try expectRefusal(
            head("/api/runs", "Transfer-Encoding: chunked"), sending: chunk, with: "bad-ticket", 403
        )
    }

    private var chunk: [UInt8] {
        Array("10000\r\n".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
            + Array("\r\n".utf8)
    }

    @Test func `The body of a refused request isn't kept in memory`() throws {
        let connection = try RawConnection(port: port)
        let before = funfair.residentMemory()
        connection.send(
            "POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(Self.gigabyte)\r\n\r\n")
        let sent = send([UInt8](repeating: 0, count: 1 << 16), to: connection)
        #expect(sent < Self.underway)
        #expect(funfair.residentMemory() - before < Self.growth)
    }
}
