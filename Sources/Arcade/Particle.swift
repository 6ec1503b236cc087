/// A short-lived thing that flies or fades as part of an effect.
package struct Particle: Sendable {
    let shape: SceneCommand.Shape
    let look: Int
    var place: Point
    /// The velocity in stage units per tick.
    var velocity: Point
    /// The change of the downward velocity per tick.
    var gravity: Double
    /// The share of the velocity that remains after each tick.
    var drag: Double
    var size: Double
    /// The change of `size` per tick.
    var growth: Double
    var amount: Double
    /// The change of `amount` per tick, for things that rotate.
    var spin: Double
    var stretch: Double
    /// How many times the thing turns over during its life.
    var flips: Double
    /// The age in ticks; negative before the thing appears.
    var age: Int
    /// The life in ticks.
    let life: Int
    /// The opacity at the start, from 0 (invisible) to 1 (solid).
    var opacity: Double
    /// Whether the thing springs up to its full size.
    var springs: Bool

    package init(
        shape: SceneCommand.Shape, look: Int, place: Point, velocity: Point = Point(x: 0, y: 0),
        gravity: Double = 0, drag: Double = 1, size: Double, growth: Double = 0, amount: Double = 0,
        spin: Double = 0, stretch: Double = 1, flips: Double = 0, age: Int = 0, life: Int,
        opacity: Double = 1, springs: Bool = false
    ) {
        self.shape = shape
        self.look = look
        self.place = place
        self.velocity = velocity
        self.gravity = gravity
        self.drag = drag
        self.size = size
        self.growth = growth
        self.amount = amount
        self.spin = spin
        self.stretch = stretch
        self.flips = flips
        self.age = age
        self.life = life
        self.opacity = opacity
        self.springs = springs
    }

    /// Whether the thing has disappeared.
    var isOver: Bool { age >= life || size <= 0 }

    /// Advances by one tick.
    mutating func advance() {
        age += 1
        guard age > 0 else { return }
        place.x += velocity.x
        place.y += velocity.y
        velocity.x *= drag
        velocity.y = velocity.y * drag + gravity
        size += growth
        amount += spin
    }

    /// The command that draws the current state.
    var command: SceneCommand {
        let share = Double(age) / Double(life)
        let height = flips == 0 ? 1 : Easing.height(afterFlips: flips * share)
        let grown =
            springs && age < EffectTable.springing
            ? Easing.spring(Double(age) / Double(EffectTable.springing)) : 1
        var command = SceneCommand(
            shape, look: look, at: place, size: max(size * grown, EffectTable.smallest),
            opacity: min(1, (1 - share) * 2) * opacity,
            amount: spin == 0 ? amount : amount - amount.rounded(.down), stretch: stretch)
        if flips != 0 { command.turnOver(to: Float(height)) }
        return command
    }
}
