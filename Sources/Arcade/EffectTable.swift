/// The sizes and times of effects.
enum EffectTable {
    /// Ticks that sparks fly.
    static let sparkLife = 54
    /// Stage units a tick.
    static let sparkSpeed = 0.9
    /// Ticks that a ring spreads.
    static let ringLife = 36
    /// Stage units a tick.
    static let ringGrowth = 0.7
    /// Stage units.
    static let ringThickness = 4
    /// Ticks that points float.
    static let pointsLife = 96
    /// Stage units a tick; upwards.
    static let pointsDrift = -0.45
    /// Stage units high.
    static let pointsSize = 30.0
    /// Stage units high.
    static let chainSize = 17.0
    /// Stage units below the points.
    static let chainOffset = 24.0
    /// Stage units high, of points that come often.
    static let smallPointsSize = 15.0
    /// Ticks that they float.
    static let smallPointsLife = 60
    /// Ticks that the result of a turn floats.
    static let resultLife = 200
    /// Stage units a tick; upwards.
    static let slowDrift = -0.12
    /// How many pieces of confetti a win throws, and a badge.
    static let winSparks = 36
    static let badgeSparks = 72
    /// Stage units a tick.
    static let confettiSpeed = 1.5
    /// Stage units.
    static let confettiSize = 5.0
    /// Ticks that confetti flies.
    static let confettiLife = 110
    /// Stage units below the result that a badge is named, and how high its letters are.
    static let badgeOffset = 46.0
    static let badgeSize = 44.0
    /// Ticks that it is named.
    static let badgeLife = 300
    /// Ticks that a broken brick turns over.
    static let flipLife = 48
    /// How often it does so.
    static let flips = 1.5
    /// Stage units a tick; downwards.
    static let flipDrift = 0.35
    /// The height of what is seen from its edge, as a share.
    static let edge = 0.08
    /// Ticks that a ball's trail is seen.
    static let trailLife = 30
    /// The share of the ball's radius.
    static let trailSize = 0.85
    /// Stage units a tick.
    static let trailGrowth = -0.12
    /// 0 to 1.
    static let trailOpacity = 0.3
    /// Stage units.
    static let missSize = 6.0
    /// Stage units a tick.
    static let missGrowth = 0.5
    /// Ticks.
    static let missLife = 24

    /// Twelve directions around the clock, of length 1: no trigonometry needed.
    static let directions: [Point] = [
        Point(x: 1, y: 0), Point(x: 0.866, y: 0.5), Point(x: 0.5, y: 0.866),
        Point(x: 0, y: 1), Point(x: -0.5, y: 0.866), Point(x: -0.866, y: 0.5),
        Point(x: -1, y: 0), Point(x: -0.866, y: -0.5), Point(x: -0.5, y: -0.866),
        Point(x: 0, y: -1), Point(x: 0.5, y: -0.866), Point(x: 0.866, y: -0.5),
    ]
}
