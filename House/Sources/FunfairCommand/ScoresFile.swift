import ArgumentParser
import Foundation
import HouseStore

/// The option for the scores file.
struct ScoresFile: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The scores file. A server creates it if it is missing.", valueName: "file")
    )
    var data = "funfair.sqlite"

    /// Opens the existing scores file. Only a server creates a new one.
    func openPresent(
        for use: SQLiteRepository.Use = .visit
    ) throws(CommandFailure) -> SQLiteRepository {
        guard FileManager.default.fileExists(atPath: data) else {
            throw CommandFailure(
                message: "No scores found in \(data). Name another file with --data.",
                exitCode: .failure)
        }
        return try open(for: use)
    }

    func open(for use: SQLiteRepository.Use) throws(CommandFailure) -> SQLiteRepository {
        do {
            return try SQLiteRepository(path: data, for: use)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }
}
