import Arcade

/// The sizes and times of BubblePop's own effects. Sizes are in stage units, and lives in ticks.
private enum Table {
    /// How long the flash of a pop and the ring of the bubble's torn skin last.
    static let lightLife = 12
    static let ringLife = 26
    static let pointsLife = 96
    static let pointsSize = 28.0
    /// How much points grow with each link of a chain, and the maximum number of such links.
    static let pointsGrowth = 2.6
    static let grownLinks = 9
    static let chainSize = 17.0
    /// How far below the points a chain's length appears, and how far above them added seconds
    /// appear.
    static let chainOffset = 25.0
    static let secondsOffset = -48.0
    static let secondsSize = 26.0
    /// The wobble of bubbles near an event: the swings, the life, the delay per stage unit of
    /// distance, the reach, and the strength at the centre.
    static let wobbles = 2.5
    static let wobbleLife = 110
    static let wobbleDelay = 0.16
    static let bornReach = 120.0
    static let bornStrength = 0.13
    static let popReach = 190.0
    static let popStrength = 0.15
    static let missReach = 130.0
    static let missStrength = 0.16
}

extension BubblePopGame {
    public static func show(_ cue: Cue, in effects: inout Effects) {
        switch cue.name {
        case .pop: effects.pop(cue)
        case .miss:
            effects.ring(cue, size: EffectTable.missSize, growth: EffectTable.missGrowth)
            effects.wobble(cue, reach: Table.missReach, strength: Table.missStrength)
        case .appear: effects.wobble(cue, reach: Table.bornReach, strength: Table.bornStrength)
        case .vanish where !effects.reducesMotion:
            effects.ring(cue, size: cue.size, growth: -cue.size / Double(EffectTable.missLife))
        case .moreTime: effects.more(cue)
        case .loss: effects.float(cue)
        case .hurry: effects.count(cue)
        default: break
        }
    }
}

extension Effects {
    fileprivate mutating func pop(_ cue: Cue) {
        if reducesMotion {
            ring(cue, size: cue.size, growth: 0, life: EffectTable.fadeLife)
        } else {
            burst(cue)
        }
        let links = Double(min(cue.chain - 1, Table.grownLinks))
        points(
            cue, size: Table.pointsSize + (reducesMotion ? 0 : Table.pointsGrowth * links),
            life: Table.pointsLife)
        if cue.chain > 1 { chain(cue, links: links) }
        connect(cue)
        wobble(cue, reach: Table.popReach, strength: Table.popStrength)
    }

    /// Shows a bursting bubble's flash, torn skin and drops.
    private mutating func burst(_ cue: Cue) {
        add(
            Particle(
                shape: .disc, look: cue.look, place: cue.place, size: cue.size,
                growth: 0.5, life: Table.lightLife, opacity: 0.5))
        ring(cue, size: cue.size, growth: EffectTable.ringGrowth, life: Table.ringLife)
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
    }

    private mutating func chain(_ cue: Cue, links: Double) {
        add(
            Particle(
                shape: .chain, look: cue.look,
                place: Point(x: cue.place.x, y: cue.place.y + Table.chainOffset + links),
                velocity: Point(x: 0, y: reducesMotion ? 0 : EffectTable.pointsDrift),
                size: Table.chainSize + links, amount: Double(cue.chain), life: Table.pointsLife,
                springs: !reducesMotion))
    }

    /// Shows the added time above the pop's points.
    fileprivate mutating func more(_ cue: Cue) {
        if !reducesMotion { ring(cue, size: cue.size, growth: EffectTable.ringGrowth) }
        write(
            .seconds, cue, size: Table.secondsSize, life: EffectTable.resultLife,
            drift: EffectTable.slowDrift, below: Table.secondsOffset)
    }

    /// Makes the bubbles around a cue wobble. Nearer bubbles wobble sooner and more strongly.
    @inline(never)
    fileprivate mutating func wobble(_ cue: Cue, reach: Double, strength: Double) {
        let (place, life) = (cue.place, Double(Table.wobbleLife))
        add(
            Sway(life: Table.wobbleLife) { command, shape, age in
                guard shape == .bubble else { return }
                let distance = Point(x: Double(command.x), y: Double(command.y))
                    .squaredDistance(to: place).squareRoot()
                guard distance < reach else { return }
                let late = distance * Table.wobbleDelay
                let share = (Double(age) - late) / (life - late)
                guard share > 0, share < 1 else { return }
                let swing = Easing.swing(share, times: Table.wobbles)
                command.stretch *= Float(1 + strength * (1 - distance / reach) * swing)
            })
    }
}
