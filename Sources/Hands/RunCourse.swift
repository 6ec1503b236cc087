import Arcade
import Breakout
import BubblePop
import Funfair

/// What a run hit and when, which exposes a copy of another player's run with the same seed.
///
/// Random draws depend on everything hit before, so two runs can only hit the same thing if they
/// hit the same things until then.
public struct RunCourse: Sendable {
    /// A hit.
    public struct Mark: Sendable, Equatable {
        /// What was hit: a hash, different for each hit of a run and for each seed.
        public let hit: UInt64
        /// When, in ticks from the start.
        public let tick: Int
    }

    /// The run's first hits, in order: at most `mostMarks`.
    public let marks: [Mark]

    /// The most hits compared. A run that differs until then can't copy the rest.
    public static let mostMarks = 128
    /// Two runs share a hit if they made it within a quarter of a second.
    public static let quarterSecond = Clock.ticksPerSecond / 4
    /// A run that shares fewer hits than this with another isn't a copy.
    public static let fewestShared = 32

    /// How many hits a run must share with another player's to count as a copy: half of its own.
    public var tooManyShared: Int { max(Self.fewestShared, (marks.count + 1) / 2) }

    /// The course of a run that hit nothing.
    init() { marks = [] }

    /// Runs with different seeds never share marks.
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
    /// After a keyboard hit, further ones don't count for this many ticks. The page chooses the
    /// bubbles for keys, five times a second, so two people who keep that pace play the same run.
    /// The pause is longer than that, because frames may be late.
    private static let paceOfKeys = Clock.ticksPerSecond * 3 / 10

    private(set) var hits: [Hit] = []
    /// The tick of the last hit in the very middle, where keys hit.
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
        // Its speed depends on every earlier draw, so the same bubble only appears if everything
        // before was the same.
        hash.combine(bubble.slowRise)
        hits.append((hash, game.tick))
    }
}

/// The bricks that a run broke.
struct BreakoutHits {
    private(set) var hits: [Hit] = []
    private var level = 0
    private var broken = 0
    /// Where the paddle was when the balls were served, and whether it was moved since.
    private var servedAt = 0.0
    private var isMoved = false
    private var strikes = 0
    /// Whether a ball was struck after the player moved the paddle. Until then it flies the same
    /// way for everyone who leaves the paddle alone.
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
        // Where a ball hit the paddle decides its velocity, to the last bit.
        for ball in game.balls {
            hash.combine(ball.vx)
            hash.combine(ball.vy)
        }
        hits.append((hash, game.tick))
    }
}
