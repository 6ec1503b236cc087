import Arcade
import Testing

@testable import Breakout

@Suite("Points and special bricks (rule 6)")
struct SpecialBrickTests {
    /// Returns a game whose ball is just below the brick in the given column and row, moving up.
    private func game(
        below column: Int, row: Int = 0, rows: [String], settings: BreakoutSettings = .standard
    ) -> BreakoutGame {
        var game = Runs.game(settings, levels: [Runs.level(rows)])
        game.launchForTest()
        aim(&game, below: column, row: row)
        return game
    }

    private func aim(_ game: inout BreakoutGame, below column: Int, row: Int = 0) {
        game.put(
            0, at: Point(x: Double(column) * 40 + 20, y: Double(row) * 20 + 77),
            velocity: Point(x: 0, y: -300))
    }

    private func hit(_ game: inout BreakoutGame) -> [Cue] { Runs.advance(&game, by: 1) }

    @Test("A brick's kind sets how many hits it needs", arguments: [("R", 1), ("2", 2), ("3", 3)])
    func hits(mark: String, hits: Int) {
        var game = game(below: 0, rows: ["\(mark)........R"])
        for number in 1...hits {
            aim(&game, below: 0)
            #expect(game.bricks.first?.hits == hits + 1 - number)
            #expect(hit(&game).map(\.name) == [number < hits ? .crack : .smash])
        }
        #expect(game.broken == 1)
        #expect(game.score == 60 * hits)
    }

    @Test func `Bricks in higher rows earn more`() {
        for row in 0..<6 {
            var game = game(below: 3, row: row, rows: Array(repeating: "...R.....R", count: 6))
            for above in 0..<6 where above != row {
                _ = game.levels.wall.hit(above * 10 + 3, hits: 1)
            }
            _ = hit(&game)
            #expect(game.score == 10 * (6 - row))
        }
    }

    @Test func `A brick's cue has the brick's row, counted from 0 at the bottom`() {
        for row in 0..<6 {
            var game = game(below: 3, row: row, rows: Array(repeating: "...R.....R", count: 6))
            for above in 0..<6 where above != row {
                _ = game.levels.wall.hit(above * 10 + 3, hits: 1)
            }
            #expect(hit(&game).map(\.row) == [5 - row])
        }
    }

    @Test func `As a streak of bricks grows, bricks pay double, triple and quadruple`() {
        var game = game(below: 0, rows: ["RRRRRRRRRR", "RRRRRRRRRR"])
        var earned: [Int] = []
        var shown: [Int] = []
        for column in 0..<10 {
            for row in [1, 0] where earned.count < 12 {
                let score = game.score
                shown.append(game.hud.factor ?? 1)
                aim(&game, below: column, row: row)
                _ = hit(&game)
                earned.append((game.score - score) / (row == 0 ? 60 : 50))
            }
        }
        #expect(earned == [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4])
        #expect(shown == earned)
        #expect(game.longestStreak == 12)
        #expect(game.hud.factor == 4)
        #expect(game.hud.streak == 12)
    }

    @Test func `Hitting the paddle ends a streak`() {
        var game = game(below: 0, rows: ["RRRRRRRRRR"])
        for column in 0..<4 {
            aim(&game, below: column)
            _ = hit(&game)
        }
        game.put(0, at: Point(x: 200, y: 541), velocity: Point(x: 0, y: 300))
        Runs.advance(&game, by: 2)
        #expect(game.balls[0].streak == 0)
        #expect(game.hud.factor == nil)
        #expect(game.hud.streak == nil)
        #expect(game.longestStreak == 4)
    }

    @Test func `A burst destroys all bricks around it, however many hits they have left`() {
        var game = game(below: 4, row: 1, rows: ["..R3R....R", "..2*R.....", "..R.R....."])
        game.put(0, at: Point(x: 140, y: 97), velocity: Point(x: 0, y: -300))
        let cues = hit(&game)
        #expect(game.bricks.map(\.id) == [9])
        #expect(game.broken == 8)
        #expect(cues.count { $0.name == .smash } == 8)
        #expect(cues.count { $0.name == .bonus } == 1)
    }

    @Test func `A burst sets off the burst bricks around it in a chain reaction`() {
        var game = game(below: 0, rows: ["***R.....R"])
        _ = hit(&game)
        #expect(game.bricks.map(\.id) == [9])
    }

