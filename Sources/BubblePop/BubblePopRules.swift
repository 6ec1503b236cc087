import Arcade

/// The sizes, times and chances of BubblePop, each with its unit.
public enum BubblePopRules {
    /// The stage of a phone held upright, 390 by 690, and any other shape with the same area.
    public static let format = StageFormat(area: 390 * 690, slimmest: 2.2)

    // MARK: Sizes, in stage units

    /// The greatest radius of the largest bubble, however few there are.
    static let largestRadius = 54.0
    /// The least radius of any bubble, however many there are: 44 points across on a screen 320
    /// points wide.
    static let smallestRadius = 32.5
    /// The share of the stage that the bubbles may fill at their maximum number.
    static let fill = 0.24
    /// The least gap between two bubbles.
    static let gap = 1.0
    /// How far ahead a rising bubble looks for others in its way, so that it needn't look in every
    /// tick. Any value gives the same run; with a larger one it looks less often.
    static let outlook = 96.0
    /// How far outside a bubble a tap still counts. Forgives a near miss.
    public static let forgiveness = 7.0

    /// The height of the text for lost points.
    static let lossLetters = 30.0

    // MARK: Times, in ticks

    /// How long a bubble grows.
    package static let appearing = 30
    /// How long a bubble that leaves by itself shrinks.
    static let shrinking = 30
    /// How long after each second new bubbles can appear: later than others leave, and not all at
    /// once.
    static let arrival = 32...74

    /// The last seconds of a run, which are called out.
    static let hurry = 10
    /// How many of them are the most urgent.
    static let last = 3

    // MARK: Chances

    /// At most one in this many bubbles leaves per second.
    static let stayers = 3
    /// Each second, the wanted number of bubbles is at least the maximum divided by this, so that
    /// there's always something to aim for.
    static let fewestShare = 2
    /// The number of positions tried before a new bubble is dropped.
    static let placingTries = 48
    /// The range of a bubble's speed, as a multiple of its kind's.
    static let pace = 0.85...1.15

    // MARK: Points

    /// Returns the points for a bubble: from the second of a chain, 1.5 times its points, rounded
    /// to the nearest whole number, halves up (BubblePop, core functionality 8).
    ///
    /// - Parameters:
    ///   - kind: the kind of the bubble.
    ///   - chain: the number of its colour popped in a row, including this one.
    public static func points(of kind: BubbleKind, chain: Int) -> Int {
        chain > 1 ? (kind.points * 3 + 1) / 2 : kind.points
    }

    /// Returns the radius of the largest bubbles of a run, in stage units.
    static func radius(mostBubbles: Int) -> Double {
        let fair = (fill * format.area / (3.141592653589793 * Double(mostBubbles))).squareRoot()
        return min(max(fair, smallestRadius), largestRadius)
    }
}
