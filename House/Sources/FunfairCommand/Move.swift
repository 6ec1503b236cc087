import ArgumentParser
import CommandKit
import Foundation
import HouseStore
import PostgreSQL

/// `funfair move`: moves a house from a file into a database, or back.
struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Move a house from a file to a PostgreSQL database, or back.",
        discussion: """
            Stop all houses first. The old place is only read. The new one appears at the end, \
            complete and with every run replayed, or not at all.

            Exit codes: 0 moved; 1 a house is open, the new place is not empty, or something \
            cannot be read or written; 2 usage error.
            """)

    @Argument(
        help: ArgumentHelp("The file or postgres:// address of the house.", valueName: "from"))
    var source: String

    @Argument(help: ArgumentHelp("The address or new file to move it to.", valueName: "to"))
    var target: String

    @OptionGroup var options: SettingsOptions<KeyOption>

    private static func isAddress(_ text: String) -> Bool { text.contains("://") }

    func validate() throws {
        guard Self.isAddress(source) != Self.isAddress(target) else {
            throw ValidationError(
                "Name one file and one postgres:// address. To copy a file, use `funfair backup`; "
                    + "to copy a database, use pg_dump.")
        }
        do { _ = try PostgresAddress(Self.isAddress(source) ? source : target) } catch {
            throw ValidationError("\(error)")
        }
    }

    func run() async throws {
        let file = Self.isAddress(source) ? target : source
        let address = try PostgresAddress(Self.isAddress(source) ? source : target)
        let showsProgress = isatty(STDERR_FILENO) == 1
        let moving = Moving(file: file, database: address) {
            if showsProgress { Terminal.printError($0) }
        }
        let keyPath = try options.settings().ticketKey ?? file + "-key"
        let hasKey = FileManager.default.fileExists(atPath: keyPath)
        let start = ContinuousClock.now
        let outcome: Moving.Report
        do {
            outcome =
                try await Self.isAddress(source)
                ? moving.toFile()
                : moving.toDatabase(key: hasKey ? KeyFile(path: keyPath).key() : nil)
        } catch let problem as any CustomStringConvertible & Error {
            throw CommandFailure(message: problem.description, exitCode: .failure)
        }
        let seconds = (ContinuousClock.now - start).components.seconds
        let old = outcome.old == 0 ? "" : " Skipped \(outcome.old) under earlier rules."
        Terminal.printLine(
            "Moved \(outcome.rows) rows in \(seconds) s. \(outcome.holding) runs are valid.\(old) "
                + "All counts are correct.")
        Terminal.printLine(lastLine(key: keyPath, hasKey: hasKey))
    }

    private func lastLine(key: String, hasKey: Bool) -> String {
        if Self.isAddress(source) {
            return
                "Copy the ticket key of the database's houses to \(key), so that tickets already "
                + "issued stay valid."
        }
        return hasKey
            ? "Start the houses with --ticket-key \(key), or a copy: they refuse any other key."
            : "No ticket key was found in \(key). The first house creates one, and tickets already "
                + "issued are no longer valid."
    }
}
