import Arcade
import Testing

@testable import Breakout

@Suite("The paddle")
struct PaddleTests {
    private let wall = "R........."

    /// Drops a ball at an offset from the paddle's middle. Returns the ball, or nil if it misses.
    private func way(at offset: Double) -> Ball? {
        var game = Runs.flight(
            from: Point(x: 200 + offset, y: 500), velocity: Point(x: 0, y: Runs.speed),
            through: wall)
        let cues = Runs.advance(&game, by: 30)
        return cues.contains { $0.name == .paddle } ? game.balls[0] : nil
    }

    @Test func `A ball that hits the middle goes straight up`() throws {
        let ball = try #require(way(at: 0))
        #expect(ball.vx == 0)
        #expect(ball.vy < 0)
    }

    @Test func `The further out a ball hits, the flatter it leaves, up to 60° at the ends`()
        throws
    {
        var last = -1.0
        for offset in stride(from: 0.0, through: 45, by: 1) {
            let right = try #require(way(at: offset))
            let left = try #require(way(at: -offset))
            let sine = right.vx / right.pace
            if offset <= 38 { #expect(sine > last) } else { #expect(sine >= last) }
            #expect(sine <= 0.8661)
            #expect(right.vy < 0)
            #expect(abs(left.vx + right.vx) < 1e-9)
            #expect(abs(right.pace - Runs.speed / 120) < 1e-12)
            last = sine
        }
        #expect(last > 0.85)
    }

    @Test func `A ball that falls next to the paddle is lost`() {
        #expect(way(at: 47) == nil)
        #expect(way(at: -47) == nil)
    }

    @Test func `A paddle moved onto a ball never traps it`() {
        for step in -60...60 {
            for y in stride(from: 540.0, through: 572, by: 0.5) {
                var game = Runs.flight(
                    from: Point(x: 200 + Double(step), y: y), velocity: Point(x: 30, y: 340),
                    through: wall)
                Runs.movePaddle(to: 20, in: &game)
                game.paddle.endTick()
                Runs.movePaddle(to: 200, in: &game)
                let cues = Runs.advance(&game, by: 1)
                guard let ball = game.balls.first else { continue }
                let room = Solids.distance(ball.centre, to: game.paddle)
                #expect(room > 6 - Solids.hair, "\(step), \(y)")
                // A caught ball goes up, and any other ball goes down.
                #expect((ball.vy < 0) == cues.contains { $0.name == .paddle })
            }
        }
    }

    @Test func `The paddle catches a ball that it sweeps over at any speed`() {
        for y in [546.0, 552, 556, 559] {
            var game = Runs.flight(
                from: Point(x: 200, y: y), velocity: Point(x: 0, y: Runs.speed), through: wall)
            Runs.movePaddle(to: 40, in: &game)
            game.paddle.endTick()
            Runs.movePaddle(to: 360, in: &game)
            let cues = Runs.advance(&game, by: 1)
            #expect(cues.map(\.name) == [.paddle])
            #expect(game.balls[0].vy < 0)
        }
    }

    @Test func `A ball between paddle and wall gets out, however narrow the gap`() {
        for gap in stride(from: 0.0, through: 16, by: 0.25) {
            for (vx, vy) in [(0.0, 345.0), (-200, 280), (200, 280), (-300, 150), (300, -150)] {
                for y in [500.0, 540, 553, 556, 560, 575] {
                    var game = Runs.flight(
                        from: Point(x: 6, y: y), velocity: Point(x: vx, y: vy), through: wall)
                    Runs.movePaddle(to: 40 + gap, in: &game)
                    Runs.advance(&game, by: 120)
                    guard let ball = game.balls.first, ball.seat == nil else { continue }
                    #expect(ball.y < 500 || ball.y > 580, "\(gap), \(vx), \(vy), \(y)")
                }
            }
        }
    }

    @Test func `A ball exactly as wide as the gap beside the paddle isn't trapped`() {
        var game = Runs.flight(
            from: Point(x: 6, y: 556), velocity: Point(x: 300, y: 100), through: wall)
        Runs.movePaddle(to: 52, in: &game)
        game.paddle.endTick()
        Runs.advance(&game, by: 120)
        #expect(game.balls.first?.y != 556)
    }

    @Test func `A paddle that becomes wide doesn't trap a ball in flight`() throws {
        var game = Runs.game(BreakoutSettings(["balls": 2]), levels: [Runs.level(["w........R"])])
        game.launchForTest()
        for y in stride(from: 545.0, through: 567, by: 1) {
            var game = game
            // This position is beside the paddle, but would be inside the wide paddle.
            game.put(0, at: Point(x: 254, y: y), velocity: Point(x: 0, y: 60))
            game.put(1, at: Point(x: 20, y: 76.5), velocity: Point(x: 0, y: -300))
            let cues = Runs.advance(&game, by: 1)
            #expect(cues.contains { $0.name == .bonus })
            #expect(game.paddle.width == 120)
            for ball in game.balls {
                let room = Solids.distance(ball.centre, to: game.paddle)
                #expect(room > 6 - Solids.hair, "\(y)")
            }
        }
    }

    @Test func `Arrow keys move the paddle up to the wall, until the keys are released`() {
        var game = Runs.game()
        Runs.apply(.steer(.right), to: &game)
        Runs.advance(&game, by: 10)
        #expect(game.paddle.x == 245)
        Runs.apply(.steer(.none), to: &game)
        Runs.advance(&game, by: 10)
        #expect(game.paddle.x == 245)
        Runs.apply(.steer(.left), to: &game)
        Runs.advance(&game, by: 200)
        #expect(game.paddle.x == 40)
    }
}
