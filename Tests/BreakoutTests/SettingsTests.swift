import Arcade
import Languages
import Phrases
import Testing

@testable import Breakout

@Suite("Settings (rules 4 and 8)")
struct SettingsTests {
    @Test(
        "The ranges of Breakout's settings match the rules",
        arguments: [
            ("rows", 1, 8, 1, 6), ("balls", 1, 5, 1, 1), ("ball-speed", 1, 10, 1, 5),
            ("bounciness", 50, 100, 5, 100), ("gravity", 0, 100, 5, 0), ("paddle", 0, 2, 1, 1),
            ("special-bricks", 0, 1, 1, 1), ("tilt", 0, 1, 1, 0),
        ])
    func ranges(word: String, lowest: Int, highest: Int, step: Int, standard: Int) throws {
        let control = try #require(BreakoutSettings.controls.first { $0.word == word })
        let bounds = control.bounds
        #expect(
            [bounds.lowest, bounds.highest, bounds.step, bounds.standard]
                == [lowest, highest, step, standard])
        #expect(control.value(.standard) == standard)
    }

    @Test(
        "Every value of every setting can be set, recorded and read back",
        arguments: BreakoutSettings.controls.indices)
    func kept(index: Int) throws {
        let control = BreakoutSettings.controls[index]
        for value in stride(
            from: control.bounds.lowest, through: control.bounds.highest, by: control.bounds.step)
        {
            var settings = BreakoutSettings.standard
            control.set(&settings, value)
            #expect(control.value(settings) == value)
            for other in BreakoutSettings.controls where other.word != control.word {
                #expect(other.value(settings) == other.value(.standard))
            }
            var writer = ByteWriter()
            settings.write(to: &writer)
            var reader = ByteReader(writer.bytes)
            #expect(try BreakoutSettings(from: &reader) == settings)
            #expect(reader.remaining == 0)
        }
    }

    @Test(
        "The error for a setting out of range names the setting",
        arguments: BreakoutSettings.controls.indices)
    func refused(index: Int) {
        let bounds = BreakoutSettings.controls[index].bounds
        for value in [bounds.lowest - 1, bounds.highest + 1, bounds.highest + bounds.step]
        where value >= 0 {
            var writer = ByteWriter()
            for other in BreakoutSettings.controls.indices {
                let standard = BreakoutSettings.controls[other].value(.standard)
                writer.write(other == index ? value : standard)
            }
            let problem = #expect(throws: RecordingProblem.self) {
                var reader = ByteReader(writer.bytes)
                _ = try BreakoutSettings(from: &reader)
            }
            #expect(
                problem?.sentence(in: .english).hasPrefix("\(Words.english[bounds.name]) can be")
                    == true)
        }
    }

    @Test func `The words for Breakout's settings are unique`() {
        let words = BreakoutSettings.controls.map(\.word)
        #expect(Set(words).count == words.count)
        #expect(
            Set(BreakoutSettings.controls.map { Words.english[$0.bounds.name] }).count
                == words.count)
    }

    /// Returns a game whose only ball flies in the middle of the stage.
    private func flying() -> BreakoutGame {
        var game = Runs.game()
        game.launchForTest()
        game.put(0, at: Point(x: 200, y: 400), velocity: Point(x: 100, y: Runs.speed * -0.8))
        return game
    }

    private func change(_ game: inout BreakoutGame, _ changes: KeyValuePairs<String, Int>) {
        Runs.apply(.change(BreakoutSettings(changes)), to: &game)
    }

    @Test func `A new number of rows rebuilds the wall at once, with the balls on the paddle`() {
        var game = flying()
        change(&game, ["rows": 8])
        #expect(game.levels.wall.rows == 8)
        #expect(game.bricks == Runs.game(BreakoutSettings(["rows": 8])).bricks)
        #expect(game.moment == .ready)
        #expect(game.lives == 3)
    }

    @Test func `Added balls wait on the paddle, and don't affect the ball in flight`() {
        var game = flying()
        let ball = game.balls[0]
        change(&game, ["balls": 4])
        #expect(game.balls.count == 4)
        #expect(game.balls[0] == ball)
        #expect(game.balls.dropFirst().map(\.seat) == [-11, 0, 11])
        #expect(game.phase == .playing)
        #expect(Runs.apply(.tap, to: &game).map(\.name) == [.launch])
        #expect(game.balls.allSatisfy { $0.seat == nil })
    }

    @Test func `Waiting balls stay side by side when their number changes`() {
        var game = Runs.game()
        for (count, seats) in [
            (3, [-11.0, 0, 11]), (2, [-5.5, 5.5]), (5, [-22, -11, 0, 11, 22]),
        ] {
            change(&game, ["balls": count])
            #expect(game.balls.map(\.seat) == seats)
            #expect(game.balls.map { $0.x - 200 } == seats)
        }
    }

    @Test func `Reducing the number of balls removes the balls with the highest numbers`() {
        var game = Runs.game(BreakoutSettings(["balls": 5]))
        game.launchForTest()
        change(&game, ["balls": 2])
        #expect(game.balls.map(\.id) == [0, 1])
        #expect(game.lives == 3)
    }

    @Test func `After the last flying ball is lost, the balls on the paddle wait for a tap`() {
        var game = flying()
        change(&game, ["balls": 2])
        game.put(0, at: Point(x: 20, y: 640), velocity: Point(x: 0, y: 600))
        Runs.advance(&game, by: 5)
        #expect(game.lives == 3)
        #expect(game.moment == .ready)
        #expect(game.balls.map(\.id) == [1])
    }

    @Test func `A new paddle size doesn't affect a ball, even at the top of its throw`() {
        var game = Runs.game(BreakoutSettings(["gravity": 100]))
        game.launchForTest()
        game.put(0, at: Point(x: 200, y: 300), velocity: Point(x: 20, y: -5))
        let ball = game.balls[0]
        change(&game, ["gravity": 100, "paddle": 2])
        #expect(game.paddle.width == 112)
        #expect((game.balls[0].vx, game.balls[0].vy) == (ball.vx, ball.vy))
    }

    @Test func `A new ball speed applies at once and keeps the direction`() {
        var game = flying()
        let old = game.balls[0]
        change(&game, ["ball-speed": 10])
        let new = game.balls[0]
        let share = BreakoutRules.speeds[9] / Runs.speed
        #expect(abs(new.vx - old.vx * share) < 1e-9)
        #expect(abs(new.vy - old.vy * share) < 1e-9)
    }

    @Test func `A new paddle size applies at once`() {
        var game = flying()
        for (size, width) in [(0, 56.0), (2, 112), (1, 80)] {
            change(&game, ["paddle": size])
            #expect(game.paddle.width == width)
        }
    }

    @Test func `New gravity and bounciness apply at once`() {
        var game = flying()
        let old = game.balls[0].vy
        change(&game, ["gravity": 100])
        Runs.advance(&game, by: 1)
        #expect(game.balls[0].vy > old)
        change(&game, ["bounciness": 50])
        game.put(0, at: Point(x: 392, y: 400), velocity: Point(x: Runs.speed, y: 0))
        Runs.advance(&game, by: 1)
        #expect(abs(game.balls[0].pace - Runs.speed / 240) < 1e-9)
    }

    @Test func `Turning off special bricks rebuilds the wall without them`() {
        var game = flying()
        change(&game, ["special-bricks": 0])
        #expect(game.moment == .ready)
        #expect(game.bricks.allSatisfy { $0.kindIndex == 0 })
    }

    @Test func `Setting the same values again changes nothing`() {
        var game = flying()
        let hash = game.stateHash
        Runs.apply(.change(.standard), to: &game)
        #expect(game.stateHash == hash)
    }

    @Test func `A run with standard settings is a standard run`() {
        #expect(Runs.game().isStandard)
    }

    @Test(
        "A run with any setting changed isn't a standard run",
        arguments: BreakoutSettings.controls.indices)
    func other(index: Int) {
        let control = BreakoutSettings.controls[index]
        var settings = BreakoutSettings.standard
        let standard = control.bounds.standard
        control.set(&settings, standard == control.bounds.highest ? 0 : control.bounds.highest)
        #expect(!Runs.game(settings).isStandard)
    }

    @Test func `A run with other settings never becomes standard again`() {
        var game = flying()
        change(&game, ["gravity": 5])
        Runs.apply(.change(.standard), to: &game)
        #expect(game.settings == .standard)
        Runs.advance(&game, by: 100)
        #expect(!game.isStandard)
    }

    @Test func `A new first level applies only to the next run`() {
        var game = Runs.game()
        let hash = game.stateHash
        Runs.apply(.change(BreakoutSettings(["first-level": 5])), to: &game)
        #expect(game.stateHash == hash)
        #expect(game.isStandard)
        let next = BreakoutGame(
            settings: BreakoutSettings(["first-level": 5]), seed: 7, levels: BreakoutLevel.standard)
        #expect(next.level == 5)
    }
}
