/// The sizes and times of effects. Sizes are in stage units, lives in ticks, speeds in stage units a
/// tick.
enum EffectTable {
    // MARK: Bounds

    /// More than this is not seen anyway.
    static let mostParticles = 256
    static let mostTrails = 144
    static let mostSways = 16
    /// The most balls that leave trails.
    static let mostBalls = 16
    /// Nothing is drawn smaller.
    static let smallest = 0.05

    // MARK: Drops, sparks and shards

    /// How many drops a popped bubble leaves.
    static let drops = 18
    static let dropLife = 60
    static let dropSpeed = 2.6
    static let dropGravity = 0.045
    static let dropDrag = 0.965
    /// The light of a pop, and of a bubble's torn skin.
    static let popLightLife = 12
    static let ringLife = 26
    static let ringGrowth = 1.1
    static let ringThickness = 3.0
    /// How many shards a broken brick leaves: columns and rows of it.
    static let shards = (columns: 4, rows: 2)
    static let shardLife = 84
    static let shardSpeed = 1.6
    static let shardGravity = 0.055
    /// Turns a tick, at the most.
    static let shardSpin = 0.016
    static let flashLife = 16
    /// How long a broken brick falls, how fast, and how often it turns over.
    static let fallLife = 48
    static let fallSpeed = 0.35
    static let fallFlips = 1.5
    /// How many sparks fly where a ball meets something.
    static let sparks = 5
    static let sparkLife = 26
    static let sparkSize = 1.7
    static let sparkSpeed = 1.5
    static let missSize = 6.0
    static let missGrowth = 0.5
    static let missLife = 24

    // MARK: What is written

    static let pointsLife = 96
    static let pointsDrift = -0.45
    static let pointsSize = 28.0
    /// How much larger points are with each link of a chain, and for how many of them.
    static let pointsGrowth = 2.6
    static let grownLinks = 9
    static let chainSize = 17.0
    /// How far below the points.
    static let chainOffset = 25.0
    static let secondsSize = 26.0
    static let secondsOffset = -48.0
    /// The size of points that come often.
    static let smallPointsSize = 16.0
    static let smallPointsLife = 60
    /// How long what is written springs up.
    static let springing = 18
    /// The result of a turn.
    static let resultLife = 200
    static let slowDrift = -0.12
    /// How far below the result a badge is named, and how large.
    static let badgeOffset = 46.0
    static let badgeSize = 44.0
    static let badgeLife = 300
    /// What was caught.
    static let caughtSize = 18.0
    static let caughtLife = 110
    /// A second of the last ten; the last three are larger.
    static let countSize = 190.0
    static let lastCountSize = 260.0
    static let countOpacity = 0.2
    static let lastCountOpacity = 0.34
    static let countGrowth = -0.5
    static let countLife = 96

    // MARK: Confetti and chips

    /// How many pieces a win throws, a badge, a level that is done, and a new best.
    static let winConfetti = 44
    static let badgeConfetti = 96
    static let clearedConfetti = 96
    static let partyConfetti = 150
    static let confettiSize = 4.2
    static let confettiSpeed = 6.2
    static let confettiDrag = 0.955
    static let confettiGravity = 0.075
    static let confettiSpin = 0.01
    static let confettiLife = 190
    /// Where something is to be read soon.
    static let shortConfettiLife = 96
    static let confettiFlips = 6.0
    /// Confetti that falls from above begins within so many ticks, and falls so long and so fast.
    static let partyWait = 90
    static let partyLife = 320
    static let partySpeed = 1.7
    static let partyGravity = 0.012
    /// How many chips a win throws, and a near miss.
    static let winChips = 14
    static let nearChips = 4
    static let chipSize = 9.0
    static let chipSpeed = 4.2
    static let chipGravity = 0.11
    static let chipLife = 130

    // MARK: What gives way

    /// The swings of a bubble that something happened beside; how far that is felt, how much later
    /// with each stage unit, and how much where it happened.
    static let wobbles = 2.5
    static let wobbleLife = 110
    static let wobbleDelay = 0.16
    static let bornReach = 120.0
    static let bornStrength = 0.13
    static let popReach = 190.0
    static let popStrength = 0.15
    static let missReach = 130.0
    static let missStrength = 0.16
    /// How much a bubble changes that nothing happens to, and in how many ticks.
    static let breathing = 0.016
    static let breath = 170.0
    /// The swings of a ball that met something, and how much it is squashed.
    static let squashes = 1.5
    static let squashLife = 30
    static let squash = 0.34
    /// How far the paddle is pushed down by a ball, and by a launch.
    static let give = 6.5
    static let giveLife = 34
    static let kick = 4.0
    /// A brick that was hit, and stands, turns over.
    static let flipLife = 30
    /// The height of what is seen from its edge, as a share.
    static let edge = 0.08

    // MARK: Streaks and trails

    /// How many places of a chain are connected.
    static let streakPlaces = 6
    static let streakLife = 84
    /// Half the thickness of the last link, and the radius of the knot at its end.
    static let streakSize = 2.6
    static let knotSize = 8.0
    static let streakOpacity = 0.8
    static let trailLife = 30
    /// Half its thickness where it begins, as a share of the ball's radius.
    static let trailSize = 0.8
    static let trailOpacity = 0.34
    /// A ball that is further away than this from where it was did not fly there.
    static let longestTrail = 60.0

    // MARK: Shaking

    /// A quarter of a second.
    static let shakeLife = 30
    /// How often it goes to and fro in that time.
    static let shakes = Point(x: 2.5, y: 3.5)
    static let lifeShake = 5.0
    static let lostShake = 2.0
    static let burstShake = 4.0
    static let badgeShake = 2.5

    /// Ticks that things are seen that only fade, where the system asks for less motion.
    static let fadeLife = 30

    /// Twelve directions around the clock, of length 1: no trigonometry needed.
    static let directions: [Point] = [
        Point(x: 1, y: 0), Point(x: 0.866, y: 0.5), Point(x: 0.5, y: 0.866),
        Point(x: 0, y: 1), Point(x: -0.5, y: 0.866), Point(x: -0.866, y: 0.5),
        Point(x: -1, y: 0), Point(x: -0.866, y: -0.5), Point(x: -0.5, y: -0.866),
        Point(x: 0, y: -1), Point(x: 0.5, y: -0.866), Point(x: 0.866, y: -0.5),
    ]
}
