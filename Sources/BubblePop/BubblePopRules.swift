import Arcade

/// The sizes, times and chances of BubblePop, each with its unit.
public enum BubblePopRules {
    /// The stage of a phone in the hand, 390 by 690, and every other shape of the same area.
    public static let format = StageFormat(area: 390 * 690, slimmest: 2.2)

    // MARK: Sizes, in stage units

    /// The radius of the largest bubble however few there are.
    static let largestRadius = 54.0
    /// The radius of the smallest bubble however many there are: on a screen 320 points wide its
    /// target is 44 points across.
    static let smallestRadius = 32.5
    /// The share of the stage that the bubbles may fill when all of them are there.
    static let fill = 0.24
    /// The air that is always left between two bubbles.
    static let gap = 1.0
    /// How far ahead a rising bubble looks for others in its way, so that it need not look at every
    /// tick. Any length gives the same run; from a longer one it looks again later.
    static let outlook = 96.0
    /// How far beside a bubble a tap still counts, so that a near miss is forgiven.
    public static let forgiveness = 7.0

    /// How high the letters of a loss are.
    static let lossLetters = 30.0

    // MARK: Times, in ticks

    /// How long a bubble grows.
    package static let appearing = 30
    /// How long a bubble shrinks that goes by itself.
    static let shrinking = 30
    /// New bubbles come this long after the second that brings them, the earliest and the latest:
    /// behind those that go, and not all at once.
    static let arrival = 32...74

    /// The last seconds of a run that are called out, in seconds.
    static let hurry = 10
    /// The very last of them.
    static let last = 3

    // MARK: Chances

    /// At most one of so many bubbles goes in a second.
    static let stayers = 3
    /// At least one of so many of the most bubbles at once is wanted in every second, so that
    /// there is always something to aim for.
    static let fewestShare = 2
    /// How often a place is tried before a bubble stays away.
    static let placingTries = 48
    /// A bubble's speed is that of its kind times this, the slowest and the fastest.
    static let pace = 0.85...1.15

    // MARK: Points

    /// What a bubble earns: from the second of a chain on, 1.5 times its points, rounded to the
    /// nearest whole number, halves up (BubblePop, core functionality 8).
    ///
    /// - Parameters:
    ///   - kind: the kind of the bubble.
    ///   - chain: how many of its colour were popped in a row, this one included.
    public static func points(of kind: BubbleKind, chain: Int) -> Int {
        chain > 1 ? (kind.points * 3 + 1) / 2 : kind.points
    }

    /// The radius of the largest bubbles of a run, in stage units.
    static func radius(mostBubbles: Int) -> Double {
        let fair = (fill * format.area / (3.141592653589793 * Double(mostBubbles))).squareRoot()
        return min(max(fair, smallestRadius), largestRadius)
    }
}
