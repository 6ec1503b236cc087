import Arcade

/// A bubble on the stage.
public struct Bubble: Equatable, Sendable {
    /// Where a bubble is in its life.
    public enum Phase: Equatable, Sendable {
        /// It grows, in its place, for so many more ticks.
        case appearing(ticksLeft: Int)
        /// It rises.
        case whole
        /// It goes by itself: it shrinks, in its place, for so many more ticks.
        case shrinking(ticksLeft: Int)
        /// It has reached the upper edge and rises out of the stage.
        case exiting
    }

    /// Its number in the run, from 0 in the order they came.
    public let id: Int
    /// The row of `BubbleKind.all`.
    public let kindIndex: Int
    /// Its radius when whole, in stage units. So much room is kept for it in every phase.
    public let radius: Double
    /// Stage units a tick at the start of a run.
    package let slowRise: Double
    /// What is added to it until the end of the run.
    let addedRise: Double
    /// The centre, in stage units.
    public internal(set) var centre: Point
    /// Where it is in its life.
    public internal(set) var phase: Phase
    /// How far it rose in the last tick, in stage units; less than its speed where it queued.
    public internal(set) var lastRise = 0.0
    /// Before this tick nothing can be in its way, and it reaches no edge: all it does is rise.
    var quietUntil = 0

    init(id: Int, kindIndex: Int, radius: Double, pace: Double, centre: Point) {
        let kind = BubbleKind.all[kindIndex]
        self.id = id
        self.kindIndex = kindIndex
        self.radius = radius
        let ticks = Double(Clock.ticksPerSecond)
        slowRise = kind.slowSpeed * pace / ticks
        addedRise = (kind.fastSpeed - kind.slowSpeed) * pace / ticks
        self.centre = centre
        phase = .appearing(ticksLeft: BubblePopRules.appearing)
    }

    /// The row of the table that it was made from.
    public var kind: BubbleKind { BubbleKind.all[kindIndex] }

    /// The radius that is drawn now, in stage units.
    public var visibleRadius: Double {
        switch phase {
        case .appearing(let left):
            radius * (1 - Double(left) / Double(BubblePopRules.appearing))
        case .whole, .exiting: radius
        case .shrinking(let left):
            radius * (Double(left) / Double(BubblePopRules.shrinking))
        }
    }

    /// Whether it is on its way out.
    public var isLeaving: Bool {
        switch phase {
        case .appearing, .whole: false
        case .shrinking, .exiting: true
        }
    }

    /// How far it would rise in a tick if nothing were in its way, in stage units.
    ///
    /// - Parameter progress: how much of the run is over, 0 to 1.
    func rise(at progress: Double) -> Double { slowRise + addedRise * progress }

    /// The furthest that it ever rises in a tick, in stage units.
    var mostRise: Double { max(rise(at: 0), rise(at: 1)) }

    /// The `y` at which something will happen to it that rises: it touches the upper edge, or is out of
    /// the stage.
    var edge: Double { phase == .exiting ? -radius : radius }

    /// Rises as far as to this `y`.
    mutating func move(to height: Double) {
        lastRise = centre.y - height
        centre.y = height
    }

    /// Whether it rises in this phase.
    var isRising: Bool { phase == .whole || phase == .exiting }

    /// Whether its life is over.
    var isGone: Bool {
        switch phase {
        case .appearing, .whole: false
        case .shrinking(let left): left <= 0
        case .exiting: centre.y + radius <= 0
        }
    }

    /// Lets one tick pass.
    ///
    /// - Returns: whether its life is over.
    mutating func age() -> Bool {
        switch phase {
        case .whole: return false
        case .appearing(let left):
            phase = left > 1 ? .appearing(ticksLeft: left - 1) : .whole
            return false
        case .shrinking(let left):
            phase = .shrinking(ticksLeft: left - 1)
        case .exiting: break
        }
        return isGone
    }

    func combine(into hash: inout StateHash) {
        hash.combine(id)
        hash.combine(kindIndex)
        hash.combine(radius)
        hash.combine(slowRise)
        hash.combine(centre.x)
        hash.combine(centre.y)
        switch phase {
        case .appearing(let left): hash.combine(left)
        case .whole: hash.combine(1000)
        case .exiting: hash.combine(1001)
        case .shrinking(let left): hash.combine(2000 + left)
        }
    }
}
