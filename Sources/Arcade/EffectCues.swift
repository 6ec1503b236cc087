/// What each cue begins.
extension Effects {
    /// Begins what a cue shows.
    public mutating func begin(_ cue: Cue) {
        guard !isCalm else { return fade(cue) }
        switch cue.name {
        case .pop: pop(cue)
        case .miss:
            ring(cue, size: EffectTable.missSize, growth: EffectTable.missGrowth)
            wobble(cue, reach: EffectTable.missReach, strength: EffectTable.missStrength)
        case .appear:
            wobble(cue, reach: EffectTable.bornReach, strength: EffectTable.bornStrength)
        case .vanish: ring(cue, size: cue.size, growth: -cue.size / Double(EffectTable.missLife))
        case .hurry: count(cue)
        case .launch:
            give(-EffectTable.kick, cue)
            spark(cue, upwards: true)
        case .bounce:
            squash(cue, isLevel: cue.stretch >= 1)
            spark(cue, upwards: false)
        case .paddle:
            squash(cue, isLevel: true)
            give(EffectTable.give, cue)
            spark(cue, upwards: true)
        case .crack:
            squash(cue, isLevel: true)
            flash(cue)
            add(
                Sway(kind: .flip, place: cue.place, strength: 1, life: EffectTable.flipLife))
            spark(cue, upwards: false)
        case .smash:
            squash(cue, isLevel: true)
            turnOver(cue)
            shatter(cue)
            flash(cue)
            points(cue, size: EffectTable.smallPointsSize, life: EffectTable.smallPointsLife)
        case .bonus:
            ring(cue, size: cue.size, growth: EffectTable.ringGrowth)
            if cue.chain > 0 { shake(EffectTable.burstShake) }
        case .nudge:
            ring(cue, size: cue.size, growth: EffectTable.ringGrowth)
            squash(cue, isLevel: false)
        case .lost:
            splash(cue)
            shake(EffectTable.lostShake)
        case .lifeLost: shake(EffectTable.lifeShake)
        case .cleared:
            scatter(
                cue, pieces: EffectTable.clearedConfetti, life: EffectTable.shortConfettiLife,
                looks: festive)
        case .win:
            throwChips(cue, count: EffectTable.winChips)
            scatter(cue, pieces: EffectTable.winConfetti)
            float(cue)
        case .nearMiss:
            throwChips(cue, count: EffectTable.nearChips)
            float(cue)
        case .loss: float(cue)
        case .badge:
            scatter(cue, pieces: EffectTable.badgeConfetti, looks: festive)
            shake(EffectTable.badgeShake)
            name(cue)
        case .timeUp, .spin, .rattle, .go, .newBest, .button: break
        }
    }

    /// Lets confetti fall over a stage; not where the system asks for less motion.
    public mutating func celebrate(over stage: StageShape) {
        guard !isCalm else { return }
        for index in 0..<EffectTable.partyConfetti {
            var piece = confetti(
                festive.isEmpty ? 0 : festive[index % festive.count],
                at: Point(x: chance.fraction() * Double(stage.width), y: -20),
                life: EffectTable.partyLife)
            piece.velocity = Point(
                x: (chance.fraction() - 0.5) * 1.4,
                y: EffectTable.partySpeed * (0.6 + chance.fraction()))
            piece.gravity = EffectTable.partyGravity
            piece.age = -chance.below(EffectTable.partyWait)
            add(piece)
        }
    }

    /// What is seen of a cue where the system asks for less motion: nothing that flies or grows.
    private mutating func fade(_ cue: Cue) {
        switch cue.name {
        case .pop:
            ring(cue, size: cue.size, growth: 0, life: EffectTable.fadeLife)
            write(.points, cue, size: EffectTable.pointsSize, life: EffectTable.pointsLife)
            if cue.chain > 1 { chain(cue) }
        case .miss: ring(cue, size: EffectTable.missSize, growth: 0)
        case .smash:
            add(
                Particle(
                    shape: .brick, look: cue.look, place: cue.place, size: cue.size,
                    stretch: cue.stretch, life: EffectTable.fadeLife))
            write(
                .points, cue, size: EffectTable.smallPointsSize, life: EffectTable.smallPointsLife)
        case .crack: flash(cue)
        case .bonus, .nudge: ring(cue, size: cue.size, growth: 0, life: EffectTable.fadeLife)
        case .win, .nearMiss, .loss: float(cue)
        case .badge: name(cue)
        case .hurry: count(cue)
        case .appear, .vanish, .timeUp, .launch, .bounce, .paddle, .lost, .lifeLost, .cleared,
            .spin, .rattle, .go, .newBest, .button:
            break
        }
    }

    // MARK: Bubbles

