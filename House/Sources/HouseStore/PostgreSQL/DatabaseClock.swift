import Foundation
import House
import Synchronization

/// An estimate of a database's clock. Houses that share a database use its time instead of their
/// own clocks.
final class DatabaseClock: Sendable {
    /// How often to read the database's clock.
    static let lookEvery = Duration.seconds(10)
    /// The longest round trip for a useful reading, in milliseconds. The first reading may take
    /// longer.
    private static let longest: Int64 = 500

    /// How far this machine's clock is behind the database's, in milliseconds.
    private let behind = Atomic<Int64>(0)
    private let wall: @Sendable () -> Timestamp

    /// - Parameter wall: this machine's clock.
    init(wall: @escaping @Sendable () -> Timestamp) { self.wall = wall }

    /// The current time.
    var now: Timestamp { wall().later(milliseconds: behind.load(ordering: .relaxed)) }

    /// Reads the database's clock.
    ///
    /// - Parameter isFirst: whether to accept any reading, even a slow one.
    func look(at repository: PostgreSQLRepository, isFirst: Bool = false) async throws {
        // Read once more, because the first query may include the time to connect.
        if isFirst { _ = try await Self.moment(of: repository) }
        let before = wall()
        let there = try await Self.moment(of: repository)
        let took = wall().milliseconds - before.milliseconds
        guard isFirst || (0...Self.longest).contains(took) else { return }
        behind.store(there - before.milliseconds - took / 2, ordering: .relaxed)
    }

    private static func moment(of repository: PostgreSQLRepository) async throws -> Int64 {
        try await repository.query(
            "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint", [])[0].get(0)
    }
}
