import Arcade

/// A bubble on the stage.
public struct Bubble: Equatable, Sendable {
    /// The phase of a bubble's life.
    public enum Phase: Equatable, Sendable {
        /// Growing in place, for `ticksLeft` more ticks.
        case appearing(ticksLeft: Int)
        /// Rising.
        case whole
        /// Leaving unpopped by shrinking in place, for `ticksLeft` more ticks.
        case shrinking(ticksLeft: Int)
        /// Rising off the stage after reaching the upper edge.
        case exiting
    }

    /// The bubble's number in the run, from 0 in order of appearance.
    public let id: Int
    /// The bubble's kind, as an index into `BubbleKind.all`.
    public let kindIndex: Int
    /// The radius of the whole bubble, in stage units. The bubble reserves this much space in every
    /// phase.
    public let radius: Double
    /// The speed at the start of a run, in stage units per tick.
    package let slowRise: Double
    /// The increase in speed until the end of a run, in stage units per tick.
    let addedRise: Double
    /// The bubble's centre, in stage units.
    public internal(set) var centre: Point
    /// The phase of the bubble's life.
    public internal(set) var phase: Phase
    /// How far the bubble rose in the last tick, in stage units. In a queue, bubbles rise more
    /// slowly.
    public internal(set) var lastRise = 0.0
    /// The tick before which the bubble only rises, because nothing can be in its way and it can't
    /// reach an edge.
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

    /// The bubble's kind.
    public var kind: BubbleKind { BubbleKind.all[kindIndex] }

    /// The radius to draw, in stage units.
    public var visibleRadius: Double {
        switch phase {
        case .appearing(let left):
            radius * (1 - Double(left) / Double(BubblePopRules.appearing))
        case .whole, .exiting: radius
        case .shrinking(let left):
            radius * (Double(left) / Double(BubblePopRules.shrinking))
        }
    }

    /// Whether the bubble is leaving the stage.
    public var isLeaving: Bool {
        switch phase {
        case .appearing, .whole: false
        case .shrinking, .exiting: true
        }
    }

    /// Returns how far the bubble rises in a tick if nothing is in its way, in stage units.
    ///
    /// - Parameter progress: how far bubbles have sped up, 0 to 1.
    func rise(at progress: Double) -> Double { slowRise + addedRise * progress }

    /// The maximum rise in a tick, in stage units.
    var mostRise: Double { max(rise(at: 0), rise(at: 1)) }

    /// The centre's `y` when a rising bubble touches the upper edge or, if exiting, has left the
    /// stage.
    var edge: Double { phase == .exiting ? -radius : radius }

    /// Moves the bubble up to the given `y`, in stage units.
    mutating func move(to height: Double) {
        lastRise = centre.y - height
        centre.y = height
    }

    /// Whether the bubble rises in this phase.
    var isRising: Bool { phase == .whole || phase == .exiting }

    /// Whether the bubble's life has ended.
    var isGone: Bool {
        switch phase {
        case .appearing, .whole: false
        case .shrinking(let left): left <= 0
        case .exiting: centre.y + radius <= 0
        }
    }

    /// Ages the bubble by one tick.
    ///
    /// - Returns: whether the bubble's life has ended.
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
