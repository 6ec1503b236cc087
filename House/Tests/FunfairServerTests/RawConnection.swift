import Foundation
import Testing

/// A connection to a port of this machine that does only what a test tells it.
final class RawConnection: Sendable {
    /// Seconds until a wait is given up, so that no test waits for ever: more than a crowded machine
    /// needs for anything.
    private static let patience = 120

    private let socketDescriptor: Int32

    /// - Parameter isOpening: whether a port that nobody listens on yet is waited for.
    convenience init(port: UInt16, isOpening: Bool) throws {
        if isOpening {
            let end = ContinuousClock.now + .seconds(Self.patience)
            while ContinuousClock.now < end, (try? RawConnection(port: port)) == nil {
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
        try self.init(port: port)
    }

    /// A port that nobody listens on.
    static func freePort() throws -> UInt16 {
        #if canImport(Glibc)
            let probe = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let probe = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        defer { close(probe) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(probe, $0, size) + getsockname(probe, $0, &size)
            }
        }
        try #require(status == 0, "no port is free")
        return UInt16(bigEndian: address.sin_port)
    }

    init(port: UInt16) throws {
        #if canImport(Glibc)
            socketDescriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            socketDescriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socketDescriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0, "cannot connect to port \(port)")
        var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(
                socketDescriptor, SOL_SOCKET, option, &patience,
                socklen_t(MemoryLayout<timeval>.size))
        }
        // Whoever writes to a closed connection is told so, and not killed.
        signal(SIGPIPE, SIG_IGN)
    }

    deinit {
        close(socketDescriptor)
    }

    /// Asks for `path`, leaving the connection open for more.
    func ask(_ path: String) throws {
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try #require(write(socketDescriptor, request, request.utf8.count) == request.utf8.count)
    }

    /// Sends bytes, and returns how many were taken; fewer where the other side has closed.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Int {
        var sent = 0
        while sent < bytes.count {
            let taken = bytes.withUnsafeBytes {
                write(socketDescriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent)
            }
            guard taken > 0 else { break }
            sent += taken
        }
        return sent
    }

    @discardableResult
    func send(_ text: String) -> Int { send(Array(text.utf8)) }

    /// Says that nothing more will be sent.
    func endSending() {
        shutdown(socketDescriptor, Int32(SHUT_WR))
    }

    /// All that arrives until it holds `end`, or until the other side closes.
    func receive(until end: String) -> String {
        var text = ""
        while !text.contains(end) {
            let more = receive()
            if more.isEmpty { break }
            text += more
        }
        return text
    }

    /// All that arrives until the other side closes, and whether it closed as one should: what was
    /// reset may have lost something.
    func receiveAll() -> (text: String, isWhole: Bool) {
        var all: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let received = read(socketDescriptor, &bytes, bytes.count)
            guard received > 0 else {
                return (String(decoding: all, as: UTF8.self), received == 0)
            }
            all += bytes.prefix(received)
        }
    }

    /// Whether the other side has closed, waited for; whatever comes before is thrown away.
    func isClosed() -> Bool {
        var byte: UInt8 = 0
        while true {
            let count = read(socketDescriptor, &byte, 1)
            if count > 0 { continue }
            return count == 0 || errno == ECONNRESET
        }
    }

    /// What has arrived, waited for, up to `count` bytes; empty when the other side has closed.
    func receive(upTo count: Int = 65_536) -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        let received = read(socketDescriptor, &bytes, count)
        return String(decoding: bytes.prefix(max(0, received)), as: UTF8.self)
    }
}
