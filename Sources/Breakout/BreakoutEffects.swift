import Arcade

/// The sizes and times of Breakout's own effects. Sizes are in stage units, lives in ticks, and
/// speeds in stage units per tick.
private enum Table {
    /// The shards of a broken brick, in columns and rows.
    static let shards = (columns: 4, rows: 2)
    static let shardLife = 84
    static let shardSpeed = 1.6
    static let shardGravity = 0.055
    /// A shard's maximum number of turns per tick.
    static let shardSpin = 0.016
    static let flashLife = 16
    /// How long and how fast a broken brick falls, and how many times it flips.
    static let fallLife = 48
    static let fallSpeed = 0.35
    static let fallFlips = 1.5
    /// The number of sparks when a ball hits something.
    static let sparks = 5
    static let sparkLife = 26
    static let sparkSize = 1.7
    static let sparkSpeed = 1.5
    /// The text with a brick's points is small, because bricks break often.
    static let pointsSize = 16.0
    static let pointsLife = 60
    /// The text for a caught capsule.
    static let caughtSize = 18.0
    static let caughtLife = 110
    static let confetti = 96
    /// The confetti is brief, because a summary follows.
    static let confettiLife = 96
    /// How many times and for how long a ball wobbles after a hit, and how much it's squashed.
    static let squashes = 1.5
    static let squashLife = 30
    static let squash = 0.34
    /// How far a ball pushes the paddle down, and how far a launch pushes it up.
    static let give = 6.5
    static let giveLife = 34
    static let kick = 4.0
    /// How long a brick takes to flip after a hit that doesn't break it.
    static let flipLife = 30
    static let lifeShake = 5.0
    static let lostShake = 2.0
    static let burstShake = 4.0
}

extension BreakoutGame {
    public static func show(_ cue: Cue, in effects: inout Effects) {
        switch cue.name {
        case .launch:
            effects.pushPaddle(-Table.kick, cue)
            effects.spark(cue, upwards: true)
        case .bounce:
            effects.squash(cue, isLevel: cue.stretch >= 1)
            effects.spark(cue, upwards: false)
        case .paddle:
            effects.squash(cue, isLevel: true)
            effects.pushPaddle(Table.give, cue)
            effects.spark(cue, upwards: true)
        case .crack: effects.crack(cue)
        case .smash: effects.smash(cue)
        case .bonus:
            effects.surround(cue)
            if cue.chain > 0 { effects.shake(Table.burstShake) }
        case .nudge:
            effects.surround(cue)
            effects.squash(cue, isLevel: false)
        case .lost:
            effects.splash(cue)
            effects.shake(Table.lostShake)
        case .lifeLost:
            effects.shake(Table.lifeShake)
            if cue.points < 0 { effects.float(cue) }
        case .cleared:
            effects.scatter(
                cue, pieces: Table.confetti, life: Table.confettiLife, looks: effects.festive)
        case .drop where !effects.reducesMotion:
            effects.ring(cue, size: cue.size, growth: EffectTable.missGrowth)
        case .caught:
            if !effects.reducesMotion {
                effects.ring(cue, size: cue.size, growth: EffectTable.ringGrowth)
            }
            effects.name(cue)
        case .spoiled:
            if !effects.reducesMotion {
                effects.ring(
                    cue, size: 2 * cue.size, growth: -2 * cue.size / Double(EffectTable.missLife))
            }
            effects.name(cue)
        case .hurry: effects.count(cue)
        default: break
        }
    }
}

extension Effects {
    /// Draws a growing ring around a cue's position.
    fileprivate mutating func surround(_ cue: Cue) {
        ring(
            cue, size: cue.size, growth: EffectTable.ringGrowth,
            life: reducesMotion ? EffectTable.fadeLife : EffectTable.missLife)
    }

    /// Makes a caught capsule's name float up from the paddle.
    fileprivate mutating func name(_ cue: Cue) {
        write(
            .words, cue, size: Table.caughtSize, life: Table.caughtLife,
            drift: EffectTable.pointsDrift)
    }

    // MARK: Swaying

    /// Squashes a ball after a hit, vertically if the surface was horizontal.
    @inline(never)
    fileprivate mutating func squash(_ cue: Cue, isLevel: Bool) {
        guard let ball = cue.ball else { return }
        add(
            Sway(life: Table.squashLife) { command, shape, age in
                guard shape == .ball, Int(command.amount) == ball else { return }
                let share = Double(age) / Double(Table.squashLife)
                let swing = Table.squash * Easing.swing(share, times: Table.squashes)
                command.stretch *= Float(isLevel ? 1 + swing : 1 / (1 + swing))
            })
    }

