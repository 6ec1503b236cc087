import Arcade
import Testing

@Suite("Reactions of nearby shapes")
struct SwayTests {
    private let place = Point(x: 100, y: 200)

    private func bubble(at distance: Double, number: Int = 0) -> SceneCommand {
        SceneCommand(
            .bubble, look: 0, at: Point(x: 100 + distance, y: 200), size: 30,
            amount: Double(number))
    }

    /// Returns how a shape is drawn after a cue, tick by tick.
    private func followed(
        _ name: Cue.Name, _ thing: SceneCommand, ticks: Int = 130, reducesMotion: Bool = false
    ) -> [SceneCommand] {
        var effects = Effects()
        effects.reducesMotion = reducesMotion
        effects.begin(Effects.cue(name))
        return (0..<ticks).compactMap { _ in
            let shown = effects.shown(around: [thing])
            effects.advance(ticks: 1)
            // The amount of a brick changes as it turns over.
            let isBrick = thing.shape == Float(SceneCommand.Shape.brick.rawValue)
            return shown.first {
                $0.shape == thing.shape && ($0.amount == thing.amount || isBrick)
            }
        }
    }

    private func swing(_ name: Cue.Name, at distance: Double) -> Float {
        followed(name, bubble(at: distance)).map { abs($0.stretch - 1) }.max() ?? 0
    }

    @Test(
        "Bubbles wobble when a bubble appears, is popped or is missed",
        arguments: [Cue.Name.appear, .pop, .miss])
    func wobbles(name: Cue.Name) {
        #expect(swing(name, at: 20) > 0.05)
        #expect(swing(name, at: 20) < 0.2)
    }

    @Test func `A bubble nearer to a pop wobbles more`() {
        let swings = [0, 40, 80, 110].map { swing(.pop, at: $0) }
        #expect(zip(swings, swings.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test func `A bubble far from a pop only breathes`() {
        #expect(swing(.miss, at: 300) < 0.03)
    }

    @Test func `A bubble further from a pop wobbles later`() throws {
        func begin(_ distance: Double) throws -> Int {
            let shapes = followed(.pop, bubble(at: distance)).map { abs($0.stretch - 1) }
            return try #require(shapes.firstIndex { $0 > 0.035 })
        }
        #expect(try begin(100) > (try begin(10)) + 8)
    }

    @Test func `A wobble keeps a bubble's area and position`() {
        for command in followed(.pop, bubble(at: 30)) {
            #expect(command.size == 30)
            #expect(command.x == 130 && command.y == 200)
        }
    }

    @Test func `No two bubbles breathe in step`() {
        var effects = Effects()
        effects.advance(ticks: 40)
        let shapes = effects.shown(around: (0..<6).map { bubble(at: 0, number: $0) }).map(\.stretch)
        #expect(Set(shapes).count == 6)
    }

    @Test func `Only the ball that hit something is squashed`() throws {
        func ball(_ number: Int) -> SceneCommand {
            SceneCommand(.ball, look: 0, at: place, size: 6, amount: Double(number))
        }
        let squashed = followed(.paddle, ball(4), ticks: 40).map(\.stretch)
        #expect(try #require(squashed.first) > 1.2)
        #expect(squashed.contains { $0 < 1 })
        #expect(squashed.last == 1)
        #expect(followed(.paddle, ball(5), ticks: 40).allSatisfy { $0.stretch == 1 })
    }

    @Test func `A ball is flattened along the surface it hit`() throws {
        func squash(_ stretch: Double) throws -> Float {
            var effects = Effects()
            effects.begin(Cue(.bounce, at: place, stretch: stretch, ball: 1))
            let ball = SceneCommand(.ball, look: 0, at: place, size: 6, amount: 1)
            return try #require(effects.shown(.ball, around: [ball]).first).stretch
        }
        #expect(try squash(1.25) > 1)
        #expect(try squash(0.8) < 1)
    }

