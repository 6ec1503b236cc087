/// A run that was just given up. It remains in the store, and so survives a reload, until the undo
/// period ends.
struct DroppedRun {
    /// The length of the undo period, in milliseconds.
    static let undoMilliseconds = 8000.0

    let session: Session
    private var milliseconds = 0.0

    init(_ session: Session) { self.session = session }

    /// Advances the undo period.
    ///
    /// - Returns: whether the period has ended.
    mutating func pass(_ milliseconds: Double) -> Bool {
        self.milliseconds += max(0, milliseconds)
        return self.milliseconds >= Self.undoMilliseconds
    }
}
