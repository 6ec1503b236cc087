/// A run that was given up a moment ago. It is kept as it was, also over a reload, until nobody can want
/// it back.
struct DroppedRun {
    /// Milliseconds in which it can be taken back.
    static let patience = 8000.0

    let session: Session
    private var milliseconds = 0.0

    init(_ session: Session) { self.session = session }

    /// Lets time pass.
    ///
    /// - Returns: whether it is too late now.
    mutating func pass(_ milliseconds: Double) -> Bool {
        self.milliseconds += max(0, milliseconds)
        return self.milliseconds >= Self.patience
    }
}
