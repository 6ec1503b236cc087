import ArgumentParser
import CommandKit
import HouseStore

/// `funfair renew-key`: replaces the ticket key.
struct RenewKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Create a new ticket key, in case somebody has seen the old one.",
        discussion: """
            Stop the house first: an open one keeps using the old key. With a database, stop all \
            houses, and copy the new key to each. Runs whose tickets were issued before no longer \
            count. Scores and names stay.

            Exit codes: 0 done; 1 no scores were found, a house is open, or the key cannot be \
            written; 2 usage error.
            """)

    @OptionGroup var options: SettingsOptions<KeyOptions>

    func run() async throws {
        let settings = try options.settings()
        let file = settings.keyFile
        if let database = settings.database {
            let repository = try await ScoresPlace.open(database, isVisit: true)
            try renew(file)
            try await repository.forgetKey()
            repository.close()
        } else {
            let repository = try ScoresFile.openPresent(at: settings.data, for: .house)
            try renew(file)
            try repository.close()
        }
        Terminal.printLine(
            "The house has a new ticket key. Tickets issued before are no longer valid.")
    }

    private func renew(_ file: KeyFile) throws(CommandFailure) {
        do { try file.renew() } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }
}
