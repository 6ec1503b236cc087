/// The one clock of every game: rules advance by whole ticks, never by frames.
public enum Clock {
    /// How many ticks make one game second.
    public static let ticksPerSecond = 120

    /// The whole seconds that a countdown of `ticks` shows: 1 tick left still shows a second.
    public static func secondsShown(ofTicks ticks: Int) -> Int {
        (ticks + ticksPerSecond - 1) / ticksPerSecond
    }
}
