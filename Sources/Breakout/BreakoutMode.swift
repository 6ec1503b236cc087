import Arcade

/// A way to play Breakout. Recordings count the rows of the table, so a new one comes at its end.
struct BreakoutMode {
    /// The longest run, in ticks.
    let ticks: Int
    /// The lives of a run; nil where it has none, and goes on whoever loses the last ball.
    let lives: Int?
    /// The points that the loss of the last ball costs then, as far as there are any.
    let price: Int
    /// So many ticks balls wait on the paddle, and then go by themselves; nil where they wait for their
    /// player.
    let patience: Int?
    /// Whether a wall that is cleared is looked at until its player goes on; else the next one comes at
    /// once.
    let stops: Bool
    /// Whether the time is what a run is played against: it is shown, its last seconds are called out,
    /// and nothing else ends the run.
    let isTimed: Bool
    /// The walls, in their order.
    let levels: [BreakoutLevel]
    /// Whether bricks let capsules fall that have to be caught.
    let hasCapsules: Bool
    /// When balls seek what is left; nil where they never do.
    let seeking: Seeking?

    /// The row by which parties play (Breakout, rule 9).
    static let party = 1
    /// The row with all walls and with capsules (Breakout, rule 10).
    static let capsules = 2

    static let all = [
        BreakoutMode(
            ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
            stops: true, isTimed: false, levels: BreakoutLevel.standard, hasCapsules: false,
            seeking: nil),
        BreakoutMode(
            ticks: BreakoutRules.partyTicks, lives: nil, price: BreakoutRules.lostBall,
            patience: BreakoutRules.servePatience, stops: false, isTimed: true,
            levels: BreakoutLevel.standard, hasCapsules: false, seeking: nil),
        BreakoutMode(
            ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
            stops: true, isTimed: false, levels: BreakoutLevel.all, hasCapsules: true,
            seeking: Seeking(bricks: 12, ticks: BreakoutRules.seekPatience)),
    ]
}
