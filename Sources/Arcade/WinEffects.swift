/// What is thrown: confetti, and chips.
extension Effects {
    /// Confetti thrown up from the place of a cue: in its colour, where there are no others.
    @inline(never)
    mutating func scatter(
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

    @inline(never)
    mutating func confetti(_ look: Int, at place: Point, life: Int) -> Particle {
        Particle(
            shape: .shard, look: look, place: place,
            size: EffectTable.confettiSize * (0.7 + 0.6 * chance.fraction()),
            amount: chance.fraction(),
            spin: (chance.fraction() - 0.5) * 2 * EffectTable.confettiSpin,
            stretch: 1.2 + 0.9 * chance.fraction(),
            flips: EffectTable.confettiFlips * (0.5 + chance.fraction()), life: life)
    }

    @inline(never)
    mutating func throwChips(_ cue: Cue, count: Int) {
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
}
