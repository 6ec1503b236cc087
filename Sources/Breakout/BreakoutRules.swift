import Arcade

/// The sizes, times and speeds of Breakout, each with its unit.
public enum BreakoutRules {
    // MARK: Sizes, in stage units

    /// The stage, the same on every screen.
    public static let stage = StageShape(width: 400, height: 640)
    @usableFromInline static let width = 400.0
    static let height = 640.0

    /// The number of bricks in a row.
    public static let columns = 10
    /// The maximum number of rows in a built-in wall.
    public static let mostRows = 8
    /// A brick's width. Neighbouring bricks touch, so balls can't get caught on an edge between two
    /// bricks.
    public static let brickWidth = 40.0
    /// A brick's height.
    public static let brickHeight = 20.0
    /// The distance from the ceiling to the wall, which leaves room for a ball above the wall.
    public static let wallTop = 50.0

    /// A ball's radius.
    public static let ballRadius = 6.0
    /// The paddle's height; its ends are round.
    public static let paddleHeight = 14.0
    /// The `y` of the paddle's middle, a thumb's height above the lower edge.
    public static let paddleY = 556.0
    static let smallPaddle = 56.0
    static let mediumPaddle = 80.0
    static let largePaddle = 112.0
    /// The width of a wide paddle, as a multiple of its usual width.
    static let wide = 1.5
    /// The width of a narrow paddle, as a multiple of its usual width.
    static let narrow = 0.65
    /// How far below the paddle's middle a ball's centre can be for the paddle's end to still save
    /// the ball, as a share of `Paddle.reach`. Forgives near misses.
    static let forgiveness = 0.35
    /// How far the paddle moves per tick while an arrow key is held.
    static let keyStep = 4.5
    /// The distance between the centres of balls on the paddle.
    static let seat = 11.0
    /// A capsule's width.
    static let capsuleWidth = 32.0
    /// A capsule's height.
    static let capsuleHeight = 16.0
    /// The maximum distance that a finger moves during a tap.
    static let tapReach = 8.0

    // MARK: Speeds, in stage units per second

    /// The speeds of balls leaving the paddle, by the ball-speed setting, before multipliers.
    static let speeds = [220.0, 260, 300, 345, 390, 435, 480, 530, 580, 640]
    /// The speed multipliers by the number of paddle hits since the serve. As in the arcade
    /// original, the first increases come after the fourth and the twelfth hit.
    static let strikeMultipliers = [
        (from: 36, times: 1.6), (from: 24, times: 1.5), (from: 12, times: 1.35),
        (from: 4, times: 1.2), (from: 0, times: 1),
    ]
    /// The speed multipliers by wall; later walls use the last one.
    static let levelMultipliers = [
        1, 1.06, 1.12, 1.18, 1.24, 1.3, 1.35, 1.4, 1.44, 1.48, 1.52, 1.55,
    ]
    /// The minimum speed after a bounce, as a share of the speed in the settings.
    static let slowest = 0.5
    /// The maximum speed under gravity, as a multiple of a ball's speed when it leaves the paddle.
    static let fastest = 1.5
    /// The speed of a ball that turns back at the top of its path, as a share of the speed in the
    /// settings.
    static let crawl = 0.02
    /// The speed of slow balls, as a multiple of their usual speed.
    static let slow = 0.6
    /// The speed of fast balls, as a multiple of their usual speed.
    static let fast = 1.35
    /// How far a capsule falls per tick, in stage units: 114 per second.
    static let capsuleStep = 0.95

    /// Returns the speed of balls leaving the paddle for a setting, in stage units per tick.
    static func speed(_ setting: Bounded<BallSpeed>) -> Double {
        speeds[setting.value - 1] / Double(Clock.ticksPerSecond)
    }

    /// Returns the speed of balls leaving the paddle, as a multiple of the speed in the settings.
    ///
    /// - Parameters:
    ///   - strikes: the number of paddle hits since the serve.
    ///   - level: the number of the wall, from 1.
    static func speedMultiplier(strikes: Int, level: Int) -> Double {
        let byLevel = levelMultipliers[min(level, levelMultipliers.count) - 1]
        for row in strikeMultipliers where strikes >= row.from { return row.times * byLevel }
        return byLevel
    }

