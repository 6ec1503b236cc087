import Arcade

/// The sizes, times and speeds of Breakout, each with its unit.
public enum BreakoutRules {
    // MARK: Sizes, in stage units

    /// The stage, on every screen.
    public static let stage = StageShape(width: 400, height: 640)
    static let width = 400.0
    static let height = 640.0

    /// Bricks side by side.
    public static let columns = 10
    /// The most rows of a wall.
    public static let mostRows = 8
    /// Bricks stand without a gap, so that no ball meets the edge between two of them.
    public static let brickWidth = 40.0
    /// See `brickWidth`.
    public static let brickHeight = 20.0
    /// How far below the ceiling a wall begins: a ball that comes behind it has room to play.
    public static let wallTop = 50.0

    /// A ball's radius.
    public static let ballRadius = 6.0
    /// The paddle's height; its ends are round.
    public static let paddleHeight = 14.0
    /// Where the paddle's middle is: a thumb's height above the lower edge.
    public static let paddleY = 556.0
    static let smallPaddle = 56.0
    static let mediumPaddle = 80.0
    static let largePaddle = 112.0
    /// How much wider the paddle is while it is wide.
    static let wide = 1.5
    /// How wide it is while it is narrow, as a share.
    static let narrow = 0.65
    /// How far below the paddle's middle a ball may be that meets its end and still is caught, as a
    /// share of the way to its lower side: a near miss is forgiven.
    static let forgiveness = 0.35
    /// How far the paddle goes in a tick while an arrow key is held.
    static let keyStep = 4.5
    /// How far apart balls sit on the paddle.
    static let seat = 11.0
    /// How large capsules are.
    static let capsuleWidth = 32.0
    /// See `capsuleWidth`.
    static let capsuleHeight = 16.0
    /// A finger that moved less than this was a tap.
    static let tapReach = 8.0

    // MARK: Speeds, in stage units a second

    /// How fast a ball leaves the paddle, by the setting, before it is hurried.
    static let speeds = [220.0, 260, 300, 345, 390, 435, 480, 530, 580, 640]
    /// From the so manyeth time on that balls of a life meet the paddle they leave it so many times
    /// as fast; as in the arcade's original, after the fourth and the twelfth first.
    static let strikeHastes = [
        (from: 36, times: 1.6), (from: 24, times: 1.5), (from: 12, times: 1.35),
        (from: 4, times: 1.2), (from: 0, times: 1),
    ]
    /// And so many times as fast in the so manyeth wall; after the last row as in that.
    static let levelHastes = [
        1, 1.06, 1.12, 1.18, 1.24, 1.3, 1.35, 1.4, 1.44, 1.48, 1.52, 1.55,
    ]
    /// A bounce leaves a ball at least so much of the setting's, whatever the bounciness.
    static let slowest = 0.5
    /// Gravity makes a ball at most so many times as fast as it leaves the paddle.
    static let fastest = 1.5
    /// On top of a throw a ball turns back as soon as it has so little of it.
    static let crawl = 0.02
    /// How much of their speed balls have while they are slow.
    static let slow = 0.6
    /// And while they are fast.
    static let fast = 1.35
    /// How far a capsule falls in a tick, in stage units: 114 a second.
    static let capsuleStep = 0.95

    /// The speed of a setting, in stage units a tick.
    static func speed(_ setting: Bounded<BallSpeed>) -> Double {
        speeds[setting.value - 1] / Double(Clock.ticksPerSecond)
    }

    /// How many times as fast as the setting says a ball leaves the paddle.
    ///
    /// - Parameters:
    ///   - strikes: how often balls have met the paddle since they were served.
    ///   - level: the number of the wall, from 1.
    static func haste(strikes: Int, level: Int) -> Double {
        let byLevel = levelHastes[min(level, levelHastes.count) - 1]
        for row in strikeHastes where strikes >= row.from { return row.times * byLevel }
        return byLevel
    }

    /// The strongest gravity, in stage units a tick in each tick: a ball sent straight up comes to
    /// the ceiling with half of its speed, so that every brick can be reached.
    ///
    /// - Parameter speed: how fast it leaves the paddle unhurried, in stage units a tick.
    static func fullGravity(speed: Double) -> Double {
        let way = paddleY - (paddleHeight / 2 + ballRadius) - ballRadius
        return 0.75 * speed * speed / (2 * way)
    }

    /// How far from straight up a launch goes, to the left or to the right, in degrees.
    static let launch = (least: 20.0, most: 40.0)

    // MARK: Times, in ticks

    /// The time that a run has: twenty minutes.
    static let mostTicks = 20 * 60 * Clock.ticksPerSecond
    /// So long it may wait for its player beside that: ten minutes. Only a bound, so that every run ends.
    static let mostWaiting = 10 * 60 * Clock.ticksPerSecond
    /// A run at a party: a minute and a half.
    static let partyTicks = 90 * Clock.ticksPerSecond
    /// At a party a ball that nobody launches goes by itself after so long.
    static let servePatience = 3 * Clock.ticksPerSecond
    /// How long a nudge takes to be possible again.
    public static let nudgePause = 3 * Clock.ticksPerSecond
    /// A finger that was down longer was no tap.
    static let tapTicks = 42
    /// A ball that has met neither paddle nor brick for so long, and goes to and fro between the
    /// sides, is nudged off its line.
    static let patience = 3 * Clock.ticksPerSecond
    /// So often it has met the sides by then, and nothing else.
    static let sideBounces = 4
    /// The way of a ball that has hit no brick for so long bends at the next wall.
    static let longPatience = 15 * Clock.ticksPerSecond
    /// And again after so long, until it hits one.
    static let bendPause = Clock.ticksPerSecond / 2
    /// Where little is left and nothing was hit for so long, balls seek it.
    static let seekPatience = 10 * Clock.ticksPerSecond
    /// A ball that is held goes by itself after so long.
    static let holdPatience = 5 * Clock.ticksPerSecond
    /// So many ticks it is looked ahead whether a ball will meet anything.
    static let foresight = 200.0
    /// So many ticks less than there seem to be before, so that no last bit decides.
    static let caution = 1e-6
    /// How often a ball can meet something in one tick. Where it would be more, it waits in its
    /// place for the next tick.
    static let mostContacts = 8

    // MARK: Counts

    /// The lives of a run.
    public static let lives = 3
    /// The most balls there can be, those from bricks included.
    static let mostBalls = 12
    /// The most capsules that fall at once.
    static let mostCapsules = 8
    /// The most lives there can be, those that were caught included.
    static let mostLives = 5

    /// The last seconds of a run at a party that are called out.
    static let hurry = 10
    /// The very last of them.
    static let last = 3

    // MARK: Points

    /// What the last ball costs at a party, when it is lost.
    static let lostBall = 100
    /// What a brick of the lowest row earns, and so much more for each row above it.
    static let rowPoints = 10
    /// From the so manyeth brick that a ball breaks without meeting the paddle, its points count so
    /// many times.
    static let streaks = [(from: 10, times: 4), (from: 6, times: 3), (from: 3, times: 2)]

    /// By how much the points of a ball's next brick are multiplied.
    ///
    /// - Parameter streak: the bricks in a row, that one included.
    static func factor(streak: Int) -> Int {
        for row in streaks where streak >= row.from { return row.times }
        return 1
    }

    /// What clearing a wall earns.
    static func clearBonus(level: Int) -> Int { 400 + 100 * level }
}
