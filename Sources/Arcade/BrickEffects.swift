/// What is seen of balls, the paddle and bricks.
extension Effects {
    @inline(never)
    mutating func squash(_ cue: Cue, isLevel: Bool) {
        guard let ball = cue.ball else { return }
        add(
            Sway(
                kind: .squash(ball: ball, isLevel: isLevel), place: cue.place,
                strength: EffectTable.squash, life: EffectTable.squashLife))
    }

    @inline(never)
    mutating func give(_ way: Double, _ cue: Cue) {
        add(Sway(kind: .give, place: cue.place, strength: way, life: EffectTable.giveLife))
    }

    @inline(never)
    mutating func spark(_ cue: Cue, upwards: Bool) {
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

    mutating func flash(_ cue: Cue) {
        add(
            Particle(
                shape: .flash, look: cue.look, place: cue.place, size: cue.size,
                stretch: cue.stretch, life: EffectTable.flashLife, opacity: 0.75))
    }

    mutating func crack(_ cue: Cue) {
        squash(cue, isLevel: true)
        flash(cue)
        add(Sway(kind: .flip, place: cue.place, strength: 1, life: EffectTable.flipLife))
        spark(cue, upwards: false)
    }

    mutating func smash(_ cue: Cue) {
        squash(cue, isLevel: true)
        turnOver(cue)
        shatter(cue)
        flash(cue)
        points(cue, size: EffectTable.smallPointsSize, life: EffectTable.smallPointsLife)
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
    @inline(never)
    mutating func splash(_ cue: Cue) {
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
}