    /// Returns the maximum gravity, in stage units per tick per tick. A ball sent straight up still
    /// reaches the ceiling at half its speed, so every brick stays in reach.
    ///
    /// - Parameter speed: the speed of balls leaving the paddle, before multipliers, in stage units
    ///   per tick.
    static func fullGravity(speed: Double) -> Double {
        let way = paddleY - (paddleHeight / 2 + ballRadius) - ballRadius
        return 0.75 * speed * speed / (2 * way)
    }

    /// The range of launch angles from straight up, to the left or to the right, in degrees.
    static let launch = (least: 20.0, most: 40.0)

    // MARK: Times, in ticks

    /// The length of a run: twenty minutes.
    static let mostTicks = 20 * 60 * Clock.ticksPerSecond
    /// The maximum additional time that a run can wait for its player: ten minutes. This only
    /// ensures that every run ends.
    static let mostWaiting = 10 * 60 * Clock.ticksPerSecond
    /// The length of a run at a party: a minute and a half.
    static let partyTicks = 90 * Clock.ticksPerSecond
    /// How long a ball at a party waits before it launches automatically.
    static let servePatience = 3 * Clock.ticksPerSecond
    /// The pause after a nudge, before the next nudge is possible.
    public static let nudgePause = 3 * Clock.ticksPerSecond
    /// The longest touch that counts as a tap.
    static let tapTicks = 42
    /// How long a ball can bounce between the sides, without hitting the paddle or a brick, before
    /// it's nudged off course.
    static let patience = 3 * Clock.ticksPerSecond
    /// The number of consecutive bounces off the sides that such a nudge also requires.
    static let sideBounces = 4
    /// How long a ball can fly without hitting a brick before its path bends at the next bounce.
    static let longPatience = 15 * Clock.ticksPerSecond
    /// The pause between two bends, until the ball hits a brick.
    static let bendPause = Clock.ticksPerSecond / 2
    /// How long the last few bricks can go without a hit before balls seek them.
    static let seekPatience = 10 * Clock.ticksPerSecond
    /// How long the paddle holds a ball before the ball launches automatically.
    static let holdPatience = 5 * Clock.ticksPerSecond
    /// The number of ticks to look ahead for contacts.
    static let foresight = 200.0
    /// The ticks subtracted from the time until a contact, as a margin for rounding errors.
    static let caution = 1e-6
    /// The maximum number of a ball's contacts in one tick. After that, the ball waits in place for
    /// the next tick.
    static let mostContacts = 8

    // MARK: Counts

    /// The lives at the start of a run.
    public static let lives = 3
    /// The maximum number of balls at once, including those from bricks.
    static let mostBalls = 12
    /// The maximum number of capsules falling at once.
    static let mostCapsules = 8
    /// The maximum number of lives, including caught ones.
    static let mostLives = 5

    /// The number of seconds announced at the end of a party run.
    static let hurry = 10
    /// The number of final seconds whose countdown has the urgency `HUD.Urgency.last`.
    static let last = 3

    // MARK: Points

    /// The points that losing the last ball costs at a party.
    static let lostBall = 100
    /// The points for a brick in the lowest row, and the increase with each higher row.
    static let rowPoints = 10
    /// The point multipliers by the number of bricks that a ball breaks without hitting the paddle.
    static let streaks = [(from: 10, times: 4), (from: 6, times: 3), (from: 3, times: 2)]

    /// Returns the point multiplier for a ball's next brick.
    ///
    /// - Parameter streak: the ball's streak, including its next brick.
    static func factor(streak: Int) -> Int {
        for row in streaks where streak >= row.from { return row.times }
        return 1
    }

    /// Returns the bonus for clearing the wall with the given number, from 1.
    static func clearBonus(level: Int) -> Int { 400 + 100 * level }
}
