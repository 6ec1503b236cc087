/// The constants of the ball's motion. Times are in ticks, radii and heights in stage units, angles
/// in turns.
public enum BallTable {
    /// One flight of the ball between two contacts.
    public struct Hop: Sendable {
        /// The duration.
        public let ticks: Double
        /// The height halfway through.
        public let height: Double
    }

    /// How long the ball takes to rise to the rim and gather speed.
    public static let push = 29.0
    /// The whole turns that the ball makes on the rim, plus a fraction of one.
    public static let turns = 6.0
    /// The whole turns that the wheel makes in the other direction, plus a fraction of one.
    public static let wheelTurns = 2.0
    /// The share of the ball's initial speed left at the knock.
    public static let lastSpeed = 0.3
    /// How long before the knock the ball gets too slow for the rim and comes down.
    public static let fall = 48.0
    /// When the ball comes to rest in its pocket.
    public static let captured = 384.0

    /// The radius of the whole wheel.
    public static let wheel = 196.0
    /// The radius of the circle that the ball runs on.
    public static let rim = 183.0
    /// The radius of the circle of deflectors.
    public static let deflector = 170.0
    /// The radius of the ball at rest in a pocket.
    public static let pocket = 127.0
    /// The number of deflectors around the bowl. The first is half a gap from the top.
    public static let deflectors = 8.0
    /// The angle from the middle of a deflector to the middle of the ball when they touch.
    public static let reach = 0.01

    /// How often per turn the rolling ball is heard.
    public static let rolls = 4.0
    /// The number of steps in the slowing of the rolling sound.
    public static let rollSteps = 8.0

    /// The flight from the deflector, and the hops over the frets after that.
    public static let hops = [
        Hop(ticks: 36, height: 24), Hop(ticks: 34, height: 18), Hop(ticks: 25, height: 10),
        Hop(ticks: 18, height: 5), Hop(ticks: 13, height: 2.5),
    ]
    /// About how many pockets the ball flies against the wheel after the knock, spin by spin. The
    /// exact number depends on the nearest deflector.
    public static let flights = [9.0, 13.0, 7.0, 11.0]
    /// The ball's possible paths: how many pockets ahead of its final one each hop ends. Halves are
    /// frets, and the last, 0, is the final pocket.
    public static let ways: [[Double]] = [
        [3.5, 0.5, 0], [5.5, 2.5, 0.5, 0], [4.5, 1.5, -0.5, 0], [6.5, 3.5, 1.5, 0.5, 0],
        [3.5, -0.5, 0],
    ]
}
