/// What is seen of pops, chains and the last seconds.
extension Effects {
    mutating func pop(_ cue: Cue) {
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

    mutating func chain(_ cue: Cue) {
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

    @inline(never)
    mutating func wobble(_ cue: Cue, reach: Double, strength: Double) {
        add(
            Sway(
                kind: .wobble(reach: reach), place: cue.place, strength: strength,
                life: EffectTable.wobbleLife))
    }

    /// A second of the last ten, as large as the stage allows.
    mutating func count(_ cue: Cue) {
        let isLast = cue.points <= 3
        add(
            Particle(
                shape: .count, look: cue.look, place: cue.place,
                size: isLast ? EffectTable.lastCountSize : EffectTable.countSize,
                growth: isCalm ? 0 : EffectTable.countGrowth, amount: Double(cue.points),
                life: EffectTable.countLife,
                opacity: isLast ? EffectTable.lastCountOpacity : EffectTable.countOpacity))
    }
}
