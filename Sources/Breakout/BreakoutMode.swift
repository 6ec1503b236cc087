import Arcade

/// A way to play Breakout. Recordings count the rows of the table, so a new one comes at its end.
struct BreakoutMode {
    /// The ticks that a run has, without those in which it only waits for its player.
    let ticks: Int
    /// The lives of a run; nil where it has none, and goes on whoever loses the last ball.
    let lives: Int?
    /// The points that the loss of the last ball costs then, as far as there are any.
    let price: Int
    /// So many ticks balls wait on the paddle, and then go by themselves; nil where they wait for their
    /// player.
    let patience: Int?
    /// What comes when a wall is cleared.
    let cleared: Cleared
    /// Whether the time is what a run is played against: it is shown, its last seconds are called out,
    /// and nothing else ends the run.
    let isTimed: Bool
    /// The walls, in their order; nil where it is the one that was drawn, whole, with all its bricks.
    let levels: [BreakoutLevel]?
    /// Whether bricks let capsules fall that have to be caught.
    let hasCapsules: Bool
    /// When balls seek what is left; nil where they never do.
    let seeking: Seeking?

    /// The row by which parties play (Breakout, rule 9).
    static let party = 1
    /// The row with all walls and with capsules (Breakout, rule 10).
    static let capsules = 2

    /// The row by which a wall that somebody drew is played (Breakout, rule 11).
    static let drawn = 3

    /// What comes when a wall is cleared.
    enum Cleared: UInt8 {
        /// It is looked at until its player goes on.
        case stops
        /// The next one, at once.
        case goesOn
        /// The end of the run.
        case ends
    }

    /// Whether it is a wall that somebody drew.
    var isDrawn: Bool { levels == nil }

    static let all = [
        BreakoutMode(
            ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
            cleared: .stops, isTimed: false, levels: BreakoutLevel.standard, hasCapsules: false,
            seeking: nil),
        BreakoutMode(
            ticks: BreakoutRules.partyTicks, lives: nil, price: BreakoutRules.lostBall,
            patience: BreakoutRules.servePatience, cleared: .goesOn, isTimed: true,
            levels: BreakoutLevel.standard, hasCapsules: false, seeking: nil),
        BreakoutMode(
            ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
            cleared: .stops, isTimed: false, levels: BreakoutLevel.all, hasCapsules: true,
            seeking: Seeking(bricks: 12, ticks: BreakoutRules.seekPatience)),
        BreakoutMode(
            ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
            cleared: .ends, isTimed: false, levels: nil, hasCapsules: true,
            seeking: Seeking(bricks: 12, ticks: BreakoutRules.seekPatience)),
    ]
}
