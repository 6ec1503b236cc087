import Arcade
import Testing

@Suite("Effects with reduced motion")
struct CalmEffectsTests {
    private func calm(_ cues: Cue...) -> Effects {
        var effects = Effects(festive: [1, 2])
        effects.reducesMotion = true
        for cue in cues { effects.begin(cue) }
        return effects
    }

    @Test(
        "With reduced motion, an effect's shapes fade without moving or growing",
        arguments: Effects.cues)
    func fades(cue: Cue) {
        var effects = calm(cue)
        let first = effects.shown()
        for _ in 0..<20 {
            effects.advance(ticks: 1)
            for (now, then) in zip(effects.shown(), first) {
                #expect(now.x == then.x && now.y == then.y && now.size == then.size)
                #expect(now.stretch == then.stretch && now.opacity <= then.opacity)
            }
        }
    }

    @Test("With reduced motion, a cue shows at most three shapes", arguments: Effects.cues)
    func few(cue: Cue) {
        var effects = calm(cue)
        let flying: [SceneCommand.Shape] = [.disc, .shard, .chip, .streak]
        #expect(effects.shown().count <= 3)
        for shape in flying { #expect(effects.shown(shape).isEmpty) }
    }

    @Test(
        "With reduced motion, nothing on the stage is displaced or shaken", arguments: Effects.cues)
    func still(cue: Cue) {
        let place = cue.place
        let picture = [
            SceneCommand(.bubble, look: 0, at: place, size: 30, amount: 4),
            SceneCommand(.ball, look: 0, at: place, size: 6, amount: 4),
            SceneCommand(.paddle, look: 0, at: place, size: 7, amount: 4),
            SceneCommand(.brick, look: 0, at: place, size: 10, amount: 4),
        ]
        var effects = calm(cue)
        for _ in 0..<40 {
            let shown = effects.shown(around: picture)
            for command in picture { #expect(shown.contains(command)) }
            effects.advance(ticks: 1)
        }
    }

    @Test func `With reduced motion, effects still show their texts`() {
        var effects = calm(Effects.cue(.pop, chain: 3), Effects.cue(.badge), Effects.cue(.hurry))
        #expect(effects.shown(.points).map(\.amount) == [7])
        #expect(effects.shown(.chain).map(\.amount) == [3])
        #expect(effects.shown(.words).count == 1)
        #expect(effects.shown(.count).count == 1)
    }

    @Test func `With reduced motion, a new best has no confetti`() {
        var effects = calm()
        effects.celebrate(over: StageShape(width: 400, height: 600))
        #expect(effects.isEmpty)
    }

    @Test func `With reduced motion, balls leave no trails`() {
        var effects = calm()
        for tick in 0..<10 {
            let at = Point(x: Double(tick) * 4, y: 9)
            _ = effects.shown(around: [SceneCommand(.ball, look: 0, at: at, size: 6)])
        }
        #expect(effects.isEmpty)
    }

    @Test func `Turning on reduced motion during a shake stops it at once`() {
        var effects = Effects()
        effects.begin(Effects.cue(.lifeLost))
        effects.advance(ticks: 3)
        effects.reducesMotion = true
        let ball = SceneCommand(.ball, look: 0, at: Point(x: 5, y: 6), size: 6)
        #expect(effects.shown(around: [ball]) == [ball])
    }
}
