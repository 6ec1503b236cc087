import Arcade

/// Decides when to save a run in progress, in case the app ends without notice.
struct SaveSchedule {
    private static let ticksBetweenSaves = 5 * Clock.ticksPerSecond

    /// Whether the run was restored from the store.
    let wasKept: Bool
    private var nextSave: Int
    /// The cabinet's mark at the last save, or at the start.
    private var mark: Int

    init(_ cabinet: any Cabinet, isKept: Bool) {
        wasKept = isKept
        nextSave = cabinet.tick + Self.ticksBetweenSaves
        mark = cabinet.mark
    }

    /// Returns whether it's time to save. If so, restarts the interval.
    mutating func takeSave(at tick: Int) -> Bool {
        guard tick >= nextSave else { return false }
        nextSave = tick + Self.ticksBetweenSaves
        return true
    }

    /// Returns whether something worth saving has happened since the last call.
    mutating func takeChange(to mark: Int) -> Bool {
        defer { self.mark = mark }
        return mark != self.mark
    }

    /// Restarts the interval for a restarted run.
    mutating func restart() { nextSave = Self.ticksBetweenSaves }
}
