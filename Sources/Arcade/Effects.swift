/// What cues leave on the screen for a while: bursts, floating points, ripples, a shaking stage.
/// Effects depend only on cues and time, and never change a run.
public struct Effects: Sendable {
    /// Whether the system asks for less motion. If so, things only fade.
    public var reducesMotion = false

    private var particles: [Particle] = []
    private var trails: [Particle] = []
    private var sways: [Sway] = []
    private var streak = ChainStreak()
    private var tremor = Tremor()
    /// Each ball's position when it last left a trail.
    private var lastPlaces: [(ball: Float, place: Point)] = []
    /// The ticks so far, for things that never stop moving.
    private var clock = 0
    /// The looks whose colours are used for confetti.
    package let festive: [Int]
    /// A generator for effects only, because drawing from the run's generator would change the run.
    package var chance = SeededGenerator(seed: 1)

    /// Creates empty effects.
    ///
    /// - Parameter festive: the looks whose colours are used for confetti.
    public init(festive: [Int] = []) {
        self.festive = festive
        particles.reserveCapacity(EffectTable.mostParticles)
        trails.reserveCapacity(EffectTable.mostTrails)
        sways.reserveCapacity(EffectTable.mostSways)
    }

    /// Whether there's nothing to draw.
    public var isEmpty: Bool {
        particles.isEmpty && trails.isEmpty && sways.isEmpty && streak.isOver && tremor.isOver
    }

    /// Advances by `ticks`.
    public mutating func advance(ticks: Int) {
        guard ticks > 0 else { return }
        clock += ticks
        streak.advance(ticks: ticks)
        tremor.advance(ticks: ticks)
        for index in sways.indices { sways[index].age += ticks }
        sways.removeAll { $0.isOver }
        Self.advance(&particles, ticks: ticks)
        Self.advance(&trails, ticks: ticks)
    }

    private static func advance(_ particles: inout [Particle], ticks: Int) {
        for index in particles.indices {
            for _ in 0..<ticks { particles[index].advance() }
        }
        particles.removeAll { $0.isOver }
    }

    // MARK: Drawing

    /// Draws a game with all current effects.
    ///
    /// - Parameters:
    ///   - scene: an empty scene to draw into.
    ///   - isMoving: whether the balls are moving and leave trails.
    ///   - game: draws the game itself.
    public mutating func draw(
        into scene: inout Scene, isMoving: Bool, around game: (inout Scene) -> Void
    ) {
        if !reducesMotion {
            for trail in trails { scene.draw(trail.command) }
            streak.draw(into: &scene)
        }
        for particle in particles where particle.shape == .count && particle.age >= 0 {
            scene.draw(particle.command)
        }
        game(&scene)
        if !reducesMotion {
            bend(&scene)
            if isMoving { trail(scene) }
        }
        for particle in particles where particle.shape != .count && particle.age >= 0 {
            scene.draw(particle.command)
        }
        if !reducesMotion, !tremor.isOver { scene.move(by: tremor.offset) }
    }

    private func bend(_ scene: inout Scene) {
        for index in scene.commands.indices {
            guard let shape = scene.commands[index].kind else { continue }
            if shape == .bubble { breathe(&scene.commands[index]) }
            for sway in sways { sway.bend(&scene.commands[index], shape, sway.age) }
        }
    }

    /// Deforms a bubble slightly. Bubbles are never quite still, and each moves differently.
    private func breathe(_ bubble: inout SceneCommand) {
        let turns = Double(clock) / EffectTable.breath + Double(bubble.amount) * 0.37
        bubble.stretch *= Float(1 + EffectTable.breathing * Easing.wave(turns))
    }

    /// Makes every ball in a picture leave a trail.
    private mutating func trail(_ scene: borrowing Scene) {
        for command in scene.commands where command.kind == .ball {
            let place = Point(x: Double(command.x), y: Double(command.y))
            if let index = lastPlaces.firstIndex(where: { $0.ball == command.amount }) {
                leave(command, from: lastPlaces[index].place, to: place)
                lastPlaces[index].place = place
            } else {
                if lastPlaces.count == EffectTable.mostBalls { lastPlaces.remove(at: 0) }
                lastPlaces.append((command.amount, place))
            }
        }
    }

    private mutating func leave(_ ball: SceneCommand, from last: Point, to place: Point) {
        let way = last.squaredDistance(to: place)
        // A ball that was served again didn't fly to its new position, so it leaves no trail.
        guard way > 0.01, way < EffectTable.longestTrail * EffectTable.longestTrail else { return }
        if trails.count == EffectTable.mostTrails { trails.remove(at: 0) }
        trails.append(
            Particle(
                shape: .streak, look: Int(ball.look), place: last,
                size: Double(ball.size) * EffectTable.trailSize,
                growth: -Double(ball.size) * EffectTable.trailSize
                    / Double(EffectTable.trailLife),
                amount: place.x - last.x, stretch: place.y - last.y, life: EffectTable.trailLife,
                opacity: EffectTable.trailOpacity))
    }

    // MARK: Adding effects

    /// Adds a particle. At the limit, it replaces the oldest particle of the lowest weight, or is
    /// dropped if its own weight isn't higher.
    @inline(never)
    package mutating func add(_ particle: Particle) {
        if particles.count == EffectTable.mostParticles {
            var least = particles.startIndex
            for index in particles.indices
            where particles[index].shape.weight < particles[least].shape.weight {
                least = index
            }
            guard particles[least].shape.weight < particle.shape.weight else { return }
            particles.remove(at: least)
        }
        particles.append(particle)
    }

    /// Adds a sway, unless the system asks for less motion.
    @inline(never)
    package mutating func add(_ sway: Sway) {
        guard !reducesMotion else { return }
        if sways.count == EffectTable.mostSways { sways.remove(at: 0) }
        sways.append(sway)
    }

    /// Shakes the stage, unless it already shakes more or the system asks for less motion.
    ///
    /// - Parameter strength: the largest displacement, in stage units.
    package mutating func shake(_ strength: Double) {
        if !reducesMotion { tremor.begin(strength) }
    }

    /// Extends the chain's streak to a cue's position, unless the system asks for less motion.
    package mutating func connect(_ cue: Cue) {
        if !reducesMotion { streak.add(cue) }
    }
}

extension SceneCommand.Shape {
    /// The shape's importance when there's too much to draw: 2 if the stage doesn't show the
    /// information elsewhere, 1 if a number also shows it, and 0 for decoration.
    fileprivate var weight: Int {
        switch self {
        case .words, .seconds, .count: 2
        case .points, .chain: 1
        case .bubble, .disc, .ring, .brick, .symbol, .ball, .paddle, .gauge, .wheel, .rider, .shard,
            .flash, .streak, .chip, .pointer:
            0
        }
    }
}
