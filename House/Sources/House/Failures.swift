import Logging

/// Counts failures of background work, and logs each kind at most once a minute.
package struct Failures: Sendable {
    /// A house's background work.
    package enum Work: String, CaseIterable {
        /// Looking for new bans.
        case bans
        /// Sending board changes to this house's viewers.
        case boards
        /// Checking a database's clock and version.
        case clock
        /// Exchanging news with other houses.
        case news
        /// Running parties with their rounds and tables, and storing them.
        case parties
        /// Removing old data.
        case pruning
        /// Checking that the house can store scores, for its status and metrics.
        case status
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

    /// Counts and logs a failure. Ignores cancellation, which happens when a house closes.
    package func note(_ error: any Error, in work: Work) {
        guard !(error is CancellationError) else { return }
        metrics.failed(work)
        log.error(
            "Background work failed and will be retried.",
            kind: "\(work) \((error as? StoreTrouble)?.kind ?? "\(type(of: error))")",
            metadata: ["work": "\(work)", "trouble": "\(error.textForTheLog)"],
            in: logger)
    }
}
