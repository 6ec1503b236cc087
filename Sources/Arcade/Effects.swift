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
        /// 0 invisible to 1 solid, as it begins.
        var opacity = 1.0
        /// How much wider than high.
        var stretch = 1.0
        /// How often it turns over in its life.
        var flips = 0.0
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
        case .smash:
            flip(cue)
            burst(cue)
            add(
                .points, cue, drift: EffectTable.pointsDrift, size: EffectTable.smallPointsSize,
                amount: cue.points, life: EffectTable.smallPointsLife)
        case .crack:
            add(
                .ring, cue, size: cue.size, growth: EffectTable.missGrowth, amount: 2,
                life: EffectTable.missLife)
        case .win:
            celebrate(cue, sparks: EffectTable.winSparks)
            float(cue)
        case .nearMiss, .loss:
            float(cue)
        case .badge:
            celebrate(cue, sparks: EffectTable.badgeSparks)
            add(
                .words, cue, below: EffectTable.badgeOffset, drift: EffectTable.slowDrift,
                size: EffectTable.badgeSize, amount: 0, life: EffectTable.badgeLife)
        case .bonus, .nudge, .lifeLost:
            add(
                .ring, cue, size: cue.size, growth: EffectTable.ringGrowth,
                amount: EffectTable.ringThickness, life: EffectTable.ringLife)
        case .appear, .vanish, .hurry, .timeUp, .launch, .bounce, .paddle, .lost, .cleared,
            .spin, .rattle, .go, .newBest, .button:
            break
        }
    }

    /// Lets every ball of a picture leave a trail.
    public mutating func trail(_ scene: borrowing Scene) {
        let ball = Float(SceneCommand.Shape.ball.rawValue)
        for command in scene.commands where command.shape == ball {
            append(
                Effect(
                    command: .disc, look: Int(command.look),
                    place: Point(x: Double(command.x), y: Double(command.y)),
                    drift: Point(x: 0, y: 0), size: Double(command.size) * EffectTable.trailSize,
                    growth: EffectTable.trailGrowth, amount: 0, life: EffectTable.trailLife,
                    opacity: EffectTable.trailOpacity))
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
            let height = Self.height(afterFlips: effect.flips * (1 - rest))
            scene.draw(
                SceneCommand(
                    effect.command, look: effect.look, at: effect.place,
                    size: effect.size * height, opacity: min(1, rest * 2) * effect.opacity,
                    amount: effect.amount, stretch: effect.stretch / height))
        }
    }

    /// How high a thing looks that has turned over so often: 1 seen from the front, nearly 0 from
    /// its edge.
    private static func height(afterFlips flips: Double) -> Double {
        let turned = flips - flips.rounded(.down)
        return max(EffectTable.edge, turned < 0.5 ? 1 - 2 * turned : 2 * turned - 1)
    }

    /// What was won or lost floats up for a while.
    private mutating func float(_ cue: Cue) {
        add(
            .points, cue, drift: EffectTable.slowDrift, size: cue.size, amount: cue.points,
            life: EffectTable.resultLife)
    }

    /// Confetti: sparks in the colour of the cue, that fly in all directions.
    private mutating func celebrate(_ cue: Cue, sparks: Int) {
        for index in 0..<sparks {
            let direction = EffectTable.directions[index % EffectTable.directions.count]
            let speed = EffectTable.confettiSpeed * (0.3 + chance.fraction())
            append(
                Effect(
                    command: .disc, look: cue.look, place: cue.place,
                    drift: Point(
                        x: direction.x * speed + chance.fraction() - 0.5,
                        y: direction.y * speed + chance.fraction() - 0.5),
                    size: EffectTable.confettiSize * (0.5 + chance.fraction()), growth: 0,
                    amount: 0, life: EffectTable.confettiLife))
        }
    }

    /// A broken brick turns over as it falls and fades.
    private mutating func flip(_ cue: Cue) {
        append(
            Effect(
                command: .brick, look: cue.look, place: cue.place,
                drift: Point(x: 0, y: EffectTable.flipDrift), size: cue.size, growth: 0, amount: 0,
                life: EffectTable.flipLife, stretch: cue.stretch, flips: EffectTable.flips))
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
