/// What is left to see of things that happened: bursts, floating points, ripples. A function of
/// cues and time, apart from the rules: nothing here ever changes a run.
public struct Effects: Sendable {
    private struct Effect {
        var command: SceneCommand.Shape
        var look: Int
        var place: Point
        /// Stage units a tick.
        var drift: Point
        var size: Double
        /// What is added to `size` in each tick.
        var growth: Double
        var amount: Double
        var age = 0
        /// Ticks.
        var life: Int
    }

    private var live: [Effect] = []
    /// Not the run's: what is drawn here must not be missing there.
    private var chance = SeededGenerator(seed: 1)
    /// More than this is not seen anyway.
    private static let most = 240

    /// Nothing to see yet.
    public init() {}

    /// Whether there is anything to draw.
    public var isEmpty: Bool { live.isEmpty }

    /// Begins what a cue shows.
    public mutating func begin(_ cue: Cue) {
        switch cue.name {
        case .pop:
            burst(cue)
            add(
                .ring, cue, size: cue.size, growth: EffectTable.ringGrowth,
                amount: EffectTable.ringThickness, life: EffectTable.ringLife)
            add(
                .points, cue, drift: EffectTable.pointsDrift,
                size: EffectTable.pointsSize + Double(min(cue.chain, 8)), amount: cue.points,
                life: EffectTable.pointsLife)
            if cue.chain > 1 {
                add(
                    .chain, cue, below: EffectTable.chainOffset, drift: EffectTable.pointsDrift,
                    size: EffectTable.chainSize, amount: cue.chain, life: EffectTable.pointsLife)
            }
        case .miss:
            add(
                .ring, cue, size: EffectTable.missSize, growth: EffectTable.missGrowth, amount: 2,
                life: EffectTable.missLife)
        case .appear, .vanish, .hurry, .timeUp:
            break
        }
    }

    /// Lets `ticks` pass.
    public mutating func advance(ticks: Int) {
        for index in live.indices {
            live[index].age += ticks
            live[index].place.x += live[index].drift.x * Double(ticks)
            live[index].place.y += live[index].drift.y * Double(ticks)
            live[index].size += live[index].growth * Double(ticks)
        }
        live.removeAll { $0.age >= $0.life || $0.size <= 0 }
    }

    /// Draws what is left.
    public func draw(into scene: inout Scene) {
        for effect in live {
            let rest = 1 - Double(effect.age) / Double(effect.life)
            scene.draw(
                SceneCommand(
                    effect.command, look: effect.look, at: effect.place, size: effect.size,
                    opacity: min(1, rest * 2), amount: effect.amount))
        }
    }

    private mutating func burst(_ cue: Cue) {
        for direction in EffectTable.directions {
            let speed = EffectTable.sparkSpeed * (0.5 + chance.fraction())
            append(
                Effect(
                    command: .disc, look: cue.look,
                    place: Point(
                        x: cue.place.x + direction.x * cue.size * 0.6,
                        y: cue.place.y + direction.y * cue.size * 0.6),
                    drift: Point(x: direction.x * speed, y: direction.y * speed),
                    size: cue.size * (0.08 + 0.1 * chance.fraction()),
                    growth: -cue.size * 0.0025, amount: 0, life: EffectTable.sparkLife))
        }
    }

    private mutating func add(
        _ shape: SceneCommand.Shape, _ cue: Cue, below offset: Double = 0,
        drift: Double = 0, size: Double, growth: Double = 0, amount: Int, life: Int
    ) {
        append(
            Effect(
                command: shape, look: cue.look,
                place: Point(x: cue.place.x, y: cue.place.y + offset),
                drift: Point(x: 0, y: drift), size: size, growth: growth, amount: Double(amount),
                life: life))
    }

    private mutating func append(_ effect: Effect) {
        if live.count < Self.most { live.append(effect) }
    }
}

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
