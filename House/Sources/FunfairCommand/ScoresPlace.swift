import ArgumentParser
import House
import HouseStore
import PostgreSQL

/// The options for where the scores are stored: in a file or a database.
struct ScoresPlace: ParsableArguments {
    @OptionGroup var file: ScoresFile

    @Option(
        name: .customLong("database"),
        help: ArgumentHelp(
            "A PostgreSQL database instead of a file, for any number of houses: "
                + "postgres://user@host/name, without a password.", valueName: "address"))
    private var databaseText: String?

    var database: PostgresAddress? { databaseText.flatMap { try? PostgresAddress($0) } }

    // Validate here, because errors in the option's `transform` repeat the value, which may contain
    // a password.
    func validate() throws {
        do { _ = try databaseText.map { try PostgresAddress($0) } } catch {
            throw ValidationError("\(error)")
        }
    }

    /// Opens the existing scores. Only a server creates a new file.
    func openPresent() async throws -> any HouseRepository {
        guard let database else { return try file.openPresent() }
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
