import Foundation
import FunfairServer
import Hummingbird
import Logging
import Synchronization

/// A clock that the benchmark sets forward, instead of waiting for runs to be played.
final class BenchClock: Sendable {
    private let ahead = Mutex<Int64>(0)

    var now: Moment { House.wallClock().later(milliseconds: ahead.withLock { $0 }) }

    func goForward(seconds: Int64) { ahead.withLock { $0 += seconds * 1000 } }
}

/// A server without limits on a file of its own.
struct BenchServer {
    private let folder: URL
    private let clock = BenchClock()
    private let repository: SQLiteRepository
    private let house: House

    init(folder: URL) async throws {
        self.folder = folder
        repository = try SQLiteRepository(path: folder.appendingPathComponent("house.sqlite").path)
        let clock = clock
        house = House(repository: repository, key: TicketKey(), limits: .none) { clock.now }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("site"), withIntermediateDirectories: true)
        try Data("<!doctype html>".utf8).write(to: folder.appendingPathComponent("site/index.html"))
    }

    /// Opens, does something with the address, and closes.
    func whileOpen(
        _ body: @escaping @Sendable (_ address: String, _ clock: BenchClock) async throws -> Void
    ) async throws {
        let opened = AsyncStream.makeStream(of: String.self)
        let application = try buildApplication(
            site: try Site(folder: folder.appendingPathComponent("site").path), house: house,
            setup: ServerSetup(address: ListenAddress(hostname: .loopback, port: 0)),
            logger: Logger(label: "bench") { _ in SwiftLogNoOpLogHandler() },
            onOpen: { opened.continuation.yield($0.here) })
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            for await address in opened.stream {
                try await body(String(address.dropLast()), clock)
                break
            }
            group.cancelAll()
            // It was told to end.
            while let result = await group.nextResult() { _ = result }
        }
        try repository.close()
    }
}
