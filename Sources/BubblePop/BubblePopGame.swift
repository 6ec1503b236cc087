import Arcade

/// A run of BubblePop as a value.
///
/// Comments cite the game's rules by number, such as “BubblePop, core functionality 2”. See
/// docs/rules.md.
public struct BubblePopGame: Game {
    public static let identity = GameIdentity(code: 1, rulesVersion: 1, name: "BubblePop")
    public static let format = BubblePopRules.format

    /// The run's settings.
    public let settings: BubblePopSettings
    /// The stage in the device's current orientation.
    public private(set) var stage: StageShape
    public private(set) var tick = 0
    public private(set) var score = 0
    /// The bubbles on the stage. Each tick begins by sorting them from top to bottom.
    public private(set) var bubbles: [Bubble] = []
    /// Whether `bubbles` is already sorted for the next tick.
    private var isInOrder = false
    /// The chain that includes the last pop.
    public private(set) var chain = Chain()
    /// The number of bubbles popped.
    public private(set) var pops = 0
    /// Other counts. No rule depends on them, so the hash omits them.
    public private(set) var counted = BubblePopCounts()

    /// The tick when the run ends. In some modes, long chains extend the run, or the player can end
    /// it early.
    private var closing: Int
    /// The ticks when new bubbles will arrive.
    private var arrivals: [Int] = []
    /// The earliest of `arrivals`.
    private var nextArrival = Int.max
    private var nextID = 0
    private var chance: SeededGenerator
    private let radius: Double

    public init(settings: BubblePopSettings, stage: StageShape, seed: UInt64) {
        self.settings = settings
        self.stage = stage
        closing = settings.startTicks
        chance = SeededGenerator(seed: seed)
        radius = BubblePopRules.radius(mostBubbles: settings.mostBubbles.value)
        invite(wantedCount(), within: 0...0)
        var cues: [Cue] = []
        admitArrivals(cues: &cues)
    }

    public var isUnaltered: Bool { settings.isUnaltered }

    /// The input that ends the run early; nil for runs with a clock.
    public var ending: BubblePopInput? { modeRules.isTimed ? nil : .finish }

    /// The length of the longest chain, shown next to the score at a party.
    public var highlight: Int { chain.longest }

    public var isOver: Bool { tick >= closing }

    /// The whole seconds left, as a countdown shows them (BubblePop, core functionality 2).
    public var remainingSeconds: Int {
        Clock.secondsShown(ofTicks: closing - tick)
    }

    /// Whether a timed run is in its last seconds.
    var isHurried: Bool { modeRules.isTimed && remainingSeconds <= BubblePopRules.hurry }

    private var modeRules: BubblePopModeRules { settings.modeRules }

    /// How close the end is; nil if more than ten seconds are left, or without a clock.
    var urgency: HUD.Urgency? {
        isHurried ? remainingSeconds <= BubblePopRules.last ? .last : .hurry : nil
    }

    /// How far bubbles have sped up, from 0 for their slow speed to 1 for their fast one. In the
    /// standard mode, this is the elapsed share of the run.
    public var progress: Double {
        switch modeRules.speedUp {
        case .withRun: Double(tick) / Double(settings.mostTicks)
        case .within(let ticks): min(Double(tick) / Double(ticks), 1)
        case .steady(let share): share
        }
    }

    /// The current average speed of new bubbles, in stage units per second.
    public var speed: Double {
        var sum = 0.0
        for kind in BubbleKind.all {
            sum +=
                Double(kind.weight)
                * (kind.slowSpeed + (kind.fastSpeed - kind.slowSpeed) * progress)
        }
        return sum / Double(BubbleKind.weights.total)
    }

    // MARK: Input

    public mutating func apply(_ input: BubblePopInput, cues: inout [Cue]) {
        guard !isOver else { return }
        switch input {
        case .tap(let place): tap(place.point, cues: &cues)
        case .turn: turn()
        case .finish: finish()
        }
        if isOver { cues.append(Cue(.timeUp, at: middle)) }
    }

