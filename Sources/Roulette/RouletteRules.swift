import Arcade

/// The constants of Roulette that don't belong to a table.
public enum RouletteRules {
    /// The money at the start of a game (Roulette, rule 2).
    public static let money = 1000
    /// The most spins in a game; then the table closes. They take about eleven hours, and are as
    /// many as a recording can hold.
    public static let mostSpins = 10_000
    /// The most spins in a game of Classic: more than an hour, and as many as a recording can hold
    /// with chips on every place.
    public static let mostClassicSpins = 1000
    /// The values of the five chips, lowest first (Roulette, rule 11).
    public static let chips = [1, 5, 10, 25, 100]
    /// The table limit: the most money on one place of the cloth.
    public static let highestStack = 500
    /// How long the wheel turns, in ticks: four seconds.
    public static let turningTicks = 4 * Clock.ticksPerSecond
    /// The spins in a party round, with one ball for everyone.
    public static let partySpins = 10
    /// How long guests at a party can bet on each spin, in seconds.
    public static let partyBetting = 20
    /// How long each party spin takes, in seconds: betting, the turn and a look at the result.
    public static let partySpin = 30
    /// How many recent results are shown.
    public static let shownResults = 12

    /// The stage, in stage units: the wheel fills it.
    public static let stage = StageShape(width: 400, height: 400)
}
