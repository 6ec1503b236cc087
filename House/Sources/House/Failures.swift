import Logging

/// Counts failures of background work, and logs each kind at most once a minute.
package struct Failures: Sendable {
    /// A house's background work.
    package enum Work: String, CaseIterable {
        /// Sending changes of boards to viewers here.
        case boards
        /// Checking a database's clock and version.
        case clock
        /// Exchanging news with other houses.
        case news
        /// Running parties: rounds, tables and storing both.
        case parties
        /// Removing old data.
        case pruning
    }

    let metrics = Metrics()
    let log: RareLog
    let logger: Logger

    package init(log: RareLog, logger: Logger) {
        self.log = log
        self.logger = logger
    }

    /// Runs `body`, and notes a failure if it throws.
    ///
    /// - Returns: whether it succeeded.
    @discardableResult
    package func catching(_ work: Work, _ body: () async throws -> Void) async -> Bool {
        do {
            try await body()
            return true
        } catch {
            note(error, in: work)
            return false
        }
    }

    /// Counts and logs a failure. Cancellation isn't one: it happens when a house closes.
    package func note(_ error: any Error, in work: Work) {
        guard !(error is CancellationError) else { return }
        metrics.failed(work)
        let trouble = error as? StoreTrouble
        log.error(
            "Background work failed and will be retried.",
            kind: "\(work) \(trouble?.kind ?? "\(type(of: error))")",
            metadata: ["work": "\(work)", "trouble": "\(trouble?.sentence ?? "\(error)")"],
            in: logger)
    }
}
