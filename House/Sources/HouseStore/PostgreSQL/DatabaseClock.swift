import Foundation
import House
import Synchronization

/// The clock of a database, as near as a house can tell it: houses that share one have one time, whatever
/// their own clocks say.
final class DatabaseClock: Sendable {
    /// How often it is looked at.
    static let lookEvery = Duration.seconds(10)
    /// An answer that took longer says too little, where there was a better one.
    private static let longest: Int64 = 500

    /// Milliseconds that this machine's clock goes behind.
    private let behind = Atomic<Int64>(0)
    private let wall: @Sendable () -> Moment

    /// - Parameter wall: this machine's clock.
    init(wall: @escaping @Sendable () -> Moment) { self.wall = wall }

    /// The present moment.
    var now: Moment { wall().later(milliseconds: behind.load(ordering: .relaxed)) }

    /// Looks at the database's clock.
    ///
    /// - Parameter isFirst: whether any answer is better than none.
    func look(at repository: PostgreSQLRepository, isFirst: Bool = false) async throws {
        // The first of two questions may have made a connection on its way.
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
