// Building blocks for the effects of several games. They aren't inlined, because they're called in
// many places and the browser downloads each copy.

extension Effects {
    // MARK: Texts

    /// Writes a cue's text at the cue's position.
    ///
    /// - Parameters:
    ///   - size: the text's height in stage units.
    ///   - life: how long the text is visible, in ticks.
    ///   - drift: the speed in stage units per tick, negative for upwards. Ignored if the system
    ///     asks for less motion.
    ///   - offset: the distance below the cue, in stage units.
    @inline(never)
    package mutating func write(
        _ shape: SceneCommand.Shape, _ cue: Cue, size: Double, life: Int, drift: Double,
        below offset: Double = 0
    ) {
        add(
            Particle(
                shape: shape, look: cue.look,
                place: Point(x: cue.place.x, y: cue.place.y + offset),
                velocity: Point(x: 0, y: reducesMotion ? 0 : drift), size: size,
                amount: Double(cue.points), life: life, springs: !reducesMotion))
    }

    /// Makes a cue's points float up.
    package mutating func points(_ cue: Cue, size: Double, life: Int) {
        write(.points, cue, size: size, life: life, drift: EffectTable.pointsDrift)
    }

    /// Makes the amount won or lost float up slowly.
    @inline(never)
    package mutating func float(_ cue: Cue) {
        write(
            .points, cue, size: cue.size, life: EffectTable.resultLife,
            drift: EffectTable.slowDrift)
    }

    /// Shows one of the countdown's last ten numbers, very large.
    package mutating func count(_ cue: Cue) {
        let isLast = cue.points <= 3
        add(
            Particle(
                shape: .count, look: cue.look, place: cue.place,
                size: isLast ? EffectTable.lastCountSize : EffectTable.countSize,
                growth: reducesMotion ? 0 : EffectTable.countGrowth, amount: Double(cue.points),
                life: EffectTable.countLife,
                opacity: isLast ? EffectTable.lastCountOpacity : EffectTable.countOpacity))
    }

    // MARK: Rings and confetti

    /// Draws a ring around a cue. It grows unless the system asks for less motion.
    @inline(never)
    package mutating func ring(
        _ cue: Cue, size: Double, growth: Double, life: Int = EffectTable.missLife
    ) {
        guard size > 0 else { return }
        add(
            Particle(
                shape: .ring, look: cue.look, place: cue.place, size: size,
                growth: reducesMotion ? 0 : growth, amount: EffectTable.ringThickness, life: life))
    }

    /// Throws confetti up from a cue's position, unless the system asks for less motion. Without
    /// `looks`, the confetti has the cue's colour.
    @inline(never)
    package mutating func scatter(
        _ cue: Cue, pieces: Int, life: Int = EffectTable.confettiLife, looks: [Int] = []
    ) {
        guard !reducesMotion else { return }
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

    /// Makes confetti fall over a stage, unless the system asks for less motion.
    public mutating func celebrate(over stage: StageShape) {
        guard !reducesMotion else { return }
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

    @inline(never)
    private mutating func confetti(_ look: Int, at place: Point, life: Int) -> Particle {
        Particle(
            shape: .shard, look: look, place: place,
            size: EffectTable.confettiSize * (0.7 + 0.6 * chance.fraction()),
            amount: chance.fraction(),
            spin: (chance.fraction() - 0.5) * 2 * EffectTable.confettiSpin,
            stretch: 1.2 + 0.9 * chance.fraction(),
            flips: EffectTable.confettiFlips * (0.5 + chance.fraction()), life: life)
    }

    /// Returns a random direction between the entry of `EffectTable.directions` at `index` and the
    /// next entry, so no two bursts look alike.
    package mutating func direction(_ index: Int) -> Point {
        let all = EffectTable.directions
        let one = all[index % all.count]
        let next = all[(index + 1) % all.count]
        let share = chance.fraction()
        return Point(
            x: one.x + (next.x - one.x) * share, y: one.y + (next.y - one.y) * share)
    }
}
