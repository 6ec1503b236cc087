import Logging
import PostgreSQL

extension PostgreSQLRepository {
    /// How long a database is waited for: after a power cut it may be later than its houses.
    public static let patienceAtStart = Duration.seconds(120)

    /// Opens a database, and waits for it where none takes connections yet.
    ///
    /// - Parameters:
    ///   - clock: what the pauses between two tries are measured by.
    ///   - logger: hears of each try in vain.
    /// - Throws: `StoreProblem.noDatabase` when the patience is over; what is wrong with a database that is
    ///   there, at once.
    public static func whenThere(
        _ address: PostgresAddress, clock: some Clock<Duration> = ContinuousClock(), logger: Logger
    ) async throws(StoreProblem) -> PostgreSQLRepository {
        let start = clock.now
        var pause = Duration.milliseconds(500)
        while true {
            do {
                return try await PostgreSQLRepository(address)
            } catch let problem {
                // It may have come between the two questions.
                if await address.takesConnections(settings) {
                    return try await PostgreSQLRepository(address)
                }
                let waited = start.duration(to: clock.now)
                guard waited + pause <= patienceAtStart else {
                    throw .noDatabase(
                        problem.description, seconds: Int(waited.components.seconds))
                }
                logger.warning(
                    "No database takes connections yet; it is tried again.",
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
