import Arcade

/// The constants of Roulette that aren't in a table.
public enum RouletteRules {
    /// The money at the start of a game (Roulette, rule 2).
    public static let money = 1000
    /// The maximum number of spins in a game, after which the table closes. All spins together last
    /// about eleven hours, and a recording can't contain more.
    public static let mostSpins = 10_000
    /// The maximum number of spins in a game of Classic. All spins together last more than an hour,
    /// and with chips on every place, a recording can't contain more.
    public static let mostClassicSpins = 1000
    /// The values of the five chips, lowest first (Roulette, rule 11).
    public static let chips = [1, 5, 10, 25, 100]
    /// The table limit, the maximum amount on a place of the cloth.
    public static let highestStack = 500
    /// How long the wheel turns, in ticks: four seconds.
    public static let turningTicks = 4 * Clock.ticksPerSecond
    /// The number of spins in a party round, with one ball for everyone.
    public static let partySpins = 10
    /// How long guests at a party can bet on each spin, in seconds.
    public static let partyBetting = 20
    /// The length of each party spin, in seconds, including the time to bet and to see the result.
    public static let partySpin = 30
    /// The number of recent results shown.
    public static let shownResults = 12

    /// The stage, in stage units, which the wheel fills.
    public static let stage = StageShape(width: 400, height: 400)
}
