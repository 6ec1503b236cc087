import ArgumentParser
import Foundation
import HouseStore
import PostgreSQL

/// `funfair move`: moves a house from a file into a database, or back.
struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take a house over from a file into a database of PostgreSQL, or back.",
        discussion: """
            Stop all houses first. What is left is only read; what is new is there at the end, whole \
            and with every run played again, or not at all.

            Exit codes: 0 moved; 1 a house is open, the new place is not empty, or something cannot \
            be read or written; 2 wrong usage.
            """)

    @Argument(
        help: ArgumentHelp("The file or postgres:// address of the house.", valueName: "from"))
    var source: String

    @Argument(help: ArgumentHelp("The address or new file to move it to.", valueName: "to"))
    var target: String

    @Option(
        help: ArgumentHelp(
            "The file of the key that the file's house signs tickets with. (default: the file of "
                + "scores, with “-key” behind its name)", valueName: "file"))
    var ticketKey: String?

    private static func isAddress(_ text: String) -> Bool { text.contains("://") }

    func validate() throws {
        guard Self.isAddress(source) != Self.isAddress(target) else {
            throw ValidationError(
                "A house moves from a file to a postgres:// address, or back. `funfair backup` copies "
                    + "a file, and pg_dump a database.")
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
            if showsProgress { Terminal.complain($0) }
        }
        let keyPath = ticketKey ?? file + "-key"
        let hasKey = FileManager.default.fileExists(atPath: keyPath)
        let start = ContinuousClock.now
        let outcome: Moving.Outcome
        do {
            outcome =
                try await Self.isAddress(source)
                ? moving.toFile()
                : moving.toDatabase(key: hasKey ? KeyFile(path: keyPath).key() : nil)
        } catch let problem as any CustomStringConvertible & Error {
            throw CommandFailure(message: problem.description, exitCode: .failure)
        }
        let seconds = (ContinuousClock.now - start).components.seconds
        let old = outcome.old == 0 ? "" : " \(outcome.old) of earlier rules were not played."
        Terminal.say(
            "\(outcome.rows) rows were moved in \(seconds) s. \(outcome.holding) runs hold.\(old) "
                + "Every count is right.")
        Terminal.say(lastLine(key: keyPath, hasKey: hasKey))
    }

    private func lastLine(key: String, hasKey: Bool) -> String {
        if Self.isAddress(source) {
            return
                "So that tickets that are out stay good, copy the key of the database's houses to "
                + "\(key)."
        }
        return hasKey
            ? "Start the houses with --ticket-key \(key), or a copy: they refuse any other key."
            : "There was no key in \(key): the first house makes one, and tickets that are out hold "
                + "no more."
    }
}