    private mutating func pop(_ cue: Cue) {
        add(
            Particle(
                shape: .disc, look: cue.look, place: cue.place, size: cue.size,
                growth: 0.5, life: EffectTable.popLightLife, opacity: 0.5))
        ring(cue, size: cue.size, growth: EffectTable.ringGrowth, life: EffectTable.ringLife)
        for index in 0..<EffectTable.drops {
            let way = direction(index)
            let speed = EffectTable.dropSpeed * (0.35 + chance.fraction())
            let size = cue.size * (0.07 + 0.17 * chance.fraction() * chance.fraction())
            add(
                Particle(
                    shape: .disc, look: cue.look,
                    place: Point(
                        x: cue.place.x + way.x * cue.size * 0.75,
                        y: cue.place.y + way.y * cue.size * 0.75),
                    velocity: Point(x: way.x * speed, y: way.y * speed - 0.4),
                    gravity: EffectTable.dropGravity, drag: EffectTable.dropDrag, size: size,
                    growth: -size / Double(EffectTable.dropLife) * 0.8,
                    life: EffectTable.dropLife))
        }
        let links = Double(min(cue.chain - 1, EffectTable.grownLinks))
        points(
            cue, size: EffectTable.pointsSize + EffectTable.pointsGrowth * links,
            life: EffectTable.pointsLife)
        if cue.chain > 1 { chain(cue) }
        connect(cue)
        wobble(cue, reach: EffectTable.popReach, strength: EffectTable.popStrength)
    }

    private mutating func chain(_ cue: Cue) {
        let links = Double(min(cue.chain - 1, EffectTable.grownLinks))
        var words = Particle(
            shape: .chain, look: cue.look,
            place: Point(
                x: cue.place.x, y: cue.place.y + EffectTable.chainOffset + links),
            size: EffectTable.chainSize + links, amount: Double(cue.chain),
            life: EffectTable.pointsLife)
        if !isCalm {
            words.velocity.y = EffectTable.pointsDrift
            words.springs = true
        }
        add(words)
    }

    private mutating func wobble(_ cue: Cue, reach: Double, strength: Double) {
        add(
            Sway(
                kind: .wobble(reach: reach), place: cue.place, strength: strength,
                life: EffectTable.wobbleLife))
    }

    /// A second of the last ten, as large as the stage allows.
    private mutating func count(_ cue: Cue) {
        let isLast = cue.points <= 3
        add(
            Particle(
                shape: .count, look: cue.look, place: cue.place,
                size: isLast ? EffectTable.lastCountSize : EffectTable.countSize,
                growth: isCalm ? 0 : EffectTable.countGrowth, amount: Double(cue.points),
                life: EffectTable.countLife,
                opacity: isLast ? EffectTable.lastCountOpacity : EffectTable.countOpacity))
    }

    // MARK: Balls and bricks

    private mutating func squash(_ cue: Cue, isLevel: Bool) {
        guard let ball = cue.ball else { return }
        add(
            Sway(
                kind: .squash(ball: ball, isLevel: isLevel), place: cue.place,
                strength: EffectTable.squash, life: EffectTable.squashLife))
    }

    private mutating func give(_ way: Double, _ cue: Cue) {
        add(Sway(kind: .give, place: cue.place, strength: way, life: EffectTable.giveLife))
    }

    private mutating func spark(_ cue: Cue, upwards: Bool) {
        for index in 0..<EffectTable.sparks {
            var way = direction(index * 2 + 1)
            if upwards, way.y > 0 { way.y = -way.y }
            let speed = EffectTable.sparkSpeed * (0.3 + chance.fraction())
            add(
                Particle(
                    shape: .disc, look: cue.look, place: cue.place,
                    velocity: Point(x: way.x * speed, y: way.y * speed), drag: 0.95,
                    size: EffectTable.sparkSize * (0.5 + chance.fraction()),
                    life: EffectTable.sparkLife))
        }
    }

    private mutating func flash(_ cue: Cue) {
        add(
            Particle(
                shape: .flash, look: cue.look, place: cue.place, size: cue.size,
                stretch: cue.stretch, life: EffectTable.flashLife, opacity: 0.75))
    }

    /// A broken brick turns over as it falls and fades.
    private mutating func turnOver(_ cue: Cue) {
        add(
            Particle(
                shape: .brick, look: cue.look, place: cue.place,
                velocity: Point(x: 0, y: EffectTable.fallSpeed), size: cue.size,
                stretch: cue.stretch, flips: EffectTable.fallFlips, life: EffectTable.fallLife))
    }

    /// A broken brick falls apart into shards of its own colour.
    private mutating func shatter(_ cue: Cue) {
        let columns = EffectTable.shards.columns
        let rows = EffectTable.shards.rows
        let width = 2 * cue.size * cue.stretch / Double(columns)
        let height = 2 * cue.size / Double(rows)
        for index in 0..<(columns * rows) {
            let x = (Double(index % columns) - Double(columns - 1) / 2) * width
            let y = (Double(index / columns) - Double(rows - 1) / 2) * height
            let speed = EffectTable.shardSpeed * (0.4 + chance.fraction())
            add(
                Particle(
                    shape: .shard, look: cue.look,
                    place: Point(x: cue.place.x + x, y: cue.place.y + y),
                    velocity: Point(
                        x: x / (cue.size * cue.stretch) * speed + chance.fraction() - 0.5,
                        y: speed * (0.5 - chance.fraction())),
                    gravity: EffectTable.shardGravity, drag: 0.985,
                    size: height * (0.36 + 0.2 * chance.fraction()),
                    spin: (chance.fraction() - 0.5) * 2 * EffectTable.shardSpin,
                    stretch: width / height * (0.7 + 0.3 * chance.fraction()),
                    life: EffectTable.shardLife))
        }
    }

