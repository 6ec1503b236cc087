import Logging
import PostgreSQL

extension PostgreSQLRepository {
    /// How long to wait for a database at startup. After a power cut, the database may come up
    /// later than its houses.
    public static let patienceAtStart = Duration.seconds(120)

    /// Opens a database. If it doesn't accept connections, waits until it does.
    ///
    /// - Parameters:
    ///   - clock: measures the pauses between tries.
    ///   - logger: logs each failed try.
    /// - Throws: `StoreProblem.noDatabase` after the longest wait, and any other problem with the
    ///   database immediately.
    public static func whenThere(
        _ address: PostgresAddress, clock: some Clock<Duration> = ContinuousClock(), logger: Logger
    ) async throws(StoreProblem) -> PostgreSQLRepository {
        let start = clock.now
        var pause = Duration.milliseconds(500)
        while true {
            do {
                return try await PostgreSQLRepository(address)
            } catch let problem {
                // The database may have come up between the two checks.
                if await address.takesConnections(settings) {
                    return try await PostgreSQLRepository(address)
                }
                let waited = start.duration(to: clock.now)
                guard waited + pause <= patienceAtStart else {
                    throw .noDatabase(
                        problem.description, seconds: Int(waited.components.seconds))
                }
                logger.warning(
                    "No database accepts connections yet. Trying again.",
                    metadata: [
                        "problem": "\(problem)", "pause": "\(pause / .seconds(1)) s",
                        "waited": "\(waited.components.seconds) s",
                    ])
                do { try await clock.sleep(for: pause) } catch { throw problem }
                pause = min(pause * 2, .seconds(10))
            }
        }
    }
}
