import ArgumentParser
import Foundation
import HouseStore

/// The option for the file of scores.
struct ScoresFile: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The file of scores. A server makes it where there is none.", valueName: "file")
    )
    var data = "funfair.sqlite"

    /// Opens an existing file: only a server makes a new one.
    func openPresent(
        for use: SQLiteRepository.Use = .visit
    ) throws(CommandFailure) -> SQLiteRepository {
        guard FileManager.default.fileExists(atPath: data) else {
            throw CommandFailure(
                message: "There are no scores in \(data). --data names another file.",
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
