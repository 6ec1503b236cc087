import Arcade
import Breakout
import BubblePop
import Funfair

/// What a run hit, as marks that a copy of the run has too and another player's run of the same seed
/// has not.
///
/// Marks hold no ticks: moving, adding or dropping inputs changes only the marks of what is hit
/// differently from then on. Chance depends on everything hit before, so a mark also stands for all of
/// that.
public struct RunCourse: Sendable {
    /// A mark for each hit, in order. No two are equal.
    public let marks: [UInt64]

    /// The most marks of a sample.
    public static let sampleSize = 64
    /// A run with fewer shared marks than this is no copy. Of 3,000 simulated players of one seed,
    /// two of Breakout shared 17 at most.
    public static let fewestShared = 48
    /// The share of a sample, in percent, above which a run is a copy. Two of 3,000
    /// simulated players of BubblePop shared 94 %: see `CourseTests`.
    public static let mostShared = 97

    /// The smallest marks. Of two courses, samples share about as much as the whole courses do.
    public var sample: [UInt64] { Array(marks.sorted().prefix(Self.sampleSize)) }

    /// How many marks of this run's sample make another run's its original.
    public var tooManyShared: Int {
        max(Self.fewestShared, min(marks.count, Self.sampleSize) * Self.mostShared / 100 + 1)
    }

    /// Reads `bytes`, and folds them by the rules of their game.
    ///
    /// - Parameter bytes: anything at all.
    /// - Throws: `RecordingProblem`, where they don't hold.
    public init(verifying bytes: [UInt8]) throws(RecordingProblem) {
        switch try Stall(recordedIn: bytes) {
        case .bubblePop:
            var hits = BubblePopHits()
            let (recording, _) = try Recording<BubblePopGame>.verifying(bytes) { game, input in
                hits.note(input, in: game)
            }
            marks = Self.marks(of: hits.hits, in: recording)
        case .breakout:
            var hits = BreakoutHits()
            let (recording, _) = try Recording<BreakoutGame>.verifying(bytes) { game in
                hits.look(at: game)
            }
            marks = Self.marks(of: hits.hits, in: recording)
        default:
            // Where a ball is drawn for all, all meet the same.
            _ = try VerifiedRun(verifying: bytes)
            marks = []
        }
    }

    /// Marks of one seed are no other seed's.
    private static func marks<G: Game>(
        of hits: [StateHash], in recording: Recording<G>
    ) -> [UInt64] {
        hits.map { hit in
            var hash = hit
            hash.combine(recording.settings.mode)
            hash.combine(recording.seed)
            return hash.value
        }
    }
}

/// The bubbles that a run hit.
private struct BubblePopHits {
    private(set) var hits: [StateHash] = []

    mutating func note(_ input: BubblePopInput, in game: borrowing BubblePopGame) {
        guard case .tap(let place) = input, !game.isOver,
            let bubble = game.target(of: place.point)
        else { return }
        var hash = StateHash()
        hash.combine(bubble.id)
        // How fast it rises was drawn for it, after all that was drawn before: the same bubble comes
        // only where everything before was the same.
        hash.combine(bubble.slowRise)
        hits.append(hash)
    }
}

/// The bricks that a run broke.
private struct BreakoutHits {
    private(set) var hits: [StateHash] = []
    private var level = 0
    private var broken = 0
    private var standing: [Int] = []
    /// The bricks that were broken last, the newest last.
    private var last = [-1, -1]
    /// Where the paddle was when the balls were served, and whether it was moved since.
    private var servedAt = 0.0
    private var isMoved = false
    private var strikes = 0
    /// Whether a ball flies from where the player led the paddle. Until then it goes the same way for
    /// all who leave the paddle alone.
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
        let now = game.bricks.map(\.id)
        let isNewWall = game.level != level
        let left = Set(isNewWall ? [] : now)
        for brick in standing where !left.contains(brick) { note(brick) }
        standing = now
        level = game.level
    }

    private mutating func note(_ brick: Int) {
        if isLed {
            var hash = StateHash()
            for brick in last { hash.combine(brick) }
            hash.combine(level)
            hash.combine(brick)
            hits.append(hash)
        }
        last = [last[1], brick]
    }
}
