import Synchronization

/// What is known about the store.
package struct StoreFacts: Sendable, Equatable {
    /// Why the house can't store scores now, as a sentence; nil if it can.
    package var trouble: String?
    /// The number of named players; nil if it was never read.
    package var players: Int?
    /// When the last backup was complete; nil if none was noted, or the note was never read.
    package var lastBackup: Timestamp?
}

/// Reads the facts about the store that the status and the metrics report.
package final class StoreWatch: Sendable {
    /// How often an open house reads the facts for its metrics.
    package static let interval = Duration.seconds(60)

    private let repository: any HouseRepository
    private let health: Health
    private let failures: Failures
    private let known = Mutex(StoreFacts?.none)

    init(of repository: any HouseRepository, health: Health, failures: Failures) {
        self.repository = repository
        self.health = health
        self.failures = failures
    }

    /// The facts as last read; nil if they were never read. Metrics report these, because a reader
    /// of metrics must not wait for a store.
    package var last: StoreFacts? { known.withLock { $0 } }

    /// Reads the facts. While the store can't be read, the numbers are those that were read last.
    @discardableResult
    package func refresh() async -> StoreFacts {
        async let trouble = trouble()
        async let players = try? repository.playerCount()
        // Otherwise a failed reading would look like a house without a backup.
        async let backup = try? Reading(value: repository.lastBackup())
        let (nowTrouble, nowPlayers, nowBackup) = await (trouble, players, backup)
        return known.withLock { known in
            let facts = StoreFacts(
                trouble: nowTrouble, players: nowPlayers ?? known?.players,
                lastBackup: nowBackup.map(\.value) ?? known?.lastBackup)
            known = facts
            return facts
        }
    }

    private struct Reading { let value: Timestamp? }

    private func trouble() async -> String? {
        do {
            try await health.check()
            return nil
        } catch {
            failures.note(error, in: .status)
            return error.textForTheLog
        }
    }
}
