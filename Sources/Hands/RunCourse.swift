import Arcade
import Breakout
import BubblePop
import Funfair

/// What a run hit and when. Used to detect copies of another player's run with the same seed.
///
/// Random draws depend on all earlier hits, so two runs can only hit the same thing if all their
/// earlier hits were the same.
public struct RunCourse: Sendable {
    /// A hit.
    public struct Mark: Sendable, Equatable {
        /// The hash of what was hit, different for each hit in a run and for each seed.
        public let hit: UInt64
        /// The number of ticks from the start of the run to the hit.
        public let tick: Int
    }

    /// The run's first hits, in order, at most `mostMarks`.
    public let marks: [Mark]

    /// The maximum number of hits compared. Once two runs hit different things, their later hits
    /// differ too.
    public static let mostMarks = 128
    /// Two runs share a hit if they hit the same thing at most this many ticks apart: a quarter of
    /// a second.
    public static let quarterSecond = Clock.ticksPerSecond / 4
    /// The minimum number of shared hits that make a run a copy.
    public static let fewestShared = 32

    /// This run is a copy if it shares this many hits with another player's run: half of its own,
    /// but at least `fewestShared`.
    public var tooManyShared: Int { max(Self.fewestShared, (marks.count + 1) / 2) }

    /// Creates the course of a run that hit nothing.
    init() { marks = [] }

    /// Creates the course of a recording. Runs with different seeds never share marks.
    init<G: Game>(_ hits: [Hit], of recording: Recording<G>) {
        marks = hits.prefix(Self.mostMarks).map { hit in
            var hash = hit.hash
            hash.combine(Int(recording.settings.mode.number))
            hash.combine(recording.seed)
            return Mark(hit: hash.value, tick: hit.tick)
        }
    }
}

/// A hit, hashed without the seed, and its tick.
typealias Hit = (hash: StateHash, tick: Int)

/// The bubbles that a run hit.
struct BubblePopHits {
    /// The ticks after a keyboard hit during which further keyboard hits don't count. The page
    /// picks the next bubble for keyboard players, who can hit five a second, so two people who
    /// keep pressing at that rate play the same run. The pause is longer than a fifth of a second,
    /// because frames may be late.
    private static let paceOfKeys = Clock.ticksPerSecond * 3 / 10

    private(set) var hits: [Hit] = []
    /// The tick of the last hit within `HandLimit.middle` of a bubble's centre, where keyboard hits
    /// land.
    private var lastByKey = -paceOfKeys

    mutating func note(_ input: BubblePopInput, in game: borrowing BubblePopGame) {
        guard case .tap(let place) = input, !game.isOver,
            let bubble = game.target(of: place.point)
        else { return }
        if bubble.hasInTheMiddle(place.point) {
            defer { lastByKey = game.tick }
            if game.tick - lastByKey <= Self.paceOfKeys { return }
        }
        var hash = StateHash()
        hash.combine(bubble.id)
        // A bubble's speed depends on all earlier draws, so the same bubble only appears if
        // everything before it was the same.
        hash.combine(bubble.slowRise)
        hits.append((hash, game.tick))
    }
}

/// The bricks that a run broke.
struct BreakoutHits {
    private(set) var hits: [Hit] = []
    private var level = 0
    private var broken = 0
    /// The paddle's position when the balls were served, and whether the paddle has moved since.
    private var servedAt = 0.0
    private var isMoved = false
    private var strikes = 0
    /// Whether a ball has hit the paddle since the player moved it. Until then, balls fly the same
    /// way for everyone who doesn't move the paddle.
    private var isLed = false

    mutating func look(at game: borrowing BreakoutGame) {
        if game.phase == .serving {
            servedAt = game.paddle.x
            isMoved = false
            isLed = false
        } else if game.paddle.x != servedAt {
            isMoved = true
        }
        if game.strikes > strikes, isMoved { isLed = true }
        strikes = game.strikes
        guard game.broken != broken || game.level != level else { return }
        broken = game.broken
        level = game.level
        guard isLed else { return }
        var hash = StateHash()
        hash.combine(level)
        hash.combine(broken)
        // The point where a ball hits the paddle determines its velocity, to the last bit.
        for ball in game.balls {
            hash.combine(ball.vx)
            hash.combine(ball.vy)
        }
        hits.append((hash, game.tick))
    }
}