    /// Pushes the paddle down and lets it spring back.
    ///
    /// - Parameter way: the distance in stage units, negative for upwards.
    @inline(never)
    fileprivate mutating func pushPaddle(_ way: Double, _ cue: Cue) {
        let height = Float(cue.place.y)
        add(
            Sway(life: Table.giveLife) { command, shape, age in
                // Falling capsules have the same shape, but must not be pushed.
                guard shape == .paddle, abs(command.y - height) < 2 * command.size else { return }
                let share = Double(age) / Double(Table.giveLife)
                command.y += Float(way * (1 - share) * Easing.wave(share))
            })
    }

    /// Flips the brick at a cue's position once.
    private mutating func turnOver(_ cue: Cue) {
        let (x, y) = (Float(cue.place.x), Float(cue.place.y))
        add(
            Sway(life: Table.flipLife) { command, shape, age in
                guard shape == .brick || shape == .symbol, command.x == x, command.y == y else {
                    return
                }
                let share = Double(age) / Double(Table.flipLife)
                command.turnOver(to: Float(Easing.height(afterFlips: share)))
            })
    }

    // MARK: Particles

    @inline(never)
    fileprivate mutating func spark(_ cue: Cue, upwards: Bool) {
        guard !reducesMotion else { return }
        for index in 0..<Table.sparks {
            var way = direction(index * 2 + 1)
            if upwards, way.y > 0 { way.y = -way.y }
            let speed = Table.sparkSpeed * (0.3 + chance.fraction())
            add(
                Particle(
                    shape: .disc, look: cue.look, place: cue.place,
                    velocity: Point(x: way.x * speed, y: way.y * speed), drag: 0.95,
                    size: Table.sparkSize * (0.5 + chance.fraction()), life: Table.sparkLife))
        }
    }

    private mutating func flash(_ cue: Cue) {
        add(
            Particle(
                shape: .flash, look: cue.look, place: cue.place, size: cue.size,
                stretch: cue.stretch, life: Table.flashLife, opacity: 0.75))
    }

    fileprivate mutating func crack(_ cue: Cue) {
        squash(cue, isLevel: true)
        flash(cue)
        turnOver(cue)
        spark(cue, upwards: false)
    }

    fileprivate mutating func smash(_ cue: Cue) {
        if reducesMotion {
            fade(cue)
        } else {
            squash(cue, isLevel: true)
            fall(cue)
            shatter(cue)
            flash(cue)
        }
        points(cue, size: Table.pointsSize, life: Table.pointsLife)
    }

    /// Fades out a broken brick in place.
    private mutating func fade(_ cue: Cue) {
        add(
            Particle(
                shape: .brick, look: cue.look, place: cue.place, size: cue.size,
                stretch: cue.stretch, life: EffectTable.fadeLife))
    }

    /// Flips a broken brick while it falls and fades.
    private mutating func fall(_ cue: Cue) {
        add(
            Particle(
                shape: .brick, look: cue.look, place: cue.place,
                velocity: Point(x: 0, y: Table.fallSpeed), size: cue.size,
                stretch: cue.stretch, flips: Table.fallFlips, life: Table.fallLife))
    }

    /// Breaks a brick into shards of its colour.
    private mutating func shatter(_ cue: Cue) {
        let columns = Table.shards.columns
        let rows = Table.shards.rows
        let width = 2 * cue.size * cue.stretch / Double(columns)
        let height = 2 * cue.size / Double(rows)
        for index in 0..<(columns * rows) {
            let x = (Double(index % columns) - Double(columns - 1) / 2) * width
            let y = (Double(index / columns) - Double(rows - 1) / 2) * height
            let speed = Table.shardSpeed * (0.4 + chance.fraction())
            add(
                Particle(
                    shape: .shard, look: cue.look,
                    place: Point(x: cue.place.x + x, y: cue.place.y + y),
                    velocity: Point(
                        x: x / (cue.size * cue.stretch) * speed + chance.fraction() - 0.5,
                        y: speed * (0.5 - chance.fraction())),
                    gravity: Table.shardGravity, drag: 0.985,
                    size: height * (0.36 + 0.2 * chance.fraction()),
                    spin: (chance.fraction() - 0.5) * 2 * Table.shardSpin,
                    stretch: width / height * (0.7 + 0.3 * chance.fraction()),
                    life: Table.shardLife))
        }
    }

    /// Draws a splash where a ball falls off the stage.
    @inline(never)
    fileprivate mutating func splash(_ cue: Cue) {
        guard !reducesMotion else { return }
        for index in 0..<EffectTable.drops {
            let way = direction(index)
            let speed = EffectTable.dropSpeed * (0.4 + chance.fraction())
            add(
                Particle(
                    shape: .disc, look: cue.look, place: cue.place,
                    velocity: Point(x: way.x * speed * 1.3, y: -abs(way.y) * speed * 1.5 - 0.6),
                    gravity: EffectTable.dropGravity, drag: EffectTable.dropDrag,
                    size: Table.sparkSize * (0.7 + 1.2 * chance.fraction()),
                    life: EffectTable.dropLife))
        }
    }
}
