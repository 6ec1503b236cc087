import Arcade

/// When a run in progress is kept, for the case that nothing is said at the end.
struct Keeping {
    private static let ticksBetweenSaves = 5 * Clock.ticksPerSecond

    /// Whether the run was kept, and is gone on with.
    let wasKept: Bool
    private var nextSave: Int
    /// The cabinet's mark when it was last kept, or begun.
    private var mark: Int

    init(_ cabinet: any Cabinet, isKept: Bool) {
        wasKept = isKept
        nextSave = cabinet.tick + Self.ticksBetweenSaves
        mark = cabinet.mark
    }

    /// Whether it is time to; asking begins the time anew.
    mutating func takeSave(at tick: Int) -> Bool {
        guard tick >= nextSave else { return false }
        nextSave = tick + Self.ticksBetweenSaves
        return true
    }

    /// Whether something happened since this was last asked.
    mutating func takeChange(to mark: Int) -> Bool {
        defer { self.mark = mark }
        return mark != self.mark
    }

    /// The run begins again.
    mutating func deal() { nextSave = Self.ticksBetweenSaves }
}
