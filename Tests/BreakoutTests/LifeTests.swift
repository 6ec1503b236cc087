import Arcade
import Languages
import Testing

@testable import Breakout

@Suite("Lives, walls and time (rules 3 and 6)")
struct LifeTests {
    /// Returns a game whose balls are about to be lost.
    private func losing(_ settings: BreakoutSettings = .standard) -> BreakoutGame {
        var game = Runs.game(settings)
        game.launchForTest()
        for index in game.balls.indices {
            game.put(index, at: Point(x: 20, y: 640), velocity: Point(x: 0, y: 600))
        }
        return game
    }

    @Test func `Losing the last ball costs a life, and the next ball waits on the paddle`() {
        var game = losing()
        let cues = Runs.advance(&game, by: 5)
        #expect(cues.map(\.name) == [.lost, .lifeLost])
        #expect(game.lives == 2)
        #expect(game.moment == .ready)
        #expect(game.balls.count == 1)
        #expect(game.hud.lives == HUD.Lives(left: 2, total: 3))
    }

    @Test func `No life is lost while a ball is left`() {
        var game = losing(BreakoutSettings(["balls": 3]))
        game.put(1, at: Point(x: 200, y: 300), velocity: Point(x: 0, y: -100))
        let cues = Runs.advance(&game, by: 5)
        #expect(cues.map(\.name) == [.lost, .lost])
        #expect(game.lives == 3)
        #expect(game.balls.map(\.id) == [1])
    }

    @Test func `The bricks stay when a life is lost`() {
        var game = losing()
        game.levels.wall = Wall(
            Runs.level(["2R.R2R.R.R"]), rows: 6, hasSpecialBricks: true, extraHits: 0)
        let wall = game.levels.wall
        Runs.advance(&game, by: 5)
        #expect(game.levels.wall == wall)
    }

    @Test func `Losing the last life ends the run, with a cue`() {
        var game = losing()
        game.lives = 1
        let cues = Runs.advance(&game, by: 5)
        #expect(cues.map(\.name) == [.lost, .lifeLost, .timeUp])
        #expect(game.phase == .over)
        #expect(game.isOver)
        #expect(game.lives == 0)
        #expect(game.summary(in: .english).title == "Game over")
    }

    @Test(
        "The player can end the run at any time and keeps the score",
        arguments: [BreakoutGame.Phase.serving, .playing, .cleared])
    func finish(phase: BreakoutGame.Phase) {
        var game = clearing()
        if phase != .playing { Runs.advance(&game, by: 10) }
        if phase == .serving { Runs.apply(.proceed, to: &game) }
        #expect(game.phase == phase)
        let score = game.score
        #expect(Runs.apply(.finish, to: &game).map(\.name) == [.timeUp])
        #expect(game.isOver)
        #expect(game.score == score)
        let hash = game.stateHash
        Runs.advance(&game, by: 10)
        #expect(game.stateHash == hash)
    }

