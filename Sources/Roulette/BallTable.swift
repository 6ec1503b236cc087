/// The numbers of the ball's course. Times are in ticks, radii and heights in stage units, angles in
/// turns.
public enum BallTable {
    /// One flight of the ball between two places that it touches.
    public struct Hop: Sendable {
        /// How long it lasts.
        public let ticks: Double
        /// How high the ball is in its middle.
        public let height: Double
    }

    /// So long the ball is lifted to the rim, and gathers speed.
    public static let push = 29.0
    /// The whole turns that it makes there, and some part of one.
    public static let turns = 6.0
    /// Those that the wheel makes against it, likewise.
    public static let wheelTurns = 2.0
    /// The share of its first speed that is left of it at the knock.
    public static let lastSpeed = 0.3
    /// So long before the knock it is too slow for the rim, and comes down.
    public static let fall = 48.0
    /// After so long it lies in its pocket.
    public static let captured = 384.0

    /// The radius of the whole wheel.
    public static let wheel = 196.0
    /// The circle that it runs on.
    public static let rim = 183.0
    /// The circle of the deflectors.
    public static let deflector = 170.0
    /// The circle that it lies on.
    public static let pocket = 127.0
    /// The deflectors around the bowl; the first is half the way from the top to the next.
    public static let deflectors = 8.0
    /// So far before the middle of a deflector the middle of the ball is when both touch.
    public static let reach = 0.01

    /// So often in a turn it is heard while it rolls.
    public static let rolls = 4.0
    /// In so many steps of a sound it grows slower.
    public static let rollSteps = 8.0

    /// What a deflector throws it into, and the hops over the frets after that.
    public static let hops = [
        Hop(ticks: 36, height: 24), Hop(ticks: 34, height: 18), Hop(ticks: 25, height: 10),
        Hop(ticks: 18, height: 5), Hop(ticks: 13, height: 2.5),
    ]
    /// So many pockets it flies against the wheel after the knock, spin by spin; about, as that is up to
    /// which deflector is the nearest.
    public static let flights = [9.0, 13.0, 7.0, 11.0]
    /// The ways that it can take: how many pockets ahead of its own each hop ends. Halves are frets,
    /// and the last is its pocket.
    public static let ways: [[Double]] = [
        [3.5, 0.5, 0], [5.5, 2.5, 0.5, 0], [4.5, 1.5, -0.5, 0], [6.5, 3.5, 1.5, 0.5, 0],
        [3.5, -0.5, 0],
    ]
}
