import ArgumentParser
import HouseStore

/// `funfair renew-key`: replaces the ticket key.
struct RenewKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a new key for the tickets, where somebody may have seen the old one.",
        discussion: """
            Stop the house first, as one that is open goes on with the old key; with a database stop all \
            houses, and copy the new key to each. Runs whose tickets were given out before count no \
            more; scores and names stay as they are.

            Exit codes: 0 done; 1 there are no scores, a house is open, or the key cannot be written; \
            2 wrong usage.
            """)

    @OptionGroup var scores: ScoresPlace

    @OptionGroup var key: KeyOption

    func run() async throws {
        let file = key.file(of: scores)
        if let database = scores.database {
            let repository = try await ScoresPlace.open(database, isVisit: true)
            try renew(file)
            try await repository.forgetKey()
            repository.close()
        } else {
            let repository = try scores.file.openPresent(for: .house)
            try renew(file)
            try repository.close()
        }
        Terminal.say("The house has a new key. Tickets that were given out before hold no more.")
    }

    private func renew(_ file: KeyFile) throws(CommandFailure) {
        do { try file.renew() } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }
}
