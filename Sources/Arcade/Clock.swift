/// The clock of all games. Rules advance by whole ticks, never by frames.
public enum Clock {
    /// The number of ticks in one game second.
    public static let ticksPerSecond = 120

    /// Returns the whole seconds that a countdown of `ticks` shows, rounded up.
    public static func secondsShown(ofTicks ticks: Int) -> Int {
        (ticks + ticksPerSecond - 1) / ticksPerSecond
    }
}
