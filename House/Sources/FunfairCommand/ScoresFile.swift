import ArgumentParser
import CommandKit
import Foundation
import HouseSettings
import HouseStore

/// The options for the scores file.
struct ScoresFile: ParsableArguments {
    @OptionGroup var options: SettingsOptions<DataOption>

    /// Whether the scores are in a database instead.
    ///
    /// - Throws: `CommandFailure` if the settings are wrong.
    func areInDatabase() throws(CommandFailure) -> Bool { try options.settings().database != nil }

    /// The path of the scores file.
    ///
    /// - Throws: `CommandFailure` if the settings are wrong, or the scores are in a database.
    func path() throws(CommandFailure) -> String {
        let settings = try options.settings()
        guard settings.database == nil else {
            throw CommandFailure(
                message: "The scores are in a database, and this command works with files. Use "
                    + "PostgreSQL's own tools, or name a file with --data.", exitCode: .failure)
        }
        return settings.data
    }

    /// Opens the existing scores file. Only a server creates a new one.
    func openPresent() throws(CommandFailure) -> SQLiteRepository {
        try Self.openPresent(at: path())
    }

    /// Opens an existing scores file.
    static func openPresent(
        at path: String, for use: SQLiteRepository.Use = .visit
    ) throws(CommandFailure) -> SQLiteRepository {
        // Without access to its folder, an existing file seems to be missing.
        guard FileManager.default.fileExists(atPath: path) || FileAccess.problem(at: path) != nil
        else {
            throw CommandFailure(
                message: "No scores found in \(path). Name another file with --data.",
                exitCode: .failure)
        }
        return try open(at: path, for: use)
    }

    /// Opens a scores file, or creates it.
    static func open(
        at path: String, for use: SQLiteRepository.Use
    ) throws(CommandFailure) -> SQLiteRepository {
        if let problem = FileAccess.problem(at: path) {
            throw CommandFailure(message: problem.description, exitCode: .failure)
        }
        do {
            return try SQLiteRepository(path: path, for: use)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }
}
