/// Something to see, hear or feel once. Games emit cues but never read them.
public struct Cue: Equatable, Sendable {
    /// What happened. The tables of effects and sounds have a row for each name.
    public enum Name: UInt8, CaseIterable, Sendable {
        /// The player hit a target.
        case pop
        /// A tap hit nothing.
        case miss
        /// A target appeared.
        case appear
        /// A target disappeared without being hit.
        case vanish
        /// One of the last ten seconds, or a second of the count-in, began. At a party, the chain
        /// counts the last seconds.
        case hurry
        /// The run ended.
        case timeUp
        /// The player launched a ball.
        case launch
        /// A ball hit a wall.
        case bounce
        /// A ball hit the paddle.
        case paddle
        /// A brick was hit but didn't break.
        case crack
        /// A brick broke.
        case smash
        /// A special brick's bonus began; the look is the brick's.
        case bonus
        /// The player nudged the balls.
        case nudge
        /// A ball was lost.
        case lost
        /// A life was lost, or points were lost in a mode without lives.
        case lifeLost
        /// A level was completed.
        case cleared
        /// A wheel started to turn.
        case spin
        /// A ball rattled into its pocket.
        case rattle
        /// A turn was won; the points are the money won.
        case win
        /// A turn was nearly won.
        case nearMiss
        /// A turn was lost.
        case loss
        /// A badge was earned; the look is the badge's.
        case badge
        /// The count-in ended.
        case go
        /// A run became the player's best.
        case newBest
        /// A control was used.
        case button
        /// The run was extended; the points are the seconds.
        case moreTime
        /// Something that can be caught started to fall.
        case drop
        /// Something was caught; the look shows what.
        case caught
        /// Something harmful was caught.
        case spoiled
        /// A ball is rolling; the chain is its speed.
        case roll
        /// A rolling ball was knocked; the chain is the height of its jump.
        case knock
        /// Another player took the lead at a party.
        case fanfare
        /// A party awaits the result of a photo finish.
        case drumRoll
    }

    /// What happened.
    public let name: Name
    /// The position, in stage units.
    public let place: Point
    /// The size of the affected thing in stage units: its radius or half its height.
    public let size: Double
    /// The index of the look that provides the colour, in the game's looks.
    public let look: Int
    /// The points earned or lost, or the number that the cue's name describes.
    public let points: Int
    /// The length of the chain or streak so far, or the number that the cue's name describes.
    public let chain: Int
    /// The ratio of the thing's width to its height.
    public let stretch: Double
    /// The number of the ball that caused the cue, as used in scenes; nil if no ball caused it.
    public let ball: Int?
    /// The affected row of the wall, 0 for the lowest.
    public let row: Int

    /// The sound's pitch step, at least 1. It rises with each link of a chain and each row of a
    /// wall.
    public var climb: Int { max(chain, 1) + row }

    /// Creates a cue.
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