    /// A ball falls out of the stage.
    private mutating func splash(_ cue: Cue) {
        for index in 0..<EffectTable.drops {
            let way = direction(index)
            let speed = EffectTable.dropSpeed * (0.4 + chance.fraction())
            add(
                Particle(
                    shape: .disc, look: cue.look, place: cue.place,
                    velocity: Point(x: way.x * speed * 1.3, y: -abs(way.y) * speed * 1.5 - 0.6),
                    gravity: EffectTable.dropGravity, drag: EffectTable.dropDrag,
                    size: EffectTable.sparkSize * (0.7 + 1.2 * chance.fraction()),
                    life: EffectTable.dropLife))
        }
    }

    // MARK: Wins

    /// Confetti thrown up from the place of a cue: in its colour, where there are no others.
    private mutating func scatter(
        _ cue: Cue, pieces: Int, life: Int = EffectTable.confettiLife, looks: [Int] = []
    ) {
        for index in 0..<pieces {
            var piece = confetti(
                looks.isEmpty ? cue.look : looks[index % looks.count], at: cue.place, life: life)
            let way = direction(index)
            let speed = EffectTable.confettiSpeed * (0.25 + chance.fraction())
            piece.velocity = Point(x: way.x * speed, y: way.y * speed - 1)
            piece.gravity = EffectTable.confettiGravity
            piece.drag = EffectTable.confettiDrag
            add(piece)
        }
    }

    private mutating func confetti(_ look: Int, at place: Point, life: Int) -> Particle {
        Particle(
            shape: .shard, look: look, place: place,
            size: EffectTable.confettiSize * (0.7 + 0.6 * chance.fraction()),
            amount: chance.fraction(),
            spin: (chance.fraction() - 0.5) * 2 * EffectTable.confettiSpin,
            stretch: 1.2 + 0.9 * chance.fraction(),
            flips: EffectTable.confettiFlips * (0.5 + chance.fraction()), life: life)
    }

    private mutating func throwChips(_ cue: Cue, count: Int) {
        for index in 0..<count {
            let side = (Double(index) + chance.fraction()) / Double(count) * 2 - 1
            var chip = Particle(
                shape: .chip, look: cue.look, place: cue.place,
                velocity: Point(
                    x: side * EffectTable.chipSpeed * 0.8,
                    y: -EffectTable.chipSpeed * (0.8 + 0.5 * chance.fraction())),
                gravity: EffectTable.chipGravity, drag: 0.99,
                size: EffectTable.chipSize * (0.8 + 0.4 * chance.fraction()),
                flips: 2 + 2 * chance.fraction(), life: EffectTable.chipLife)
            chip.age = -index
            add(chip)
        }
    }

    // MARK: What is written

    private mutating func points(_ cue: Cue, size: Double, life: Int) {
        write(
            .points, cue, size: size, life: life, drift: EffectTable.pointsDrift, springs: true)
    }

    /// What was won or lost floats up for a while.
    private mutating func float(_ cue: Cue) {
        write(
            .points, cue, size: cue.size, life: EffectTable.resultLife,
            drift: isCalm ? 0 : EffectTable.slowDrift, springs: !isCalm)
    }

    private mutating func name(_ cue: Cue) {
        write(
            .words, cue, size: EffectTable.badgeSize, life: EffectTable.badgeLife,
            drift: isCalm ? 0 : EffectTable.slowDrift, springs: !isCalm,
            below: EffectTable.badgeOffset)
    }

    private mutating func write(
        _ shape: SceneCommand.Shape, _ cue: Cue, size: Double, life: Int, drift: Double = 0,
        springs: Bool = false, below offset: Double = 0
    ) {
        add(
            Particle(
                shape: shape, look: cue.look,
                place: Point(x: cue.place.x, y: cue.place.y + offset),
                velocity: Point(x: 0, y: drift), size: size, amount: Double(cue.points),
                life: life, springs: springs))
    }

    private mutating func ring(
        _ cue: Cue, size: Double, growth: Double, life: Int = EffectTable.missLife
    ) {
        guard size > 0 else { return }
        add(
            Particle(
                shape: .ring, look: cue.look, place: cue.place, size: size, growth: growth,
                amount: EffectTable.ringThickness, life: life))
    }

    /// One of the directions around the clock, a little beside it, so that no two bursts are alike.
    private mutating func direction(_ index: Int) -> Point {
        let all = EffectTable.directions
        let one = all[index % all.count]
        let next = all[(index + 1) % all.count]
        let share = chance.fraction()
        return Point(
            x: one.x + (next.x - one.x) * share, y: one.y + (next.y - one.y) * share)
    }
}
