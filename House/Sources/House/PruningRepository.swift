/// What a house forgets in time. Each of these is one small transaction, so that nobody's run waits for it
/// noticeably, and several houses may do them at once.
public protocol PruningRepository: Sendable {
    /// Takes players off a board that closed before a day. The best stays: it is who won.
    ///
    /// - Parameter most: so many at once, the lowest players' numbers first.
    /// - Returns: how many there were; 0 where no such board has more than its winner.
    func pruneStandings(before day: Day, atMost most: Int) async throws -> Int
    /// Looks at runs in the order that they came, and removes those of before a day that stand on no board.
    ///
    /// - Parameters:
    ///   - last: the number of the run that was looked at last; 0 for none.
    ///   - most: so many are looked at.
    /// - Returns: nil where there are no more of before that day.
    func pruneRuns(
        after last: Int64, before day: Day, atMost most: Int
    ) async throws -> PrunedRuns?
    /// Forgets the marks of runs that anybody may watch at a moment.
    ///
    /// - Returns: how many marks there were, of at most `most` runs.
    func pruneMarks(at moment: Moment, atMost most: Int) async throws -> Int
    /// Removes tables that were opened before a day and have no run (any more), and tries at challenges of
    /// before it.
    ///
    /// - Returns: how many of both there were, at most `most` of each.
    func pruneTables(before day: Day, atMost most: Int) async throws -> Int
    /// When the house was last known to be open, or its newest run or party where that was never noted; nil
    /// where there are none.
    func lastOpen() async throws -> Moment?
    /// Notes that the house is open, and forgets whose walls the host took down before `end`.
    func noteOpen(at moment: Moment, forgetting end: Moment) async throws
}

/// What became of some runs.
public struct PrunedRuns: Sendable, Equatable {
    /// The number of the last that was looked at.
    let last: Int64
    /// How many were removed.
    let removed: Int

    package init(last: Int64, removed: Int) {
        self.last = last
        self.removed = removed
    }
}