    /// Ends a run without a clock (BubblePop, extended functionality 17).
    private mutating func finish() {
        if !modeRules.isTimed { closing = tick }
    }

    /// Returns the bubble that a tap would hit: the bubble under it, or the nearest within
    /// `BubblePopRules.forgiveness`; nil if the tap would miss. Growing and leaving bubbles can be
    /// hit like any other.
    public func target(of tap: Point) -> Bubble? {
        index(hitBy: tap).map { bubbles[$0] }
    }

    private mutating func tap(_ place: Point, cues: inout [Cue]) {
        guard let index = index(hitBy: place) else {
            counted.misses += 1
            cues.append(Cue(.miss, at: place))
            return
        }
        let bubble = bubbles.remove(at: index)
        let isBreach = breaks(bubble)
        chain.add(kindIndex: bubble.kindIndex)
        let points = BubblePopRules.points(of: bubble.kind, chain: chain.length)
        score += points
        pops += 1
        counted.add(kindIndex: bubble.kindIndex, chain: chain.length)
        cues.append(
            Cue(
                .pop, at: bubble.centre, size: bubble.radius, look: bubble.kindIndex,
                points: points, chain: chain.length))
        if isBreach { pay(for: bubble, cues: &cues) }
        lengthen(by: bubble, cues: &cues)
    }

    /// Whether popping a bubble breaks a chain of two or more.
    func breaks(_ bubble: Bubble) -> Bool {
        chain.length > 1 && chain.kindIndex != bubble.kindIndex
    }

    /// Subtracts points for a broken chain, in modes with that penalty. The score never falls below
    /// 0 (BubblePop, extended functionality 19).
    private mutating func pay(for bubble: Bubble, cues: inout [Cue]) {
        let price = min(modeRules.price, score)
        guard price > 0 else { return }
        score -= price
        counted.lost += price
        cues.append(
            Cue(.loss, at: bubble.centre, size: BubblePopRules.lossLetters, points: -price))
    }

    /// Adds time for a long chain, in modes with that reward, unless the run would exceed its
    /// maximum length (BubblePop, extended functionality 18).
    private mutating func lengthen(by bubble: Bubble, cues: inout [Cue]) {
        guard let gift = modeRules.gift, chain.length % gift.links == 0,
            closing + gift.seconds * Clock.ticksPerSecond <= settings.mostTicks
        else { return }
        closing += gift.seconds * Clock.ticksPerSecond
        cues.append(
            Cue(
                .moreTime, at: bubble.centre, size: bubble.radius, look: bubble.kindIndex,
                points: gift.seconds, chain: chain.length))
    }

    private func index(hitBy tap: Point) -> Int? {
        var best: Int?
        var bestMiss = BubblePopRules.forgiveness
        for index in bubbles.indices {
            let miss =
                tap.squaredDistance(to: bubbles[index].centre).squareRoot()
                - bubbles[index].radius
            if miss <= bestMiss {
                best = index
                bestMiss = miss
            }
        }
        return best
    }

    /// Turns the stage with the device by swapping its width and height, and the `x` and `y` of
    /// every bubble. Distances stay the same, so no bubbles overlap afterwards.
    ///
    /// A bubble that was leaving through the upper edge is now at the left edge, where it can't
    /// leave, so it shrinks away instead.
    private mutating func turn() {
        stage = stage.transposed
        for index in bubbles.indices {
            bubbles[index].centre = bubbles[index].centre.transposed
            bubbles[index].lastRise = 0
            bubbles[index].quietUntil = 0
            if bubbles[index].phase == .exiting {
                bubbles[index].phase = .shrinking(ticksLeft: BubblePopRules.shrinking)
            }
        }
        isInOrder = false
    }

    // MARK: Time

    public mutating func advance(cues: inout [Cue]) {
        guard !isOver else { return }
        tick += 1
        Rising(tick: tick, progress: progress, reach: reach)
            .advance(&bubbles, isInOrder: &isInOrder)
        if tick >= nextArrival { admitArrivals(cues: &cues) }
        guard tick % Clock.ticksPerSecond == 0 else { return }
        if isOver {
            cues.append(Cue(.timeUp, at: middle))
        } else {
            if isHurried { cues.append(Cue(.hurry, at: middle, points: remainingSeconds)) }
            changeBubbles(cues: &cues)
        }
    }

