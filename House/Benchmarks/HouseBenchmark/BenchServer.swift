import Foundation
import FunfairServer
import House
import Hummingbird
import Logging
import Synchronization

/// A clock that the benchmark moves forward, to skip the time that runs would take to play.
final class BenchClock: Sendable {
    private let ahead = Mutex<Int64>(0)

    var now: Timestamp { House.wallClock().later(milliseconds: ahead.withLock { $0 }) }

    func goForward(seconds: Int64) { ahead.withLock { $0 += seconds * 1000 } }

    /// - Parameter moment: milliseconds since 1970. The clock never goes backward.
    func goForward(to moment: Int64) {
        ahead.withLock { $0 = max($0, moment - House.wallClock().milliseconds) }
    }
}

/// A house without limits, open on a free port.
struct BenchServer {
    private let site: URL
    private let house: House

    /// - Parameter folder: an existing folder. The site is created inside it.
    init(_ house: House, folder: URL) throws {
        self.house = house
        site = folder.appendingPathComponent("site")
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        try Data("<!doctype html>".utf8).write(to: site.appendingPathComponent("index.html"))
    }

    /// Opens the server, calls `body` with the server's address, and closes the server.
    func whileOpen(_ body: @escaping @Sendable (_ address: String) async throws -> Void)
        async throws
    {
        let opened = AsyncStream.makeStream(of: String.self)
        let application = try buildApplication(
            site: try Site(folder: site.path), house: house,
            setup: ServerSetup(address: ListenAddress(hostname: .loopback, port: 0)),
            logger: Logger(label: "bench") { _ in SwiftLogNoOpLogHandler() },
            onOpen: { opened.continuation.yield($0.here) })
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            for await address in opened.stream {
                try await body(String(address.dropLast()))
                break
            }
            group.cancelAll()
            // The server was cancelled, so its error doesn't matter.
            while let result = await group.nextResult() { _ = result }
        }
    }
}
