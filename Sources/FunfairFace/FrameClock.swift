/// Measures the time between frames.
struct FrameClock {
    private var last: Double?

    /// Returns the milliseconds since the previous frame: 0 for the first frame, and if time seems
    /// to run backwards. The app limits long frames.
    mutating func milliseconds(at seconds: Double) -> Double {
        guard seconds.isFinite else { return 0 }
        defer { last = seconds }
        return last.map { max(0, (seconds - $0) * 1000) } ?? 0
    }

    /// Pauses the clock until the next frame.
    mutating func rest() { last = nil }
}
