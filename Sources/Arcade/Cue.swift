/// Something to see, hear or feel once. Cues come out of a game and never go back into it.
public struct Cue: Equatable, Sendable {
    /// What happened; each name has its rows in the tables of effects and sounds.
    public enum Name: UInt8, CaseIterable, Sendable {
        /// A target was hit by the player.
        case pop
        /// A tap hit nothing.
        case miss
        /// A target came.
        case appear
        /// A target went unhit.
        case vanish
        /// A second of the last ten began, or one of the count-in.
        case hurry
        /// The run ended.
        case timeUp
        /// A ball was sent off by the player.
        case launch
        /// A ball met a wall.
        case bounce
        /// A ball met the paddle.
        case paddle
        /// A brick was hit, and stands.
        case crack
        /// A brick broke.
        case smash
        /// What was in a special brick begins; the look is the brick's.
        case bonus
        /// The balls were nudged.
        case nudge
        /// A ball was lost.
        case lost
        /// A life was lost; or, where there are none, the points that it cost instead.
        case lifeLost
        /// All of a level is done.
        case cleared
        /// A wheel begins to turn.
        case spin
        /// A ball rattles into its place.
        case rattle
        /// A turn was won; the points are the money.
        case win
        /// A turn was nearly won.
        case nearMiss
        /// A turn was lost.
        case loss
        /// A badge was earned; the look is the badge's.
        case badge
        /// The count-in is over.
        case go
        /// A run is the player's best so far.
        case newBest
        /// A control was used.
        case button
        /// The run may go on for longer; the points are the seconds.
        case moreTime
        /// Something begins to fall that can be caught.
        case drop
        /// Something was caught; the look is what it was.
        case caught
        /// Something was caught that one would rather not have.
        case spoiled
        /// A ball rolls on; the chain is how fast.
        case roll
        /// A ball is knocked while it rolls; the chain is how high it is thrown.
        case knock
    }

    /// What happened.
    public let name: Name
    /// Where, in stage units.
    public let place: Point
    /// How large the thing is that it happened to: a radius or half a height in stage units.
    public let size: Double
    /// The row of the game's table of looks, for its colour.
    public let look: Int
    /// The points it earned, or cost.
    public let points: Int
    /// How long the chain or streak is that it belongs to.
    public let chain: Int
    /// How much wider than high the thing is.
    public let stretch: Double
    /// The number in the run of the ball that did it, as scenes have it; nil where it was none.
    public let ball: Int?
    /// The row of a wall it happened in, 0 for the lowest.
    public let row: Int

    /// How high it sounds: 1 and more, higher with each link of a chain and each row of a wall.
    public var climb: Int { max(chain, 1) + row }

    /// A cue; see the properties.
    public init(
        _ name: Name, at place: Point, size: Double = 0, look: Int = 0, points: Int = 0,
        chain: Int = 0, stretch: Double = 1, ball: Int? = nil, row: Int = 0
    ) {
        self.name = name
        self.place = place
        self.size = size
        self.look = look
        self.points = points
        self.chain = chain
        self.stretch = stretch
        self.ball = ball
        self.row = row
    }
}
