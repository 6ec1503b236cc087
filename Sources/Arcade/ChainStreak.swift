/// A line that connects the latest hits of a chain.
struct ChainStreak {
    private var places: [Point] = []
    private var look = 0
    private var age = 0

    /// Whether there is no line to draw.
    var isOver: Bool { places.count < 2 || age >= EffectTable.streakLife }

    /// Extends the streak to a cue's position, or starts a new streak if the cue begins a chain.
    mutating func add(_ cue: Cue) {
        if cue.chain <= 1 { places.removeAll(keepingCapacity: true) }
        if places.count == EffectTable.streakPlaces { places.remove(at: 0) }
        places.append(cue.place)
        look = cue.look
        age = 0
    }

    mutating func advance(ticks: Int) { age = min(age + ticks, EffectTable.streakLife) }

    func draw(into scene: inout Scene) {
        guard !isOver else { return }
        let rest = 1 - Double(age) / Double(EffectTable.streakLife)
        for index in places.indices {
            let share = Double(index + 1) / Double(places.count)
            let opacity = EffectTable.streakOpacity * rest * share
            let to = places[index]
            scene.draw(
                SceneCommand(
                    .disc, look: look, at: to, size: EffectTable.knotSize * share,
                    opacity: opacity))
            guard index > 0 else { continue }
            let from = places[index - 1]
            scene.draw(
                SceneCommand(
                    .streak, look: look, at: from, size: EffectTable.streakSize * share,
                    opacity: opacity, amount: to.x - from.x, stretch: to.y - from.y))
        }
    }
}
