import Arcade
import Foundation
import Testing

@testable import Breakout

@Suite("Serving and nudging (rules 2 and 7)")
struct ServingTests {
    @Test func `Balls wait on the paddle, and move with it, until the player launches them`() {
        var game = Runs.game(BreakoutSettings(["balls": 5]))
        #expect(game.moment == .ready)
        for x in [0.0, 123.25, 400, 200] {
            Runs.movePaddle(to: x, in: &game)
            let seats = game.balls.map { $0.x - game.paddle.x }
            #expect(seats == [-22, -11, 0, 11, 22])
            #expect(game.balls.allSatisfy { $0.y == 556 - 13 && $0.x >= 6 && $0.x <= 394 })
            Runs.advance(&game, by: 600)
            #expect(game.moment == .ready)
        }
        #expect(game.lives == 3)
    }

    @Test func `A tap launches all waiting balls upwards, each in its own direction`() {
        for seed in Runs.seeds {
            var game = Runs.game(seed: seed, BreakoutSettings(["balls": 5]))
            let cues = Runs.apply(.tap, to: &game)
            #expect(cues.map(\.name) == [.launch])
            #expect(game.moment == .running)
            #expect(Set(game.balls.map(\.vx)).count == 5)
            for ball in game.balls {
                #expect(ball.vy <= -0.49 * ball.pace)
                #expect(abs(ball.pace - Runs.speed / 120) < 1e-12)
            }
        }
    }

    /// The launch angles of a single ball in many runs, in degrees from straight up, negative to
    /// the left.
    private static let angles = (0..<2000).map { (seed: UInt64) -> Double in
        var game = Runs.game(seed: seed)
        game.launchForTest()
        return atan2(game.balls[0].vx, -game.balls[0].vy) * 180 / .pi
    }

    @Test func `A ball is launched at 20° to 40° from vertical`() {
        #expect(Self.angles.allSatisfy { abs($0) >= 20 && abs($0) <= 40 })
        // Every whole degree occurs.
        #expect(Set(Self.angles.map { Int(abs($0)) }) == Set(20...39))
    }

    @Test func `A single ball is launched left and right equally often`() {
        let left = Self.angles.count { $0 < 0 }
        // The limit is four standard deviations for 2000 tosses of a fair coin.
        #expect(abs(left - 1000) < 90)
    }

    @Test
    func `Balls on the left are launched to the left, and balls on the right to the right`() {
        for seed in Runs.seeds {
            var game = Runs.game(seed: seed, BreakoutSettings(["balls": 5]))
            game.launchForTest()
            #expect(game.balls.prefix(2).allSatisfy { $0.vx < 0 })
            #expect(game.balls.suffix(2).allSatisfy { $0.vx > 0 })
        }
    }

    @Test func `The launch direction is drawn from the seed`() {
        let ways = Runs.seeds.map { seed in
            var game = Runs.game(seed: seed)
            game.launchForTest()
            return game.balls[0].vx
        }
        #expect(Set(ways).count == ways.count)
        #expect(ways.contains { $0 < 0 } && ways.contains { $0 > 0 })
    }

    /// Returns a game whose balls have flown for a while, far from everything.
    private func flying(seed: UInt64) -> BreakoutGame {
        var game = Runs.game(seed: seed, BreakoutSettings(["balls": 3]))
        game.launchForTest()
        Runs.advance(&game, by: 30)
        return game
    }

    @Test func `A nudge turns every ball by 14° to 30° without slowing it`() {
        for seed in Runs.seeds {
            var game = flying(seed: seed)
            let before = game.balls
            let cues = Runs.apply(.tap, to: &game)
            #expect(cues.map(\.name) == [.nudge, .nudge, .nudge])
            for (old, new) in zip(before, game.balls) {
                let cosine = (old.vx * new.vx + old.vy * new.vy) / (old.pace * new.pace)
                #expect(cosine > 0.866 && cosine < 0.9704)
                #expect(abs(old.pace - new.pace) < 1e-12)
                #expect(old.centre == new.centre)
            }
        }
    }

    @Test func `Nudges turn balls to both sides and differ between balls and seeds`() {
        var sines: [Double] = []
        for seed in Runs.seeds {
            var game = flying(seed: seed)
            let before = game.balls
            Runs.apply(.tap, to: &game)
            for (old, new) in zip(before, game.balls) {
                let sine = (old.vx * new.vy - old.vy * new.vx) / (old.pace * new.pace)
                sines.append((sine * 1000).rounded())
            }
        }
        // Five angles on each side.
        #expect(Set(sines).count == 10)
        let right = sines.count { $0 > 0 }
        #expect(right > 30 && right < 90)
    }

    @Test func `Nudges with the same seed turn balls the same way`() {
        var first = flying(seed: 5)
        var second = flying(seed: 5)
        Runs.apply(.tap, to: &first)
        Runs.apply(.tap, to: &second)
        #expect(first.stateHash == second.stateHash)
    }

    @Test func `A nudge is available again after three seconds, and the wait is shown`() {
        var game = Runs.flight(
            from: Point(x: 200, y: 400), velocity: Point(x: 100, y: -100), through: "R.........")
        #expect(game.hud.nudge == 0)
        Runs.apply(.tap, to: &game)
        #expect(game.hud.nudge == 3)
        for _ in 0..<359 {
            Runs.advance(&game, by: 1)
            game.put(0, at: Point(x: 200, y: 400), velocity: Point(x: 100, y: -100))
            var tapped = game
            #expect(Runs.apply(.tap, to: &tapped).isEmpty)
            #expect(tapped.balls == game.balls)
        }
        Runs.advance(&game, by: 1)
        #expect(game.hud.nudge == 0)
        #expect(Runs.apply(.tap, to: &game).map(\.name) == [.nudge])
    }

    @Test func `A nudge moves a ball that hangs in the air`() {
        var game = Runs.flight(
            from: Point(x: 200, y: 300), velocity: Point(x: 0, y: -10), through: "R.........",
            settings: BreakoutSettings(["gravity": 100]))
        Runs.apply(.tap, to: &game)
        #expect(abs(game.balls[0].pace - Runs.speed / 240) < 1e-9)
    }
}
