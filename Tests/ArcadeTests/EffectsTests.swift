import Arcade
import Testing

@Suite("Effects of what happened")
struct EffectsTests {
    private func scene(of effects: Effects) -> [SceneCommand] {
        var scene = Scene()
        effects.draw(into: &scene)
        return scene.commands
    }

    private func commands(_ shape: SceneCommand.Shape, of effects: Effects) -> [SceneCommand] {
        scene(of: effects).filter { $0.shape == Float(shape.rawValue) }
    }

    private func pop(chain: Int) -> Cue {
        Cue(.pop, at: Point(x: 100, y: 200), size: 40, look: 3, points: 12, chain: chain)
    }

    @Test func `The points of a pop are written where it was`() throws {
        var effects = Effects()
        effects.begin(pop(chain: 1))
        let points = try #require(commands(.points, of: effects).first)
        #expect(points.amount == 12)
        #expect(points.look == 3)
        #expect(points.x == 100)
        #expect(points.y == 200)
    }

    @Test func `The points of a pop float up`() throws {
        var effects = Effects()
        effects.begin(pop(chain: 1))
        effects.advance(ticks: 20)
        let points = try #require(commands(.points, of: effects).first)
        #expect(points.x == 100)
        #expect(points.y < 200)
    }

    @Test func `A first pop shows no chain`() {
        var effects = Effects()
        effects.begin(pop(chain: 1))
        #expect(commands(.chain, of: effects).isEmpty)
    }

    @Test func `A chain shows its length`() {
        var effects = Effects()
        effects.begin(pop(chain: 4))
        #expect(commands(.chain, of: effects).map(\.amount) == [4])
    }

    @Test func `A miss is a ring and no more`() {
        var effects = Effects()
        effects.begin(Cue(.miss, at: Point(x: 1, y: 2)))
        #expect(scene(of: effects).map(\.shape) == [Float(SceneCommand.Shape.ring.rawValue)])
    }

    @Test(arguments: [Cue.Name.appear, .vanish, .hurry, .timeUp])
    func `What has no effect shows nothing`(name: Cue.Name) {
        var effects = Effects()
        effects.begin(Cue(name, at: Point(x: 1, y: 2), size: 40))
        #expect(effects.isEmpty)
    }

    @Test func `Every effect ends within a second`() {
        var effects = Effects()
        effects.begin(pop(chain: 9))
        effects.begin(Cue(.miss, at: Point(x: 1, y: 2)))
        #expect(!effects.isEmpty)
        for _ in 0..<Clock.ticksPerSecond { effects.advance(ticks: 1) }
        #expect(effects.isEmpty)
    }

    @Test func `However much happens, a bounded number of things is drawn`() {
        var effects = Effects()
        for tick in 0..<1000 {
            for chain in 1...5 { effects.begin(pop(chain: chain + tick % 3)) }
            effects.advance(ticks: 1)
            #expect(scene(of: effects).count <= 240)
        }
    }

    @Test func `What is drawn is always of a positive size and visible`() {
        var effects = Effects()
        for tick in 0..<200 {
            if tick % 13 == 0 { effects.begin(pop(chain: tick % 4)) }
            if tick % 7 == 0 { effects.begin(Cue(.miss, at: Point(x: 1, y: 2))) }
            effects.advance(ticks: tick % 3)
            for command in scene(of: effects) {
                #expect(command.size > 0)
                #expect(command.opacity > 0 && command.opacity <= 1)
            }
        }
    }
}