    /// The distance between centres that keeps even the largest bubbles from touching, in stage
    /// units.
    private var reach: Double { 2 * radius + BubblePopRules.gap }

    private var middle: Point {
        Point(x: Double(stage.width) / 2, y: Double(stage.height) / 2)
    }

    /// Removes a random number of bubbles, and schedules a random number of new ones. Called every
    /// second (BubblePop, core functionality 9).
    private mutating func changeBubbles(cues: inout [Cue]) {
        var staying = bubbles.indices.filter { !bubbles[$0].isLeaving }
        let most = (staying.count + BubblePopRules.stayers - 1) / BubblePopRules.stayers
        for _ in 0..<chance.within(0...most) {
            let index = staying.remove(at: chance.below(staying.count))
            bubbles[index].phase = .shrinking(ticksLeft: BubblePopRules.shrinking)
            bubbles[index].lastRise = 0
            bubbles[index].quietUntil = 0
            cues.append(
                Cue(
                    .vanish, at: bubbles[index].centre, size: bubbles[index].radius,
                    look: bubbles[index].kindIndex))
        }
        invite(max(0, wantedCount() - staying.count), within: BubblePopRules.arrival)
    }

    /// Returns a random number of bubbles to show, up to the maximum (BubblePop, core functionality
    /// 6).
    private mutating func wantedCount() -> Int {
        let most = settings.mostBubbles.value
        let fewest = (most + BubblePopRules.fewestShare - 1) / BubblePopRules.fewestShare
        return chance.within(fewest...most)
    }

    private mutating func invite(_ count: Int, within delay: ClosedRange<Int>) {
        arrivals.removeAll(keepingCapacity: true)
        for _ in 0..<count { arrivals.append(tick + chance.within(delay)) }
        nextArrival = arrivals.min() ?? .max
    }

    private mutating func admitArrivals(cues: inout [Cue]) {
        let due = arrivals.count { $0 <= tick }
        arrivals.removeAll { $0 <= tick }
        nextArrival = arrivals.min() ?? .max
        let placing = Placing(stage: stage, radius: radius)
        for _ in 0..<due where bubbles.count < settings.mostBubbles.value {
            let kindIndex = chance.pick(from: BubbleKind.weights)
            let pace = BubblePopRules.pace
            let ownPace = pace.lowerBound + chance.fraction() * (pace.upperBound - pace.lowerBound)
            guard let centre = placing.place(among: bubbles, drawing: &chance) else { continue }
            let size = max(radius * BubbleKind.all[kindIndex].size, BubblePopRules.smallestRadius)
            bubbles.append(
                Bubble(
                    id: nextID, kindIndex: kindIndex, radius: min(size, radius), pace: ownPace,
                    centre: centre))
            nextID += 1
            isInOrder = false
            // The new bubble may be in the way of bubbles below.
            for index in bubbles.indices where abs(bubbles[index].centre.x - centre.x) < reach {
                bubbles[index].quietUntil = 0
            }
            cues.append(Cue(.appear, at: centre, look: kindIndex))
        }
    }

    public func combine(into hash: inout StateHash) {
        if settings.mode != .standard {
            hash.combine(Int(settings.mode.number))
            hash.combine(closing)
        }
        hash.combine(tick)
        hash.combine(score)
        hash.combine(pops)
        hash.combine(chain.kindIndex ?? -1)
        hash.combine(chain.length)
        hash.combine(chain.longest)
        hash.combine(stage.width)
        hash.combine(stage.height)
        hash.combine(arrivals.count)
        for arrival in arrivals { hash.combine(arrival) }
        hash.combine(nextID)
        hash.combine(bubbles.count)
        for bubble in bubbles { bubble.combine(into: &hash) }
        chance.combine(into: &hash)
    }
}
