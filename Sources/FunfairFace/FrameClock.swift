/// Makes of the times of frames how many milliseconds went by.
struct FrameClock {
    private var last: Double?

    /// Milliseconds since the frame before: 0 for the first, and where time seems to run backwards.
    /// What counts of a long one, the app decides.
    mutating func milliseconds(at seconds: Double) -> Double {
        guard seconds.isFinite else { return 0 }
        defer { last = seconds }
        return last.map { max(0, (seconds - $0) * 1000) } ?? 0
    }

    /// There are no frames for a while, and the time until the next is nobody's.
    mutating func rest() { last = nil }
}
