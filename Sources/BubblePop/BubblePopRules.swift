import Arcade

/// The sizes, times and chances of BubblePop, each with its unit.
public enum BubblePopRules {
    /// The stage of a phone held upright, 390 by 690, and any other shape with the same area.
    public static let format = StageFormat(area: 390 * 690, slimmest: 2.2)

    // MARK: Sizes, in stage units

    /// The maximum radius of a bubble, however few there are.
    static let largestRadius = 54.0
    /// The minimum radius of a bubble, however many there are: 44 points across on a screen 320
    /// points wide.
    static let smallestRadius = 32.5
    /// The share of the stage that the maximum number of bubbles may fill.
    static let fill = 0.24
    /// The minimum gap between two bubbles.
    static let gap = 1.0
    /// How far ahead a rising bubble checks its path, to avoid a check in every tick. A larger
    /// value makes checks rarer. The value doesn't affect the run.
    static let outlook = 96.0
    /// How far outside a bubble a tap can be and still hit the bubble. Forgives near misses.
    public static let forgiveness = 7.0

    /// The height of the text for lost points.
    static let lossLetters = 30.0

    // MARK: Times, in ticks

    /// How long a new bubble takes to grow.
    package static let appearing = 30
    /// How long a shrinking bubble takes to disappear.
    static let shrinking = 30
    /// New bubbles appear this long after each full second, when the bubbles removed then are
    /// already gone. A range keeps new bubbles from appearing all at once.
    static let arrival = 32...74

    /// The number of seconds announced at the end of a run.
    static let hurry = 10
    /// The number of seconds at the end during which the countdown shows `HUD.Urgency.last`.
    static let last = 3

    // MARK: Chances

    /// Each second, at most one in this many bubbles leaves, rounded up.
    static let stayers = 3
    /// Each second, the target number of bubbles is at least the maximum divided by this. That
    /// leaves enough bubbles to pop at all times.
    static let fewestShare = 2
    /// The number of positions to try before giving up on a new bubble.
    static let placingTries = 48
    /// The range of a bubble's speed, as a multiple of its kind's speed.
    static let pace = 0.85...1.15

    // MARK: Points

    /// Returns the points for a bubble. From the second in a chain, bubbles earn 1.5 times their
    /// kind's points, rounded to the nearest whole number, with halves rounded up (BubblePop, core
    /// functionality 8).
    ///
    /// - Parameters:
    ///   - kind: the bubble's kind.
    ///   - chain: the number of bubbles popped in a row in this colour, including this bubble.
    public static func points(of kind: BubbleKind, chain: Int) -> Int {
        chain > 1 ? (kind.points * 3 + 1) / 2 : kind.points
    }

    /// Returns the radius of a run's largest bubbles, in stage units.
    static func radius(mostBubbles: Int) -> Double {
        let fair = (fill * format.area / (3.141592653589793 * Double(mostBubbles))).squareRoot()
        return min(max(fair, smallestRadius), largestRadius)
    }
}
