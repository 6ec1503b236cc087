import Arcade

/// The constants of the game's effects. Sizes are in stage units, lives in ticks, and speeds in
/// stage units per tick.
private enum Table {
    static let winConfetti = 44
    static let badgeConfetti = 96
    static let badgeShake = 2.5
    /// How far below the result a badge's name appears, and the name's size.
    static let badgeOffset = 46.0
    static let badgeSize = 44.0
    static let badgeLife = 300
    /// The number of chips thrown for a win and for a near miss.
    static let winChips = 14
    static let nearChips = 4
    static let chipSize = 9.0
    static let chipSpeed = 4.2
    static let chipGravity = 0.11
    static let chipLife = 130
}

extension RouletteGame {
    public static func show(_ cue: Cue, in effects: inout Effects) {
        switch cue.name {
        case .win:
            effects.throwChips(cue, count: Table.winChips)
            effects.scatter(cue, pieces: Table.winConfetti)
            effects.float(cue)
        case .nearMiss:
            effects.throwChips(cue, count: Table.nearChips)
            effects.float(cue)
        case .loss: effects.float(cue)
        case .badge:
            effects.scatter(cue, pieces: Table.badgeConfetti, looks: effects.festive)
            effects.shake(Table.badgeShake)
            effects.write(
                .words, cue, size: Table.badgeSize, life: Table.badgeLife,
                drift: EffectTable.slowDrift, below: Table.badgeOffset)
        default: break
        }
    }
}

extension Effects {
    @inline(never)
    fileprivate mutating func throwChips(_ cue: Cue, count: Int) {
        guard !reducesMotion else { return }
        for index in 0..<count {
            let side = (Double(index) + chance.fraction()) / Double(count) * 2 - 1
            add(
                Particle(
                    shape: .chip, look: cue.look, place: cue.place,
                    velocity: Point(
                        x: side * Table.chipSpeed * 0.8,
                        y: -Table.chipSpeed * (0.8 + 0.5 * chance.fraction())),
                    gravity: Table.chipGravity, drag: 0.99,
                    size: Table.chipSize * (0.8 + 0.4 * chance.fraction()),
                    flips: 2 + 2 * chance.fraction(), age: -index, life: Table.chipLife))
        }
    }
}
