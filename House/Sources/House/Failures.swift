import Logging

/// Counts what fails in background work, and logs each kind at most once a minute.
package struct Failures: Sendable {
    /// The work of a house that is done whether or not anybody asks.
    package enum Work: String, CaseIterable {
        /// Telling who watches a board, here.
        case boards
        /// Looking at the clock and the version of a database.
        case clock
        /// Telling other houses, and hearing them.
        case news
        /// Keeping parties: rounds, tables and what is stored of them.
        case parties
        /// Removing what was kept long enough.
        case pruning
    }

    let metrics = Metrics()
    let log: RareLog
    let logger: Logger

    package init(log: RareLog, logger: Logger) {
        self.log = log
        self.logger = logger
    }

    /// Does something, and notes why it failed.
    ///
    /// - Returns: whether it was done.
    @discardableResult
    package func noting(_ work: Work, _ body: () async throws -> Void) async -> Bool {
        do {
            try await body()
            return true
        } catch {
            note(error, in: work)
            return false
        }
    }

    /// Notes that something failed; that a house closes is no failure.
    package func note(_ error: any Error, in work: Work) {
        guard !(error is CancellationError) else { return }
        metrics.failed(work)
        let trouble = error as? StoreTrouble
        log.error(
            "Work in the background failed; it will be tried again.",
            kind: "\(work) \(trouble?.kind ?? "\(type(of: error))")",
            metadata: ["work": "\(work)", "trouble": "\(trouble?.sentence ?? "\(error)")"],
            in: logger)
    }
}
