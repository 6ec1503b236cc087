import Foundation
import Testing

/// A connection to a port of this machine that does only what a test tells it.
final class RawConnection {
    private let socketDescriptor: Int32

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
    }

    deinit {
        close(socketDescriptor)
    }

    /// Asks for `path`, leaving the connection open for more.
    func ask(_ path: String) throws {
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try #require(write(socketDescriptor, request, request.utf8.count) == request.utf8.count)
    }

    /// What has arrived, waited for, up to `count` bytes; empty when the other side has closed.
    func receive(upTo count: Int = 65_536) -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        let received = read(socketDescriptor, &bytes, count)
        return String(decoding: bytes.prefix(max(0, received)), as: UTF8.self)
    }
}
