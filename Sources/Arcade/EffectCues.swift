// Not inlined: there are many calls, and the browser downloads each copy.

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
        case .crack: crack(cue)
        case .smash: smash(cue)
        case .bonus:
            ring(cue, size: cue.size, growth: EffectTable.ringGrowth)
            if cue.chain > 0 { shake(EffectTable.burstShake) }
        case .nudge:
            ring(cue, size: cue.size, growth: EffectTable.ringGrowth)
            squash(cue, isLevel: false)
        case .lost:
            splash(cue)
            shake(EffectTable.lostShake)
        case .lifeLost:
            shake(EffectTable.lifeShake)
            if cue.points < 0 { float(cue) }
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
        case .moreTime:
            ring(cue, size: cue.size, growth: EffectTable.ringGrowth)
            more(cue)
        case .badge:
            scatter(cue, pieces: EffectTable.badgeConfetti, looks: festive)
            shake(EffectTable.badgeShake)
            name(cue)
        case .drop: ring(cue, size: cue.size, growth: EffectTable.missGrowth)
        case .caught:
            ring(cue, size: cue.size, growth: EffectTable.ringGrowth)
            catchName(cue)
        case .spoiled:
            ring(cue, size: 2 * cue.size, growth: -2 * cue.size / Double(EffectTable.missLife))
            catchName(cue)
        case .timeUp, .spin, .rattle, .roll, .knock, .go, .newBest, .button: break
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
        case .lifeLost: if cue.points < 0 { float(cue) }
        case .badge: name(cue)
        case .moreTime: more(cue)
        case .caught, .spoiled: catchName(cue)
        case .hurry: count(cue)
        case .drop, .appear, .vanish, .timeUp, .launch, .bounce, .paddle, .lost, .cleared, .spin,
            .rattle, .roll, .knock, .go, .newBest, .button:
            break
        }
    }

    // MARK: What is written, and what all of them use

    mutating func points(_ cue: Cue, size: Double, life: Int) {
        write(
            .points, cue, size: size, life: life, drift: EffectTable.pointsDrift, springs: true)
    }

    /// What was won or lost floats up for a while.
    @inline(never)
    private mutating func float(_ cue: Cue) {
        write(
            .points, cue, size: cue.size, life: EffectTable.resultLife,
            drift: isCalm ? 0 : EffectTable.slowDrift, springs: !isCalm)
    }

    /// What was added to the time, above the points of the pop that it came with.
    @inline(never)
    private mutating func more(_ cue: Cue) {
        write(
            .seconds, cue, size: EffectTable.secondsSize, life: EffectTable.resultLife,
            drift: isCalm ? 0 : EffectTable.slowDrift, springs: !isCalm,
            below: EffectTable.secondsOffset)
    }

    @inline(never)
    private mutating func name(_ cue: Cue) {
        write(
            .words, cue, size: EffectTable.badgeSize, life: EffectTable.badgeLife,
            drift: isCalm ? 0 : EffectTable.slowDrift, springs: !isCalm,
            below: EffectTable.badgeOffset)
    }

    /// What was caught floats up from where that was.
    @inline(never)
    private mutating func catchName(_ cue: Cue) {
        write(
            .words, cue, size: EffectTable.caughtSize, life: EffectTable.caughtLife,
            drift: isCalm ? 0 : EffectTable.pointsDrift, springs: !isCalm)
    }

    @inline(never)
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

    @inline(never)
    mutating func ring(
        _ cue: Cue, size: Double, growth: Double, life: Int = EffectTable.missLife
    ) {
        guard size > 0 else { return }
        add(
            Particle(
                shape: .ring, look: cue.look, place: cue.place, size: size, growth: growth,
                amount: EffectTable.ringThickness, life: life))
    }

    /// One of the directions around the clock, a little beside it, so that no two bursts are alike.
    mutating func direction(_ index: Int) -> Point {
        let all = EffectTable.directions
        let one = all[index % all.count]
        let next = all[(index + 1) % all.count]
        let share = chance.fraction()
        return Point(
            x: one.x + (next.x - one.x) * share, y: one.y + (next.y - one.y) * share)
    }
}
