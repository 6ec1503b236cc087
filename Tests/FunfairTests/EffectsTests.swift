import Arcade
import Breakout
import Roulette
import Testing

@Suite("Effects of cues")
struct EffectsTests {
    private let place = Point(x: 100, y: 200)

    private func begun(_ name: Cue.Name, chain: Int = 1, reducesMotion: Bool = false) -> Effects {
        var effects = Effects()
        effects.reducesMotion = reducesMotion
        effects.begin(Effects.cue(name, chain: chain))
        return effects
    }

    // MARK: Texts

    @Test func `The points of a pop appear where the bubble was`() throws {
        var effects = begun(.pop)
        let points = try #require(effects.shown(.points).first)
        #expect(points.amount == 7)
        #expect(points.look == 3)
        #expect(points.isAt(place))
    }

    @Test func `The points of a pop float up`() throws {
        var effects = begun(.pop)
        effects.advance(ticks: 20)
        let points = try #require(effects.shown(.points).first)
        #expect(points.x == 100)
        #expect(points.y < 200)
    }

    @Test func `The points are drawn larger with each pop in a chain`() throws {
        var sizes: [Float] = []
        for chain in 1...6 {
            var effects = begun(.pop, chain: chain)
            effects.advance(ticks: 40)
            sizes.append(try #require(effects.shown(.points).first).size)
        }
        #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    }

    @Test func `Texts overshoot their final size a little`() throws {
        var effects = begun(.pop)
        let sizes = (0..<30).map { _ in
            effects.advance(ticks: 1)
            return effects.shown(.points).first?.size ?? 0
        }
        let last = try #require(sizes.last)
        #expect(sizes[0] < last / 2)
        #expect(sizes.contains { $0 > last * 1.02 })
        #expect(sizes.allSatisfy { $0 < last * 1.2 })
    }

    @Test func `The first pop doesn't show a chain`() {
        var effects = begun(.pop)
        #expect(effects.shown(.chain).isEmpty)
    }

    @Test func `A chain shows its length`() {
        var effects = begun(.pop, chain: 4)
        #expect(effects.shown(.chain).map(\.amount) == [4])
    }

    @Test func `The last seconds are shown behind everything else`() throws {
        var effects = begun(.hurry)
        let bubble = SceneCommand(.bubble, look: 0, at: place, size: 30)
        let all = effects.shown(around: [bubble])
        let count = try #require(all.first)
        #expect(count.shape == Float(SceneCommand.Shape.count.rawValue))
        #expect(count.amount == 7)
        #expect(count.opacity < 0.5)
    }

    @Test func `The last seconds are shown in Breakout too`() {
        var effects = Effects()
        BreakoutGame.show(Effects.cue(.hurry), in: &effects)
        #expect(effects.shown(.count).map(\.amount) == [7])
    }

    @Test func `A loss at the wheel is shown like the cost of a pop`() {
        var effects = Effects()
        RouletteGame.show(Effects.cue(.loss), in: &effects)
        #expect(effects.shown(.points).map(\.amount) == [7])
    }

    // MARK: Sparks and shards

    @Test func `A pop throws drops of its colour`() {
        var effects = begun(.pop)
        let drops = effects.shown(.disc)
        #expect(drops.count > 10)
        #expect(drops.allSatisfy { $0.look == 3 })
        #expect(drops.allSatisfy { abs($0.x - 100) < 21 && abs($0.y - 200) < 21 })
    }

    @Test func `Drops fly apart and fall`() {
        func spread(_ drops: [SceneCommand]) -> Float {
            (drops.map(\.x).max() ?? 0) - (drops.map(\.x).min() ?? 0)
        }
        func middle(_ drops: [SceneCommand]) -> Float {
            drops.map(\.y).reduce(0, +) / Float(drops.count)
        }
        var effects = begun(.pop)
        let first = effects.shown(.disc)
        effects.advance(ticks: 45)
        let later = effects.shown(.disc)
        #expect(spread(later) > spread(first) * 1.5)
        #expect(middle(later) > middle(first))
    }

    @Test func `A broken brick falls apart into shards of its own colour`() {
        var effects = begun(.smash)
        let shards = effects.shown(.shard)
        #expect(shards.count == 8)
        #expect(shards.allSatisfy { $0.look == 3 })
        // All shards start within the brick.
        #expect(shards.allSatisfy { abs($0.x - 100) < 40 && abs($0.y - 200) < 20 })
        effects.advance(ticks: 70)
        let fallen = effects.shown(.shard)
        #expect(fallen.allSatisfy { $0.y > 220 })
        #expect(zip(shards, fallen).contains { $0.amount != $1.amount })
    }

    @Test func `A hit brick flashes`() {
        for name in [Cue.Name.crack, .smash] {
            var effects = begun(name)
            #expect(effects.shown(.flash).map { $0.isAt(place) } == [true])
            effects.advance(ticks: 20)
            #expect(effects.shown(.flash).isEmpty)
        }
    }

    @Test func `A win throws chips, a near miss throws fewer, and a loss throws none`() {
        func chips(_ name: Cue.Name) -> Int {
            var effects = begun(name)
            effects.advance(ticks: 30)
            return effects.shown(.chip).count
        }
        #expect(chips(.win) > chips(.nearMiss))
        #expect(chips(.nearMiss) > 0)
        #expect(chips(.loss) == 0)
    }

    @Test func `A badge is named and throws confetti in all colours`() {
        var effects = Effects(festive: [5, 6, 8])
        effects.begin(Effects.cue(.badge))
        #expect(effects.shown(.words).map(\.look) == [3])
        let confetti = effects.shown(.shard)
        #expect(confetti.count > 60)
        #expect(Set(confetti.map(\.look)) == [5, 6, 8])
    }

    @Test func `A new best drops confetti over the whole stage`() {
        var effects = Effects(festive: [1])
        effects.celebrate(over: StageShape(width: 400, height: 600))
        var seen: [SceneCommand] = []
        for _ in 0..<60 {
            effects.advance(ticks: 2)
            seen += effects.shown(.shard)
        }
        #expect(seen.contains { $0.x < 60 } && seen.contains { $0.x > 340 })
        #expect(seen.contains { $0.y < 0 } && seen.contains { $0.y > 100 })
        for _ in 0..<400 { effects.advance(ticks: 1) }
        #expect(effects.isEmpty)
    }

    // MARK: Streaks

    @Test func `A streak connects the last bubbles of a chain`() {
        var effects = Effects()
        let places = (0..<9).map { Point(x: Double($0) * 30, y: 100) }
        for (index, place) in places.enumerated() {
            effects.begin(Effects.cue(.pop, at: place, chain: index + 1))
        }
        let links = effects.shown(.streak)
        #expect(links.count == 5)
        #expect(links.map(\.x) == [90, 120, 150, 180, 210])
        #expect(links.allSatisfy { $0.amount == 30 && $0.stretch == 0 })
    }

    @Test func `Popping a different colour starts a new streak`() {
        var effects = Effects()
        for chain in [1, 2, 3, 1] { effects.begin(Effects.cue(.pop, chain: chain)) }
        #expect(effects.shown(.streak).isEmpty)
    }

    @Test func `A streak fades when the chain ends`() {
        var effects = Effects()
        for chain in [1, 2] { effects.begin(Effects.cue(.pop, chain: chain)) }
        effects.advance(ticks: 90)
        #expect(effects.shown(.streak).isEmpty)
    }

    // MARK: Bounds

    @Test("Every effect begins at the time of its cue", arguments: Effects.cues)
    func begins(cue: Cue) {
        var effects = Effects()
        effects.begin(cue)
        for command in effects.shown() {
            #expect(abs(Double(command.x) - place.x) <= 60)
            #expect(abs(Double(command.y) - place.y) <= 60)
        }
    }

    @Test("Every effect ends within three seconds", arguments: Effects.cues)
    func ends(cue: Cue) {
        var effects = Effects()
        effects.begin(cue)
        for _ in 0..<(3 * Clock.ticksPerSecond) { effects.advance(ticks: 1) }
        #expect(effects.isEmpty)
        #expect(effects.shown().isEmpty)
    }

    @Test func `The number of an effect's shapes is limited`() {
        var effects = Effects()
        var most = 0
        for tick in 0..<3000 {
            for cue in Effects.cues { effects.begin(cue) }
            for chain in 1...5 { effects.begin(Effects.cue(.pop, chain: chain + tick % 3)) }
            let balls = (0..<20).map { ball in
                let place = Point(x: Double(tick % 100) * 4, y: Double(ball) * 20)
                return SceneCommand(.ball, look: 0, at: place, size: 6, amount: Double(ball))
            }
            effects.advance(ticks: 1)
            most = max(most, effects.shown(around: balls).count)
        }
        #expect(most <= 450)
    }

    @Test func `Texts appear even among many flying pieces`() {
        var effects = Effects()
        for _ in 0..<50 { effects.begin(Effects.cue(.badge)) }
        var late = effects
        late.advance(ticks: 1)
        late.begin(Effects.cue(.nearMiss))
        #expect(late.shown(.words).count > 10)
    }

    @Test(
        "Unique messages appear even among many points and flying pieces",
        arguments: [Cue.Name.moreTime, .badge, .caught, .spoiled, .hurry])
    func room(name: Cue.Name) {
        for crowd in [Cue.Name.pop, .smash, .win, .badge] {
            for reducesMotion in [false, true] {
                var effects = Effects()
                effects.reducesMotion = reducesMotion
                for _ in 0..<200 { effects.begin(Effects.cue(crowd, chain: 5)) }
                effects.begin(
                    Cue(name, at: Point(x: 7, y: 7), size: 20, look: 11, points: 3))
                effects.advance(ticks: 20)
                let told: [SceneCommand.Shape] = [.words, .seconds, .count]
                #expect(
                    effects.shown().contains { command in
                        command.look == 11 && told.contains { Float($0.rawValue) == command.shape }
                    }, "\(crowd), calm: \(reducesMotion)")
            }
        }
    }

    @Test func `Points appear even among many flying pieces`() {
        var effects = Effects()
        for _ in 0..<50 { effects.begin(Effects.cue(.badge)) }
        effects.begin(Effects.cue(.pop))
        effects.advance(ticks: 20)
        #expect(effects.shown(.points).map(\.amount) == [7])
    }

    @Test func `Every shape of an effect is visible and larger than zero`() {
        var effects = Effects()
        for tick in 0..<2000 {
            effects.begin(Effects.cues[tick % Effects.cues.count])
            effects.advance(ticks: tick % 3)
            for command in effects.shown() {
                guard command.size > 0, command.opacity > 0, command.opacity <= 1 else {
                    Issue.record("\(command) at tick \(tick)")
                    return
                }
            }
        }
    }

    @Test func `Effects depend only on cues and time`() {
        func pictures() -> [[SceneCommand]] {
            var effects = Effects()
            return (0..<200).map { tick in
                effects.begin(Effects.cues[tick % Effects.cues.count])
                effects.advance(ticks: 2)
                return effects.shown()
            }
        }
        #expect(pictures() == pictures())
    }
}
