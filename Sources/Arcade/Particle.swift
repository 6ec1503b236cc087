/// A thing that flies or fades for a while, as long as an effect lasts.
package struct Particle: Sendable {
    let shape: SceneCommand.Shape
    let look: Int
    var place: Point
    /// Stage units a tick.
    var velocity: Point
    /// What is added to the velocity downwards in each tick.
    var gravity: Double
    /// The share of its velocity that it keeps in each tick.
    var drag: Double
    var size: Double
    /// What is added to `size` in each tick.
    var growth: Double
    var amount: Double
    /// What is added to `amount` in each tick, for what turns.
    var spin: Double
    var stretch: Double
    /// How often it turns over in its life.
    var flips: Double
    /// Ticks; below 0 it has not begun.
    var age: Int
    /// Ticks.
    let life: Int
    /// 0 invisible to 1 solid, as it begins.
    var opacity: Double
    /// Whether it springs up to its size.
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

    /// Whether there is nothing more to see of it.
    var isOver: Bool { age >= life || size <= 0 }

    /// Lets a tick pass.
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

    /// What is to be drawn of it now.
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