    @Test func `A ball brick releases a ball at its own position`() {
        for seed in Runs.seeds {
            var game = Runs.game(seed: seed, levels: [Runs.level(["...o.....R"])])
            game.launchForTest()
            aim(&game, below: 3)
            let cues = hit(&game)
            #expect(cues.map(\.name) == [.smash, .bonus])
            #expect(game.balls.count == 2)
            #expect(game.balls[1].centre == Point(x: 140, y: 60))
            #expect(game.balls[1].vy > 0)
            #expect(abs(game.balls[1].pace - Runs.speed / 120) < 1e-12)
            // Only losing the last ball costs a life.
            game.put(0, at: Point(x: 20, y: 640), velocity: Point(x: 0, y: 600))
            Runs.advance(&game, by: 5)
            #expect(game.lives == 3)
        }
    }

    @Test func `With twelve balls in play, a ball brick releases none`() {
        var game = Runs.game(levels: [Runs.level(["...o.....R"])])
        game.addSeatedBalls(11)
        game.launchForTest()
        aim(&game, below: 3)
        let cues = hit(&game)
        #expect(cues.contains { $0.name == .bonus })
        #expect(game.balls.count == 12)
    }

    @Test func `A wide brick widens the paddle for twelve seconds`() {
        var game = game(below: 3, rows: ["...w.....R"])
        Runs.movePaddle(to: 0, in: &game)
        _ = hit(&game)
        #expect(game.paddle.width == 120)
        #expect(game.paddle.x >= 60)
        hold(&game, ticks: 12 * 120 - 1)
        #expect(game.paddle.width == 120)
        hold(&game, ticks: 1)
        #expect(game.paddle.width == 80)
    }

    @Test func `A slow brick slows balls for ten seconds`() {
        var game = game(below: 3, rows: ["...s.....R"])
        _ = hit(&game)
        #expect(abs(way(&game) - 300.0 / 120 * 0.6) < 1e-9)
        hold(&game, ticks: 10 * 120 - 2)
        #expect(abs(way(&game) - 300.0 / 120) < 1e-9)
    }

    @Test func `A net brick stops every ball from falling for eight seconds`() {
        var game = game(below: 3, rows: ["...n.....R"])
        _ = hit(&game)
        game.put(0, at: Point(x: 20, y: 600), velocity: Point(x: 0, y: 300))
        let cues = Runs.advance(&game, by: 20)
        #expect(cues.map(\.name) == [.bounce])
        #expect(game.balls[0].vy < 0)
        hold(&game, ticks: 8 * 120 - 21)
        game.put(0, at: Point(x: 20, y: 632), velocity: Point(x: 0, y: 300))
        #expect(Runs.advance(&game, by: 1).isEmpty)
        #expect(Runs.advance(&game, by: 20).contains { $0.name == .lost })
    }

    @Test(
        "Effects of special bricks end when a life is lost",
        arguments: [("w", 80.0), ("s", 80.0), ("n", 80.0)])
    func end(mark: String, width: Double) {
        var game = game(below: 3, rows: ["...\(mark).....R"])
        _ = hit(&game)
        // The ball is already below the net, if there is one.
        game.put(0, at: Point(x: 20, y: 641), velocity: Point(x: 0, y: 600))
        Runs.advance(&game, by: 10)
        #expect(game.moment == .ready)
        #expect(game.paddle.width == width)
        #expect(game.physics.pace == 1)
        #expect(game.physics.effectEnd == .max)
        #expect(game.rally.effects.netUntil == 0)
    }

    @Test func `A second brick of the same kind restarts the effect`() {
        var game = game(below: 3, rows: ["...ww....R"])
        _ = hit(&game)
        hold(&game, ticks: 600)
        aim(&game, below: 4)
        _ = hit(&game)
        hold(&game, ticks: 12 * 120 - 1)
        #expect(game.paddle.width == 120)
        hold(&game, ticks: 1)
        #expect(game.paddle.width == 80)
    }

    @Test func `With special bricks turned off, every brick is plain`() {
        for level in 1...BreakoutLevel.standard.count {
            let game = Runs.game(
                BreakoutSettings(["special-bricks": 0, "rows": 8]), level: level)
            let special = Runs.game(BreakoutSettings(["rows": 8]), level: level)
            #expect(game.bricks.allSatisfy { $0.kindIndex == 0 && $0.hits == 1 })
            #expect(game.bricks.map(\.id) == special.bricks.map(\.id))
        }
    }

    /// Plays the given number of ticks, and resets the ball's position before each.
    private func hold(_ game: inout BreakoutGame, ticks: Int) {
        for _ in 0..<ticks {
            game.put(0, at: Point(x: 200, y: 300), velocity: Point(x: 0, y: -300))
            Runs.advance(&game, by: 1)
        }
    }

    /// Returns how far the ball moves in a tick, in stage units.
    private func way(_ game: inout BreakoutGame) -> Double {
        game.put(0, at: Point(x: 200, y: 300), velocity: Point(x: 0, y: -300))
        Runs.advance(&game, by: 1)
        return 300 - game.balls[0].y
    }
}