    @Test func `The paddle dips and springs back`() {
        let below = Point(x: 50, y: place.y + 13)
        let paddle = SceneCommand(.paddle, look: 0, at: below, size: 7)
        let ways = followed(.paddle, paddle, ticks: 60).map { Double($0.y) - below.y }
        #expect(ways.contains { $0 > 2 && $0 < 7 })
        #expect(ways.contains { $0 < -0.5 })
        #expect(ways.last == 0)
        #expect(followed(.launch, paddle, ticks: 20).contains { Double($0.y) < below.y - 2 })
    }

    @Test func `A falling capsule that looks like a paddle doesn't dip`() {
        let capsule = SceneCommand(.paddle, look: 0, at: Point(x: 50, y: place.y - 20), size: 7)
        #expect(
            followed(.paddle, capsule, ticks: 60).allSatisfy { Double($0.y) == place.y - 20 })
    }

    @Test func `A brick that was hit wobbles if it isn't broken`() throws {
        func brick(_ x: Double) -> SceneCommand {
            SceneCommand(.brick, look: 0, at: Point(x: x, y: 200), size: 10, stretch: 2)
        }
        let turned = followed(.crack, brick(100), ticks: 40)
        #expect(try #require(turned.map(\.amount).max()) > 0.7)
        #expect(turned.allSatisfy { (0..<1).contains($0.amount) })
        // Only the amount changes, because a face flattens its one picture of the brick.
        #expect(turned.allSatisfy { $0.size == 10 && $0.stretch == 2 })
        #expect(turned.last?.amount == 0)
        #expect(followed(.crack, brick(140), ticks: 40).allSatisfy { $0.amount == 0 })
    }

    @Test func `A ball leaves a trail of streaks that fades`() {
        var effects = Effects()
        for tick in 0..<60 {
            let at = Point(x: 100 + Double(tick) * 4, y: 300)
            let ball = SceneCommand(.ball, look: 2, at: at, size: 6, amount: 1)
            _ = effects.shown(around: [ball])
            effects.advance(ticks: 1)
        }
        let trail = effects.shown(.streak)
        #expect((20...32).contains(trail.count))
        #expect(trail.allSatisfy { $0.look == 2 && abs($0.amount - 4) < 1e-3 })
        effects.advance(ticks: 40)
        #expect(effects.isEmpty)
    }

    @Test func `A newly served ball doesn't leave a streak across the stage`() {
        var effects = Effects()
        for y in [100.0, 600] {
            let ball = SceneCommand(.ball, look: 2, at: Point(x: 50, y: y), size: 6, amount: 1)
            _ = effects.shown(around: [ball])
        }
        #expect(effects.shown(.streak).isEmpty)
    }

    // MARK: Shaking

    private let shaking: [Cue.Name] = [.lost, .lifeLost, .badge]

    private func offsets(_ name: Cue.Name, chain: Int = 1) -> [Float] {
        let brick = SceneCommand(.brick, look: 0, at: Point(x: 300, y: 50), size: 10, amount: 9)
        var effects = Effects()
        effects.begin(Effects.cue(name, chain: chain))
        return (0..<40).map { _ in
            let moved = effects.shown(.brick, around: [brick]).first { $0.amount == 9 }
            effects.advance(ticks: 1)
            guard let moved else { return 0 }
            return max(abs(moved.x - 300), abs(moved.y - 50))
        }
    }

    @Test func `The stage shakes only for losses, a badge and a burst`() {
        for name in Cue.Name.allCases {
            let isShaken = offsets(name).contains { $0 > 0.5 }
            #expect(isShaken == (shaking.contains(name) || name == .bonus), "\(name)")
        }
        #expect(offsets(.bonus, chain: 0).allSatisfy { $0 == 0 })
    }

    @Test func `The stage shakes by a few units for a quarter of a second`() {
        for name in shaking {
            let all = offsets(name)
            #expect(all.allSatisfy { $0 <= 5 })
            #expect(all[30...].allSatisfy { $0 == 0 })
            #expect(all[20...].allSatisfy { $0 < 1 })
        }
    }
}
