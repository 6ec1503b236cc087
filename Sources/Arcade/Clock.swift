/// Game time. Rules advance in whole ticks, never in frames.
public enum Clock {
    /// The number of ticks in one game second.
    public static let ticksPerSecond = 120

    /// Returns the seconds that a countdown shows when `ticks` are left, rounded up.
    public static func secondsShown(ofTicks ticks: Int) -> Int {
        (ticks + ticksPerSecond - 1) / ticksPerSecond
    }
}
