import Arcade
import Testing

@testable import Roulette

@Suite("Physical effects of the wheel")
struct WeightTests {
    private func commands(_ shape: SceneCommand.Shape, of game: RouletteGame) -> [SceneCommand] {
        var scene = Scene()
        game.draw(into: &scene, fraction: 1)
        return scene.commands.filter { $0.shape == Float(shape.rawValue) }
    }

    private func turning() -> RouletteGame {
        var game = Runs.game()
        Runs.apply(.bet(RouletteLevel.easy.widestBet), .ball(Pocket.all[12]), to: &game)
        return game
    }

    @Test func `At rest, the pointer hangs straight at every pocket`() {
        for pocket in Pocket.all {
            #expect(abs(WheelMotion.pointer(turned: WheelMotion.rest(of: pocket))) < 1e-6)
        }
    }

    @Test func `Each stud pushes the pointer and releases it`() {
        let pocket = 1 / 37.0
        let ways = (0..<400).map { WheelMotion.pointer(turned: (Double($0) / 400 + 3) * pocket) }
        let furthest = ways.min() ?? 0
        #expect((-0.06)...(-0.04) ~= furthest)
        // The pointer swings back, a little to the other side.
        #expect(ways.contains { $0 > 0.002 && $0 < 0.02 })
    }

    @Test func `The pointer is drawn once, in front of the wheel and behind the ball`() throws {
        var scene = Scene()
        turning().draw(into: &scene, fraction: 1)
        let shapes = scene.commands.map(\.shape)
        #expect(shapes.first == Float(SceneCommand.Shape.wheel.rawValue))
        #expect(shapes[1] == Float(SceneCommand.Shape.pointer.rawValue))
        #expect(shapes.filter { $0 == shapes[1] }.count == 1)
    }

    @Test func `The pointer keeps moving while the wheel turns`() {
        var game = turning()
        var ways: Set<Float> = []
        for _ in 0..<200 {
            Runs.advance(&game, by: 1)
            ways.insert(commands(.pointer, of: game)[0].amount)
        }
        #expect(ways.count > 100)
    }

    @Test func `A fast ball leaves a trail, and a resting ball doesn't`() {
        var game = turning()
        func balls() -> [SceneCommand] {
            commands(.rider, of: game).filter { $0.look == Float(WheelPicture.ballLook) }
        }
        Runs.advance(&game, by: 100)
        let all = balls()
        #expect(all.count == 1 + WheelPicture.ghosts)
        #expect(all[0].opacity == 1)
        #expect(all.dropFirst().allSatisfy { $0.opacity < 0.4 && $0.opacity > 0 })
        #expect(zip(all.dropFirst(), all.dropFirst(2)).allSatisfy { $0.opacity > $1.opacity })
        Runs.advance(&game, by: 200)
        #expect(balls().count == 1)
    }

    @Test func `The ball is larger when it bounces up`() {
        let pocket = Pocket.all[12]
        let motion = WheelMotion(from: nil, to: pocket, after: 0)
        var game = turning()
        for tick in 1..<480 {
            Runs.advance(&game, by: 1)
            let ball = commands(.rider, of: game).first { $0.look == Float(WheelPicture.ballLook) }
            let size = WheelPicture.ballRadius * (1 + 0.018 * motion.ball(at: Double(tick)).height)
            #expect(abs(Double(ball?.size ?? 0) - size) < 1e-5)
        }
    }

    @Test func `Chips fall onto the chosen pockets one after the other`() {
        var game = turning()
        func sizes() -> [Float] {
            commands(.rider, of: game).filter { $0.look == Float(WheelPicture.markLook) }
                .map(\.size)
        }
        Runs.advance(&game, by: 8)
        let falling = sizes()
        #expect(falling.count == 6)
        #expect(falling == falling.sorted())
        #expect(falling[0] > Float(WheelPicture.markRadius))
        Runs.advance(&game, by: 60)
        #expect(sizes().allSatisfy { $0 == Float(WheelPicture.markRadius) })
    }
}
