import Arcade

/// The numbers of Roulette that are no table of their own.
public enum RouletteRules {
    /// The money that a game begins with (Roulette, rule 2).
    public static let money = 1000
    /// The spins of a game, at most: the table closes then. About eleven hours, and what a
    /// recording can hold.
    public static let mostSpins = 10_000
    /// Ticks that the wheel turns: four seconds.
    public static let turningTicks = 4 * Clock.ticksPerSecond
    /// How many of the last results are shown.
    public static let shownResults = 12

    /// The stage, in stage units: the wheel fills it.
    public static let stage = StageShape(width: 400, height: 400)
}
