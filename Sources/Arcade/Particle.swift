/// A thing that flies or fades for a while, as long as an effect lasts.
struct Particle {
    let shape: SceneCommand.Shape
    let look: Int
    var place: Point
    /// Stage units a tick.
    var velocity = Point(x: 0, y: 0)
    /// What is added to the velocity downwards in each tick.
    var gravity = 0.0
    /// The share of its velocity that it keeps in each tick.
    var drag = 1.0
    var size: Double
    /// What is added to `size` in each tick.
    var growth = 0.0
    var amount = 0.0
    /// What is added to `amount` in each tick, for what turns.
    var spin = 0.0
    var stretch = 1.0
    /// How often it turns over in its life.
    var flips = 0.0
    /// Ticks; below 0 it has not begun.
    var age = 0
    /// Ticks.
    let life: Int
    /// 0 invisible to 1 solid, as it begins.
    var opacity = 1.0
    /// Whether it springs up to its size.
    var springs = false

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
