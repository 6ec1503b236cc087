import Foundation
import Testing

/// A connection to a local port that does only what a test tells it to.
final class RawConnection: Sendable {
    /// Seconds until a wait fails, so that tests don't hang. Every wait ends sooner, even on a busy
    /// machine.
    private static let patience = 120

    private let socketDescriptor: Int32

    /// - Parameter isOpening: Whether to wait until a server listens on the port.
    convenience init(port: UInt16, isOpening: Bool) throws {
        if isOpening {
            let end = ContinuousClock.now + .seconds(Self.patience)
            while ContinuousClock.now < end, (try? RawConnection(port: port)) == nil {
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
        try self.init(port: port)
    }

    /// Returns a port that nobody listens on.
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
        // Writing to a closed connection should return an error instead of killing the process.
        signal(SIGPIPE, SIG_IGN)
    }

    deinit {
        close(socketDescriptor)
    }

    /// Sends a GET request for `path` and keeps the connection open.
    func ask(_ path: String) throws {
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try #require(write(socketDescriptor, request, request.utf8.count) == request.utf8.count)
    }

    /// Sends the given bytes and returns the number accepted: all, unless the connection failed.
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

    /// Closes the sending side.
    func endSending() {
        shutdown(socketDescriptor, Int32(SHUT_WR))
    }

    /// Receives text until it contains `end` or the other side closes, and returns it.
    func receive(until end: String) -> String {
        var text = ""
        while !text.contains(end) {
            let more = receive()
            if more.isEmpty { break }
            text += more
        }
        return text
    }

    /// Receives until the other side closes. The text is whole if the other side closed cleanly. A
    /// reset may have lost data.
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

    /// Discards received data until the connection ends, and returns whether the other side closed
    /// the connection.
    func isClosed() -> Bool {
        var byte: UInt8 = 0
        while true {
            let count = read(socketDescriptor, &byte, 1)
            if count > 0 { continue }
            return count == 0 || errno == ECONNRESET
        }
    }

    /// Waits for data and returns at most `count` bytes, or none if the other side has closed.
    func receive(upTo count: Int = 65_536) -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        let received = read(socketDescriptor, &bytes, count)
        return String(decoding: bytes.prefix(max(0, received)), as: UTF8.self)
    }
}
