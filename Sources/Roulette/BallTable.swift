/// The constants of the ball's motion. Times are in ticks, radii and heights in stage units, and
/// angles in turns.
public enum BallTable {
    /// A flight of the ball between two contacts.
    public struct Hop: Sendable {
        /// The duration, in ticks.
        public let ticks: Double
        /// The height halfway through.
        public let height: Double
    }

    /// How long the ball takes to rise to the rim and gather speed.
    public static let push = 29.0
    /// The number of whole turns that the ball makes on the rim. Each spin adds a fraction of a
    /// turn.
    public static let turns = 6.0
    /// The number of whole turns that the wheel makes in the other direction. Each spin adds a
    /// fraction of a turn.
    public static let wheelTurns = 2.0
    /// The share of the ball's initial speed left when a deflector knocks the ball.
    public static let lastSpeed = 0.3
    /// How long before the knock the ball becomes too slow for the rim and starts to fall.
    public static let fall = 48.0
    /// The time when the ball comes to rest in its pocket.
    public static let captured = 384.0

    /// The radius of the whole wheel.
    public static let wheel = 196.0
    /// The radius of the circle that the ball runs on.
    public static let rim = 183.0
    /// The radius of the circle of deflectors.
    public static let deflector = 170.0
    /// The distance from the wheel's centre to the ball when it rests in a pocket.
    public static let pocket = 127.0
    /// The number of deflectors around the bowl. The first is half a gap from the top.
    public static let deflectors = 8.0
    /// The angle from the middle of a deflector to the middle of the ball when they touch.
    public static let reach = 0.01

    /// The number of rolling sounds per turn of the ball.
    public static let rolls = 4.0
    /// The number of different rolling sounds, from fast to slow.
    public static let rollSteps = 8.0

    /// The flight from the deflector, and the hops over the frets after that.
    public static let hops = [
        Hop(ticks: 36, height: 24), Hop(ticks: 34, height: 18), Hop(ticks: 25, height: 10),
        Hop(ticks: 18, height: 5), Hop(ticks: 13, height: 2.5),
    ]
    /// The approximate number of pockets that the ball flies against the wheel's rotation after the
    /// knock, for consecutive spins. The exact number depends on the nearest deflector.
    public static let flights = [9.0, 13.0, 7.0, 11.0]
    /// The ball's possible paths, as the number of pockets between the end of each hop and the
    /// final pocket. Halves are frets, and the last number, 0, is the final pocket.
    public static let ways: [[Double]] = [
        [3.5, 0.5, 0], [5.5, 2.5, 0.5, 0], [4.5, 1.5, -0.5, 0], [6.5, 3.5, 1.5, 0.5, 0],
        [3.5, -0.5, 0],
    ]
}
