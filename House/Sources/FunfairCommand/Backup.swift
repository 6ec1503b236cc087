import ArgumentParser
import CommandKit
import Foundation
import House
import HouseStore

/// `funfair backup`: copies the scores, even while the server is running.
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Back up the scores to a new file, even while a server is using them.",
        discussion: """
            The backup holds all scores as they were at one moment, but not the ticket key. Only \
            its owner may read it. `funfair restore` brings it back.

            With - as the file, the backup goes to standard output. A temporary file in TMPDIR, or \
            beside the scores, needs as much space. If the command fails, what it wrote is \
            incomplete.

            With --into, for a timer, the backup is named by its time in UTC, such as \
            funfair-2026-11-21T12-00-00Z.sqlite, and with --keep, the oldest of these are removed. \
            If the scores are in a database, --into does nothing.

            Exit codes: 0 backed up, or nothing to do; 1 no scores were found, or the backup cannot \
            be written; 2 usage error.
            """)

    @Argument(help: ArgumentHelp("The new file, or - for standard output.", valueName: "file"))
    var file: String?

    @Option(
        help: ArgumentHelp(
            "A folder of backups, instead of a file. Houses that share it need scores files with "
                + "different names.", valueName: "folder"))
    var into: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many backups to keep in the folder, with the new one: "
                + "\(BackupFolder.range.lowerBound) to \(BackupFolder.range.upperBound). "
                + "(default: all)", valueName: "backups"))
    var keep: Int?

    @OptionGroup var scores: ScoresFile

    private static let standardOutput = "-"

    func validate() throws {
        guard (file == nil) != (into == nil) else {
            throw ValidationError("Name either a file, or a folder with --into.")
        }
        if let keep {
            guard into != nil else { throw ValidationError("--keep is only for --into.") }
            guard BackupFolder.range.contains(keep) else {
                throw ValidationError(
                    "--keep must be a whole number from \(BackupFolder.range.lowerBound) to "
                        + "\(BackupFolder.range.upperBound).")
            }
        }
        if file == Self.standardOutput, isatty(STDOUT_FILENO) == 1 {
            throw ValidationError(
                "A backup is not for a terminal. Send it to a file or a program, for instance: "
                    + "funfair backup - | gzip > funfair.sqlite.gz")
        }
    }

    func run() async throws {
        // A timer runs this for every house, and a failure every day would hide real ones.
        if into != nil, try scores.areInDatabase() {
            return Terminal.printLine(
                "The scores are in a database, which has its own tools for backups.")
        }
        let path = try scores.path()
        let repository = try ScoresFile.openPresent(at: path)
        do throws(BackupProblem) {
            try await backUp(from: repository, at: path)
        } catch {
            if case .notRemoved = error { await note(in: repository) }
            try? repository.close()
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
        await note(in: repository)
        try repository.close()
    }

    private func backUp(
        from repository: SQLiteRepository, at path: String
    ) async throws(BackupProblem) {
        if let into {
            let report = try await BackupFolder(into, of: path)
                .add(from: repository, at: House.wallClock(), keeping: keep)
            Terminal.printLine("Backed up the scores to \(report.path).")
            for name in report.removed { Terminal.printLine("Removed the old backup \(name).") }
        } else if file == Self.standardOutput {
            // Otherwise, a closed pipe would end the process without a message.
            signal(SIGPIPE, SIG_IGN)
            // In a container, often only the scores' folder is on a disk that can be written.
            let chosen = ProcessInfo.processInfo.environment["TMPDIR"].flatMap {
                $0.isEmpty ? nil : $0
            }
            let folder = chosen ?? URL(filePath: path).deletingLastPathComponent().path
            try await repository.backUp(to: STDOUT_FILENO, through: folder)
        } else if let file {
            try await repository.backUp(to: file)
            Terminal.printLine("Backed up the scores to \(file).")
        }
    }

    /// Notes the backup in the house. The backup is complete even if this fails.
    private func note(in repository: SQLiteRepository) async {
        do { try await repository.noteBackup(at: House.wallClock()) } catch {
            Terminal.printError(
                "Warning: The backup is complete, but the house can't note when it was made. "
                    + ((error as? StoreTrouble)?.sentence ?? "\(error)"))
        }
    }
}
