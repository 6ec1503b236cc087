import ArgumentParser
import CommandKit
import House
import HouseSettings
import HouseStore
import PostgreSQL

/// The options for where the scores are stored: in a file or a database.
struct ScoresPlace: ParsableArguments {
    @OptionGroup var options: SettingsOptions<ScoresOptions>

    /// Opens the existing scores. Only a server creates a new file.
    func openPresent() async throws -> any HouseRepository {
        let settings = try options.settings()
        guard let database = settings.database else {
            return try ScoresFile.openPresent(at: settings.data)
        }
        return try await Self.open(database, isVisit: true)
    }

    static func open(
        _ database: PostgresAddress, isVisit: Bool = false
    ) async throws(CommandFailure) -> PostgreSQLRepository {
        do { return try await PostgreSQLRepository(database, isVisit: isVisit) } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }
}
