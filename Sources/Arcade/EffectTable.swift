/// Sizes and times shared by the effects of several games. Sizes are in stage units, lives in
/// ticks, and speeds in stage units per tick.
package enum EffectTable {
    // MARK: Bounds

    /// The maximum numbers of particles, trails and sways at once. Nobody would notice more.
    static let mostParticles = 256
    static let mostTrails = 144
    static let mostSways = 16
    /// The maximum number of balls with trails.
    static let mostBalls = 16
    /// The smallest size that is drawn, in stage units.
    static let smallest = 0.05

    // MARK: Drops and rings

    /// The number of drops from something that bursts.
    package static let drops = 18
    package static let dropLife = 60
    package static let dropSpeed = 2.6
    package static let dropGravity = 0.045
    package static let dropDrag = 0.965
    package static let ringGrowth = 1.1
    static let ringThickness = 3.0
    package static let missSize = 6.0
    package static let missGrowth = 0.5
    package static let missLife = 24

    // MARK: Texts

    package static let pointsDrift = -0.45
    /// How long a text takes to spring up to its full size.
    static let springing = 18
    /// How long the result of a turn is shown.
    package static let resultLife = 200
    package static let slowDrift = -0.12
    /// The size of the countdown's numbers in the last ten seconds. The last three numbers are
    /// larger.
    static let countSize = 190.0
    static let lastCountSize = 260.0
    static let countOpacity = 0.2
    static let lastCountOpacity = 0.34
    static let countGrowth = -0.5
    static let countLife = 96

    // MARK: Confetti

    static let partyConfetti = 150
    static let confettiSize = 4.2
    static let confettiSpeed = 6.2
    static let confettiDrag = 0.955
    static let confettiGravity = 0.075
    static let confettiSpin = 0.01
    package static let confettiLife = 190
    static let confettiFlips = 6.0
    /// The longest delay, the life, the speed and the gravity of confetti that falls over the
    /// stage.
    static let partyWait = 90
    static let partyLife = 320
    static let partySpeed = 1.7
    static let partyGravity = 0.012

    // MARK: Swaying

    /// How much an idle bubble's shape changes, and the length of one cycle in ticks.
    static let breathing = 0.016
    static let breath = 170.0
    /// The height of a thing seen edge-on, as a share of its full height.
    static let edge = 0.08

    // MARK: Streaks and trails

    /// The maximum number of hits that a chain's streak connects.
    static let streakPlaces = 6
    static let streakLife = 84
    /// Half the thickness of the last link, and the radius of the knot at its end.
    static let streakSize = 2.6
    static let knotSize = 8.0
    static let streakOpacity = 0.8
    static let trailLife = 30
    /// Half the trail's thickness at its start, as a share of the ball's radius.
    static let trailSize = 0.8
    static let trailOpacity = 0.34
    /// The furthest that a ball can fly between two frames. A ball that moved further was served
    /// again, so it leaves no trail.
    static let longestTrail = 60.0

    // MARK: Shaking

    /// How long the stage shakes: a quarter of a second.
    static let shakeLife = 30
    /// How many times the stage swings horizontally and vertically in that time.
    static let shakes = Point(x: 2.5, y: 3.5)

    /// The life, in ticks, of things that only fade because the system asks for less motion.
    package static let fadeLife = 30

    /// Twelve unit vectors in the directions of a clock's hours. The table avoids trigonometry.
    static let directions: [Point] = [
        Point(x: 1, y: 0), Point(x: 0.866, y: 0.5), Point(x: 0.5, y: 0.866),
        Point(x: 0, y: 1), Point(x: -0.5, y: 0.866), Point(x: -0.866, y: 0.5),
        Point(x: -1, y: 0), Point(x: -0.866, y: -0.5), Point(x: -0.5, y: -0.866),
        Point(x: 0, y: -1), Point(x: 0.5, y: -0.866), Point(x: 0.866, y: -0.5),
    ]
}
