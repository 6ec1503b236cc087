import Arcade

/// The numbers of Roulette that are no table of their own.
public enum RouletteRules {
    /// The money that a game begins with (Roulette, rule 2).
    public static let money = 1000
    /// The spins of a game, at most: the table closes then. About eleven hours, and what a
    /// recording can hold.
    public static let mostSpins = 10_000
    /// The spins of a game of Classic, at most: more than an hour, and what a recording can hold with
    /// chips on every place.
    public static let mostClassicSpins = 1000
    /// What the five kinds of chips are worth, from the least (Roulette, rule 11).
    public static let chips = [1, 5, 10, 25, 100]
    /// The most that may lie on one place of the cloth: the limit of the table.
    public static let highestStack = 500
    /// Ticks that the wheel turns: four seconds.
    public static let turningTicks = 4 * Clock.ticksPerSecond
    /// The spins of a round at a party: one ball for everybody.
    public static let partySpins = 10
    /// So long bets are taken for one of them, in seconds.
    public static let partyBetting = 20
    /// And so long it lasts in all, in seconds: then the wheel has turned and its result was looked at.
    public static let partySpin = 30
    /// How many of the last results are shown.
    public static let shownResults = 12

    /// The stage, in stage units: the wheel fills it.
    public static let stage = StageShape(width: 400, height: 400)
}
