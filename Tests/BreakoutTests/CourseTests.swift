import Arcade
import Testing

@testable import Breakout

/// How bots' runs unfold.
@Suite("The course of a run")
struct CourseTests {
    private struct Played: Sendable {
        let ticks: Int
        /// The longest time in play without hitting a brick, in ticks.
        let longestWait: Int
        /// The speed after each paddle hit, in stage units per tick.
        let speeds: [Double]
    }

    /// Plays a run of at most six minutes with standard settings, starting at the given level.
    private static func played(
        _ style: BreakoutBot.Style, seed: UInt64, from level: Int = 1
    ) -> Played {
        var game = Runs.game(seed: seed, level: level)
        var bot = BreakoutBot(style, seed: seed)
        var cues: [Cue] = []
        var lastHit = 0
        var longestWait = 0
        var speeds: [Double] = []
        while !game.isOver, game.tick < 6 * 60 * 120 {
            if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
            cues.removeAll(keepingCapacity: true)
            game.advance(cues: &cues)
            let isHit = cues.contains { $0.name == .smash || $0.name == .crack }
            if isHit || game.phase != .playing { lastHit = game.tick }
            longestWait = max(longestWait, game.tick - lastHit)
            if cues.contains(where: { $0.name == .paddle }) { speeds.append(game.physics.speed) }
        }
        return Played(ticks: game.tick, longestWait: longestWait, speeds: speeds)
    }

    @Test func `A typical run lasts between one and four minutes`() {
        let ticks = Runs.seeds.map { Self.played(.tracking, seed: $0).ticks }.sorted()
        let minute = 60 * Clock.ticksPerSecond
        #expect(ticks[ticks.count / 2] < 4 * minute)
        #expect(ticks[ticks.count * 3 / 4] < 4 * minute)
        #expect(ticks[ticks.count / 10] > minute)
    }

    @Test(
        "No bot plays for half a minute without hitting a brick",
        arguments: [BreakoutBot.Style.tracking, .perfect], 1...12)
    func waits(style: BreakoutBot.Style, level: Int) {
        let longest = Runs.seeds.map { Self.played(style, seed: $0, from: level).longestWait }.max()
        #expect((longest ?? 0) < 30 * Clock.ticksPerSecond)
    }

    @Test func `With a perfect paddle, the ball reaches every speed in the table in one life`() {
        let speeds = Self.played(.perfect, seed: 1, from: 12).speeds.map { $0 * 120 / Runs.speed }
        let steps = zip(speeds, speeds.dropFirst()).filter { $0 < $1 }.map { $1 / 1.55 }
        let table = [1.2, 1.35, 1.5, 1.6]
        #expect(zip(steps, table).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(steps.count >= table.count)
    }

    @Test func `A new life starts at the wall's own speed`() {
        var game = Runs.game(level: 3)
        game.launchForTest()
        game.strikes = 40
        game.refreshPhysics()
        #expect(abs(game.physics.speed - Runs.speed / 120 * 1.12 * 1.6) < 1e-12)
        game.put(0, at: Point(x: 20, y: 640), velocity: Point(x: 0, y: 600))
        Runs.advance(&game, by: 5)
        #expect(game.phase == .serving)
        #expect(abs(game.physics.speed - Runs.speed / 120 * 1.12) < 1e-12)
    }

    @Test func `Walls after the last level have the last level's speed`() {
        #expect(BreakoutRules.speedMultiplier(strikes: 0, level: 12) == 1.55)
        #expect(BreakoutRules.speedMultiplier(strikes: 0, level: 25) == 1.55)
        #expect(abs(BreakoutRules.speedMultiplier(strikes: 1000, level: 25) - 2.48) < 1e-12)
    }

    /// Returns a game with the given row of bricks, over a net. Its ball moves up and down at the
    /// right edge.
    private func beside(_ row: String) -> BreakoutGame {
        var game = Runs.flight(
            from: Point(x: 380, y: 300), velocity: Point(x: 0, y: -Runs.speed), through: row)
        game.holdNet()
        Runs.movePaddle(to: 0, in: &game)
        return game
    }

    @Test
    func `After 15 seconds without a hit, a ball turns by up to 30° without losing speed`()
        throws
    {
        var game = beside("R.........")
        var old = game.balls[0]
        var cues: [Cue] = []
        while game.balls[0].vx == 0, game.tick < 20 * 120 {
            old = game.balls[0]
            cues.removeAll()
            game.advance(cues: &cues)
        }
        let new = game.balls[0]
        #expect(game.tick >= 15 * 120 && game.tick < 17 * 120)
        #expect(cues.contains { $0.name == .nudge })
        #expect(abs(new.pace - old.pace) < 1e-12)
        #expect(abs(new.vy) > 0.866 * new.pace)
        // Towards the brick.
        #expect(new.vx < 0)
    }

    @Test func `A ball turns directly towards a brick within reach`() throws {
        var game = beside("........R.")
        let cues = try #require(Runs.advance(&game) { $0.phase == .cleared })
        #expect(cues.count { $0.name == .nudge } <= 2)
        #expect(game.tick < 20 * 120)
    }

    @Test func `Hitting a brick restarts the 15 seconds before a ball turns`() {
        var game = Runs.flight(
            from: Point(x: 380, y: 300), velocity: Point(x: 0, y: -Runs.speed),
            through: "R........3")
        Runs.advance(&game, by: 120)
        #expect(game.bricks.count == 2)
        #expect(game.balls[0].bendsFrom >= 15 * 120 + 60)
    }

    @Test(
        "No ball is ever in a brick or off the stage, even at the highest speed",
        arguments: Runs.seeds)
    func fastest(seed: UInt64) {
        let settings = BreakoutSettings(["ball-speed": 10, "balls": 5, "rows": 8])
        var game = Runs.game(seed: seed, settings, level: 12)
        game.launchForTest()
        game.strikes = 36
        game.refreshPhysics()
        game.holdNet()
        var bot = BreakoutBot(.perfect, seed: seed)
        var cues: [Cue] = []
        var isFast = false
        while game.phase == .playing, game.tick < 3000 {
            if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
            game.advance(cues: &cues)
            for ball in game.balls {
                let hair = Solids.hair
                #expect(Solids.isClear(ball.centre, of: game.levels.wall))
                #expect(ball.x >= 6 - hair && ball.x <= 394 + hair)
                #expect(ball.y >= 6 - hair && ball.y <= 634 + hair)
                if ball.pace * 120 > 1580 { isFast = true }
            }
        }
        #expect(isFast)
    }
}
