/// A short shake of the whole stage.
struct Tremor {
    /// The largest displacement, in stage units.
    private(set) var strength = 0.0
    private var age = 0

    var isOver: Bool { strength == 0 }

    /// Starts shaking, unless the stage is already shaking more strongly.
    mutating func begin(_ strength: Double) {
        guard strength >= self.strength * rest else { return }
        self.strength = strength
        age = 0
    }

    mutating func advance(ticks: Int) {
        age += ticks
        if age >= EffectTable.shakeLife { strength = 0 }
    }

    /// The stage's displacement, in stage units.
    var offset: Point {
        let moment = Double(age) / Double(EffectTable.shakeLife)
        let size = strength * rest * rest
        return Point(
            x: size * Easing.wave(moment * EffectTable.shakes.x + 0.25),
            y: size * Easing.wave(moment * EffectTable.shakes.y))
    }

    private var rest: Double { max(0, 1 - Double(age) / Double(EffectTable.shakeLife)) }
}