    @Test func `Inputs after the end of a run change nothing`() throws {
        var game = losing()
        game.lives = 1
        Runs.advance(&game, by: 5)
        let hash = game.stateHash
        let inputs: [BreakoutInput] = [
            .paddle(try #require(PaddlePlace(10))), .steer(.left), .tap, .proceed,
            .tilt(try #require(Tilt(Point(x: 1, y: 1)))), .change(BreakoutSettings(["rows": 1])),
        ]
        for input in inputs {
            #expect(Runs.apply(input, to: &game).isEmpty)
            #expect(Runs.advance(&game, by: 10).isEmpty)
            #expect(game.stateHash == hash)
        }
    }

    /// Returns a game whose last brick is about to break.
    private func clearing(levels: [BreakoutLevel] = [Runs.level(["....R....."])]) -> BreakoutGame {
        var game = Runs.game(levels: levels)
        game.launchForTest()
        game.put(0, at: Point(x: 180, y: 90), velocity: Point(x: 0, y: -600))
        return game
    }

    @Test func `Breaking the last brick clears the wall and pays a bonus, with a cue`() throws {
        var game = clearing()
        let cues = Runs.advance(&game, by: 10)
        #expect(cues.map(\.name) == [.smash, .cleared])
        #expect(game.phase == .cleared)
        #expect(game.score == 60 + 500)
        let intermission = game.summary(in: .english)
        #expect(intermission.title == "Wall cleared!")
        #expect(intermission.lines.contains { $0.contains("+500") })
        #expect(intermission.lines.contains { $0.contains("Heart") })
        #expect(intermission.proceed == "Level 2")
        #expect(game.lives == 3)
    }

    @Test func `After a wall is cleared, the clock runs but balls don't move`() {
        var game = clearing()
        Runs.advance(&game, by: 10)
        let balls = game.balls
        let tick = game.tick
        Runs.advance(&game, by: 500)
        #expect(game.tick == tick + 500)
        #expect(game.balls == balls)
        #expect(game.phase == .cleared)
    }

    @Test func `Continuing sets up the next level, with the ball on the paddle`() {
        var game = clearing(levels: [Runs.level(["....R....."]), Runs.level(["RRR......."])])
        Runs.advance(&game, by: 10)
        Runs.apply(.proceed, to: &game)
        #expect(game.level == 2)
        #expect(game.moment == .ready)
        #expect(game.bricks.map(\.id) == [0, 1, 2])
        #expect(game.lives == 3)
    }

    @Test func `Continuing does nothing while bricks are left`() {
        var game = Runs.game()
        let hash = game.stateHash
        Runs.apply(.proceed, to: &game)
        #expect(game.stateHash == hash)
    }

    @Test func `Losing a ball as the last brick breaks doesn't cost a life`() {
        var game = Runs.game(
            BreakoutSettings(["balls": 2]), levels: [Runs.level(["....R....."])])
        game.launchForTest()
        game.put(0, at: Point(x: 180, y: 77), velocity: Point(x: 0, y: -600))
        game.put(1, at: Point(x: 20, y: 645), velocity: Point(x: 0, y: 600))
        game.balls.remove(at: 0)
        game.balls.append(game.balls[0])
        game.put(0, at: Point(x: 180, y: 77), velocity: Point(x: 0, y: -600))
        Runs.advance(&game, by: 1)
        #expect(game.phase == .cleared)
        #expect(game.lives == 3)
    }

    @Test func `After the last level the walls repeat, with one more hit per brick`() {
        let levels = [Runs.level(["R2....3..."])]
        let hits = (1...4).map { level in
            Runs.game(level: level, levels: levels).bricks.map(\.hits)
        }
        #expect(hits == [[1, 2, 3], [2, 3, 3], [3, 3, 3], [3, 3, 3]])
    }

    private static let minute = 60 * 120

    /// Skips to the given tick of the run, with a ball flying far from everything.
    private func fly(_ game: inout BreakoutGame, untilTick tick: Int) {
        game.put(0, at: Point(x: 200, y: 300), velocity: Point(x: 0, y: -100))
        game.clock.tick = tick
        game.recheckContacts()
    }

    @Test func `A run ends after twenty minutes with balls in play`() {
        var game = Runs.game()
        game.launchForTest()
        fly(&game, untilTick: 20 * Self.minute - 3)
        #expect(Runs.advance(&game, by: 2).isEmpty)
        #expect(Runs.advance(&game, by: 5).map(\.name) == [.timeUp])
        #expect(game.tick == 20 * Self.minute)
        #expect(game.summary(in: .english).title == "Closing time!")
    }

    @Test func `Time before a launch doesn't count towards the twenty minutes`() {
        for settings in [BreakoutSettings.standard, .capsules, .drawn(.standard)] {
            var game = Runs.game(settings)
            Runs.advance(&game, by: 5 * Self.minute)
            // Holding a key meanwhile makes no difference.
            Runs.apply(.steer(.left), to: &game)
            Runs.advance(&game, by: 2 * Self.minute)
            #expect(game.moment == .ready)
            game.launchForTest()
            fly(&game, untilTick: 27 * Self.minute - 3)
            #expect(Runs.advance(&game, by: 2).isEmpty)
            #expect(Runs.advance(&game, by: 5).map(\.name) == [.timeUp])
            #expect(game.tick == 27 * Self.minute)
        }
    }

    @Test func `Time after clearing a wall doesn't count towards the twenty minutes`() {
        var game = clearing()
        Runs.advance(&game, by: 5 * Self.minute)
        #expect(game.phase == .cleared)
        Runs.apply(.proceed, to: &game)
        game.launchForTest()
        fly(&game, untilTick: 25 * Self.minute - 600)
        #expect(!game.isOver)
        Runs.advance(&game, by: 700)
        #expect(game.isOver)
        #expect(game.tick > 24 * Self.minute && game.tick < 25 * Self.minute)
    }

    @Test func `An idle run ends after half an hour`() {
        var game = Runs.game()
        let cues = Runs.advance(&game, by: 40 * Self.minute)
        #expect(cues.map(\.name) == [.timeUp])
        #expect(game.tick == 30 * Self.minute)
        #expect(game.summary(in: .english).title == "Closing time!")
        var cleared = clearing()
        #expect(
            Runs.advance(&cleared, by: 40 * Self.minute).map(\.name)
                == [.smash, .cleared, .timeUp])
        #expect(cleared.tick == 30 * Self.minute)
    }

    @Test func `A resumed run remembers how long it has waited`() throws {
        var run = Run<BreakoutGame>(
            player: try PlayerName("Ada"), settings: .standard, stage: BreakoutRules.stage, seed: 1)
        var cues: [Cue] = []
        for _ in 0..<(3 * Self.minute) { run.advance(cues: &cues) }
        var game = try Run<BreakoutGame>(resuming: run.bytes).game
        game.launchForTest()
        fly(&game, untilTick: 23 * Self.minute - 3)
        #expect(Runs.advance(&game, by: 5).map(\.name) == [.timeUp])
    }
}
