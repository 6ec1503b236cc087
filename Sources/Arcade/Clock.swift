/// The one clock of every game: rules advance by whole ticks, never by frames.
public enum Clock {
    /// How many ticks make one game second.
    public static let ticksPerSecond = 120
}
