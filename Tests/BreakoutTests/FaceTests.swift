import Arcade
import Foundation
import Languages
import Testing

@testable import Breakout

@Suite("Output for faces")
struct FaceTests {
    private func guide(_ settings: BreakoutSettings) -> Guide {
        BreakoutGame.guide(settings: settings, tally: Counts(), hand: nil, in: .english)
    }

    private func playing() -> BreakoutGame {
        var game = Runs.game(BreakoutSettings(["balls": 3]), level: 6)
        game.launchForTest()
        Runs.advance(&game, by: 40)
        return game
    }

    private func shown(_ game: BreakoutGame, fraction: Double = 1) -> [SceneCommand] {
        var scene = Scene()
        game.draw(into: &scene, fraction: fraction)
        return scene.commands
    }

    private func commands(
        _ shape: SceneCommand.Shape, of game: BreakoutGame, fraction: Double = 1
    ) -> [SceneCommand] {
        shown(game, fraction: fraction).filter { $0.shape == Float(shape.rawValue) }
    }

    @Test func `Every brick is drawn completely and at its position`() {
        let game = playing()
        let bricks = commands(.brick, of: game)
        #expect(bricks.count == game.bricks.count)
        for (command, brick) in zip(bricks, game.bricks) {
            #expect(Double(command.x) == brick.x + 20)
            #expect(Double(command.y) == brick.y + 10)
            #expect(command.size == 10)
            #expect(command.stretch == 2)
        }
    }

    @Test func `Every special brick has a symbol`() {
        for level in 1...24 {
            let game = Runs.game(level: level)
            let special = game.bricks.count { $0.hits > 1 || $0.kind.effect != .none }
            let symbols = commands(.symbol, of: game)
            #expect(symbols.count == special)
            for symbol in symbols {
                #expect(BreakoutGame.looks[Int(symbol.look)].symbol != .none)
            }
        }
    }

    @Test func `The paddle and the balls are drawn at their positions`() throws {
        let game = playing()
        let paddle = try #require(commands(.paddle, of: game).first)
        #expect(paddle.x == Float(game.paddle.x))
        #expect(paddle.size * paddle.stretch == Float(game.paddle.width / 2))
        let balls = commands(.ball, of: game)
        #expect(balls.map(\.x) == game.balls.map { Float($0.x) })
        #expect(balls.map(\.amount) == game.balls.map { Float($0.id) })
    }

    @Test func `Between two ticks, a ball is drawn between its last two positions`() {
        var game = playing()
        let old = game.balls
        Runs.advance(&game, by: 1)
        let balls = commands(.ball, of: game, fraction: 0)
        for (command, ball) in zip(balls, old) {
            #expect(abs(Double(command.x) - ball.x) < 1e-3)
            #expect(abs(Double(command.y) - ball.y) < 1e-3)
        }
    }

    @Test func `Everything on Breakout's stage has a look`() {
        for command in shown(playing()) {
            #expect(BreakoutGame.looks.indices.contains(Int(command.look)))
        }
    }

    @Test func `Gauges show the wait for the next nudge and the net's remaining time`() {
        var game = playing()
        #expect(commands(.gauge, of: game).isEmpty)
        Runs.apply(.tap, to: &game)
        #expect(commands(.gauge, of: game).count == 1)
        game.holdNet()
        #expect(commands(.gauge, of: game).count == 2)
    }

    @Test func `The state of Breakout can be read as JSON`() throws {
        let game = playing()
        var json = JSONText()
        json.object { game.describe(in: &$0) }
        let parsed = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
        let state = try #require(parsed as? [String: Any])
        #expect(state["tick"] as? Int == 40)
        #expect(state["score"] as? Int == game.score)
        #expect(state["lives"] as? Int == 3)
        #expect(state["level"] as? Int == 6)
        let balls = try #require(state["balls"] as? [[String: Double]])
        #expect(balls.map { $0["id"] } == game.balls.map { Double($0.id) })
        for (told, ball) in zip(balls, game.balls) {
            #expect(abs((told["x"] ?? 0) - ball.x) < 0.01)
            #expect(abs((told["y"] ?? 0) - ball.y) < 0.01)
            #expect(abs((told["vx"] ?? 0) - ball.vx * 120) < 0.01)
            #expect(abs((told["vy"] ?? 0) - ball.vy * 120) < 0.01)
            #expect(told["radius"] == 6)
        }
        let bricks = try #require(state["bricks"] as? [[String: Any]])
        #expect(bricks.count == game.bricks.count)
        for (told, brick) in zip(bricks, game.bricks) {
            #expect(told["id"] as? Int == brick.id)
            #expect(told["x"] as? Double == brick.x)
            #expect(told["y"] as? Double == brick.y)
            #expect(told["width"] as? Double == 40)
            #expect(told["height"] as? Double == 20)
            #expect(told["hits"] as? Int == brick.hits)
            #expect(told["kind"] as? String == brick.kind.word)
        }
        let paddle = try #require(state["paddle"] as? [String: Double])
        #expect(paddle == ["x": 160, "y": 549, "width": 80, "height": 14])
    }

    @Test func `The guide lists every kind of brick with its effect`() {
        let guide = self.guide(.standard)
        #expect(guide.rows.map { $0.look.name(in: .english) } == BrickKind.all.map(\.word))
        #expect(guide.rows.map(\.look.symbol) == BrickKind.all.map(\.symbol))
        #expect(guide.rows.allSatisfy { $0.cells.count == 1 && !$0.cells[0].isEmpty })
        #expect(guide.columns.count == 2)
    }

    @Test func `The guide lists the streaks, and the points for the set number of rows`() {
        let steps = guide(BreakoutSettings(["rows": 8])).steps
        #expect(steps.contains { $0.contains("up to 80") })
        #expect(
            steps.contains {
                $0.contains("×2 from 3 bricks, ×3 from 6 bricks and ×4 from 10 bricks")
            })
    }

    @Test func `Everything in Breakout has a unique label for screen readers`() {
        let labels = BreakoutGame.looks.map { $0.label(in: .english) }
        #expect(Set(labels).count == labels.count)
    }

    @Test func `A broken brick tumbles and disappears a moment later (rule 1)`() throws {
        var game = Runs.flight(
            from: Point(x: 180, y: 77), velocity: Point(x: 0, y: -300), through: "....R....R")
        let cues = Runs.advance(&game, by: 1)
        let smash = try #require(cues.first { $0.name == .smash })
        var effects = Effects()
        BreakoutGame.show(smash, in: &effects)
        func bricks() -> [SceneCommand] {
            var scene = Scene()
            effects.draw(into: &scene, isMoving: true) { _ in }
            return scene.commands.filter { $0.shape == Float(SceneCommand.Shape.brick.rawValue) }
        }
        let whole = try #require(bricks().first)
        #expect(whole.x == 180 && whole.y == 60)
        #expect(whole.size == 10 && whole.stretch == 2)
        #expect(whole.look == Float(smash.look))
        for _ in 0..<3 {
            effects.advance(ticks: 10)
            let turning = try #require(bricks().first)
            #expect(turning.amount > 0 && turning.amount < 1)
            #expect(turning.size == 10 && turning.stretch == 2)
        }
        effects.advance(ticks: 120)
        #expect(bricks().isEmpty)
    }
}
