/// Removal of old data. Each call is one small transaction, so runs barely wait, and several houses
/// can prune at the same time.
public protocol PruningRepository: Sendable {
    /// Removes all players but the winner from boards that closed before the given day.
    ///
    /// - Parameter most: the maximum number of players to remove, those with the lowest numbers
    ///   first.
    /// - Returns: the number of players removed; 0 if only winners are left.
    func pruneStandings(before day: Day, atMost most: Int) async throws -> Int
    /// Checks runs in the order they arrived, and removes those from before the given day that
    /// aren't on any board.
    ///
    /// - Parameters:
    ///   - last: the number of the last run checked; 0 for none.
    ///   - most: the maximum number of runs to check.
    /// - Returns: nil if no runs from before that day are left to check.
    func pruneRuns(
        after last: Int64, before day: Day, atMost most: Int
    ) async throws -> PrunedRuns?
    /// Removes the stored courses of runs that can be watched at the given moment.
    ///
    /// - Returns: the number of hits removed, from at most `most` runs.
    func pruneMarks(at moment: Timestamp, atMost most: Int) async throws -> Int
    /// Removes tables without a run that were opened before the given day, and tries at challenges
    /// of earlier days.
    ///
    /// - Returns: the number of tables and tries removed, at most `most` of each.
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
    /// The number of runs removed.
    let removed: Int

    package init(last: Int64, removed: Int) {
        self.last = last
        self.removed = removed
    }
}
