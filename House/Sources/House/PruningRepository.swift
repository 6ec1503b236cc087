/// Removal of old data. Each call is one small transaction, so that runs barely wait for it, and
/// several houses can prune at once.
public protocol PruningRepository: Sendable {
    /// Removes players from boards that closed before a day. The winner stays.
    ///
    /// - Parameter most: the most to remove, the lowest player numbers first.
    /// - Returns: how many were removed; 0 if only winners are left.
    func pruneStandings(before day: Day, atMost most: Int) async throws -> Int
    /// Checks runs in the order they came, and removes those from before a day that are on no
    /// board.
    ///
    /// - Parameters:
    ///   - last: the number of the last run checked; 0 for none.
    ///   - most: the most runs to check.
    /// - Returns: nil if none from before that day are left.
    func pruneRuns(
        after last: Int64, before day: Day, atMost most: Int
    ) async throws -> PrunedRuns?
    /// Removes the marks of runs that can be watched at a moment.
    ///
    /// - Returns: how many marks were removed, of at most `most` runs.
    func pruneMarks(at moment: Timestamp, atMost most: Int) async throws -> Int
    /// Removes tables that were opened before a day and have no run, and tries at challenges before
    /// it.
    ///
    /// - Returns: how many of both were removed, at most `most` of each.
    func pruneTables(before day: Day, atMost most: Int) async throws -> Int
    /// Returns when the house was last known to be open, or the time of its newest run or party if
    /// that was never noted; nil if the house has neither.
    func lastOpen() async throws -> Timestamp?
    /// Notes that the house is open, and forgets the devices whose walls the host took down before
    /// `end`.
    func noteOpen(at moment: Timestamp, forgetting end: Timestamp) async throws
}

/// The result of checking some runs.
public struct PrunedRuns: Sendable, Equatable {
    /// The number of the last run checked.
    let last: Int64
    /// How many were removed.
    let removed: Int

    package init(last: Int64, removed: Int) {
        self.last = last
        self.removed = removed
    }
}
