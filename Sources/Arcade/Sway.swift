/// How things of a scene give way to what happened to them, or beside them. It changes how they are
/// drawn, never where they are.
struct Sway {
    enum Kind {
        /// The bubbles around its place wobble, the nearer the earlier and the more.
        case wobble(reach: Double)
        /// A ball is squashed: upwards where it met something level.
        case squash(ball: Int, isLevel: Bool)
        /// The paddle is pushed down, and springs back.
        case give
        /// The brick at its place turns over.
        case flip
    }

    let kind: Kind
    let place: Point
    /// How much, 0 to 1: the largest change of a size, as a share; stage units for what gives way.
    let strength: Double
    /// Ticks.
    var age = 0
    /// Ticks.
    let life: Int

    var isOver: Bool { age >= life }

    /// Changes how a command is drawn, if it is one of those that it is about.
    func bend(_ command: inout SceneCommand, shape: SceneCommand.Shape) {
        switch kind {
        case .wobble(let reach):
            guard shape == .bubble else { return }
            let distance = Point(x: Double(command.x), y: Double(command.y))
                .squaredDistance(to: place).squareRoot()
            guard distance < reach else { return }
            let late = distance * EffectTable.wobbleDelay
            let share = (Double(age) - late) / (Double(life) - late)
            guard share > 0, share < 1 else { return }
            let swing = Easing.swing(share, times: EffectTable.wobbles)
            command.stretch *= Float(1 + strength * (1 - distance / reach) * swing)
        case .squash(let ball, let isLevel):
            guard shape == .ball, Int(command.amount) == ball else { return }
            let swing = strength * Easing.swing(share, times: EffectTable.squashes)
            command.stretch *= Float(isLevel ? 1 + swing : 1 / (1 + swing))
        case .give:
            // What falls past it looks alike, and does not give way.
            guard shape == .paddle, abs(command.y - Float(place.y)) < 2 * command.size else {
                return
            }
            command.y += Float(strength * (1 - share) * Easing.wave(share))
        case .flip:
            guard shape == .brick || shape == .symbol, command.x == Float(place.x),
                command.y == Float(place.y)
            else { return }
            command.turnOver(to: Float(Easing.height(afterFlips: share)))
        }
    }

    private var share: Double { Double(age) / Double(life) }
}
