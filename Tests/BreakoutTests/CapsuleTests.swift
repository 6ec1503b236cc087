import Arcade
import Languages
import Phrases
import Testing

@testable import Breakout

@Suite("Capsules (Breakout, rule 10)")
struct CapsuleTests {
    /// Returns a game with capsules and a ball in the middle. The wall has the given rows, or one
    /// distant brick if no rows are given.
    private func game(through rows: String...) -> BreakoutGame {
        var game = Runs.game(.capsules, levels: [Runs.level(rows.isEmpty ? ["R........."] : rows)])
        game.launchForTest()
        hold(&game, ticks: 1)
        return game
    }

    /// Plays the given number of ticks, and resets the ball's position before each.
    private func hold(_ game: inout BreakoutGame, ticks: Int) {
        for _ in 0..<ticks {
            game.put(0, at: Point(x: 200, y: 300), velocity: Point(x: 0, y: -300))
            Runs.advance(&game, by: 1)
        }
    }

    private func row(_ word: String) -> Int {
        CapsuleKind.all.firstIndex { $0.word == word } ?? -1
    }

    /// Drops the capsule with the given word onto the paddle, and returns the tick's cues.
    @discardableResult
    private func catching(_ word: String, in game: inout BreakoutGame) -> [Cue] {
        game.capsules.falling.append(
            Capsule(kindIndex: row(word), x: game.paddle.x, y: 542))
        var cues: [Cue] = []
        game.put(0, at: Point(x: 200, y: 300), velocity: Point(x: 0, y: -300))
        game.advance(cues: &cues)
        return cues
    }

    /// Returns how far the ball moves in a tick, in stage units.
    private func way(_ game: inout BreakoutGame) -> Double {
        game.put(0, at: Point(x: 200, y: 300), velocity: Point(x: 0, y: -300))
        Runs.advance(&game, by: 1)
        return 300 - game.balls[0].y
    }

    // MARK: Effects

    @Test func `A wide paddle lasts fifteen seconds, and a narrow paddle ten`() {
        for (word, width, seconds) in [("wide", 120.0, 15), ("narrow", 52.0, 10)] {
            var game = game()
            catching(word, in: &game)
            #expect(game.paddle.width == width)
            hold(&game, ticks: seconds * 120 - 1)
            #expect(game.paddle.width == width)
            hold(&game, ticks: 1)
            #expect(game.paddle.width == 80)
        }
    }

    @Test func `Balls stay slow for twelve seconds, and fast for eight`() {
        for (word, share, seconds) in [("slow", 0.6, 12), ("fast", 1.35, 8)] {
            var game = game()
            catching(word, in: &game)
            #expect(abs(way(&game) - 2.5 * share) < 1e-9)
            hold(&game, ticks: seconds * 120 - 2)
            #expect(abs(way(&game) - 2.5) < 1e-9)
        }
    }

    @Test func `Catching the opposite capsule ends an effect at once`() {
        var game = game()
        catching("wide", in: &game)
        catching("narrow", in: &game)
        #expect(game.paddle.width == 52)
        catching("wide", in: &game)
        #expect(game.paddle.width == 120)
        catching("slow", in: &game)
        catching("fast", in: &game)
        #expect(game.physics.pace == 1.35)
        catching("slow", in: &game)
        #expect(game.physics.pace == 0.6)
    }

    @Test func `Capsules add lives only up to a total of five`() {
        var game = game()
        #expect(game.lives == 3)
        for lives in [4, 5, 5] {
            catching("life", in: &game)
            #expect(game.lives == lives)
            #expect(game.hud.lives == HUD.Lives(left: lives, total: max(3, lives)))
        }
    }

    @Test
    func `A sticky paddle holds a ball until a tap, and the ball's position sets its direction`() {
        var game = game()
        catching("hold", in: &game)
        let x = game.paddle.x + 20
        game.put(0, at: Point(x: x, y: 530), velocity: Point(x: 0, y: 300))
        let cues = Runs.advance(&game, by: 30)
        #expect(cues.map(\.name) == [.paddle])
        #expect(game.phase == .serving)
        #expect(game.balls[0].seat == 20)
        Runs.movePaddle(to: 100, in: &game)
        #expect(game.balls[0].x == 120)
        let way = DirectionTable.up(from: 0.5)
        #expect(Runs.apply(.tap, to: &game).map(\.name) == [.launch])
        #expect(abs(game.balls[0].direction.x - way.x) < 1e-9)
        #expect(game.phase == .playing)
    }

    @Test func `A ball leaves a sticky paddle after five seconds`() {
        var game = game()
        catching("hold", in: &game)
        game.put(0, at: Point(x: game.paddle.x, y: 542), velocity: Point(x: 0, y: 300))
        Runs.advance(&game, by: 1)
        #expect(game.rally.seated == 1)
        #expect(Runs.advance(&game, by: 599).isEmpty)
        #expect(game.rally.seated == 1)
        #expect(Runs.advance(&game, by: 1).map(\.name) == [.launch])
    }

    /// Returns a game whose paddle holds one ball, while the others fly in the middle.
    private func holding(balls: Int = 1) -> BreakoutGame {
        var game = game()
        if balls > 1 { Runs.apply(.change(BreakoutSettings(["balls": balls])), to: &game) }
        if game.rally.seated > 0 { game.launchForTest() }
        catching("hold", in: &game)
        for index in game.balls.indices.dropFirst() {
            game.put(index, at: Point(x: 200, y: 300), velocity: Point(x: 0, y: 0.1))
        }
        game.put(0, at: Point(x: game.paddle.x, y: 542), velocity: Point(x: 0, y: 300))
        Runs.advance(&game, by: 1)
        return game
    }

    @Test func `A new ball on the paddle doesn't delay a ball held by a sticky paddle`() {
        for later in [0, 1, 300, 598] {
            var game = holding()
            Runs.advance(&game, by: later)
            Runs.apply(.change(BreakoutSettings(["balls": 2])), to: &game)
            #expect(game.rally.seated == 2)
            #expect(Runs.advance(&game, by: 599 - later).isEmpty)
            #expect(Runs.advance(&game, by: 1).map(\.name) == [.launch])
            // The added ball waits for the player to launch it.
            #expect(game.balls.map { $0.seat == nil } == [true, false])
            #expect(game.phase == .playing && game.rally.seated == 1)
            #expect(game.rally.leaveBy == nil)
            #expect(Runs.apply(.tap, to: &game).map(\.name) == [.launch])
            #expect(game.rally.seated == 0)
        }
    }

    @Test func `A second ball on a sticky paddle doesn't delay the first one`() {
        var game = holding(balls: 2)
        #expect(game.rally.seated == 1)
        Runs.advance(&game, by: 400)
        game.put(1, at: Point(x: game.paddle.x, y: 542), velocity: Point(x: 0, y: 300))
        Runs.advance(&game, by: 1)
        #expect(game.rally.seated == 2)
        Runs.advance(&game, by: 198)
        #expect(game.rally.seated == 2)
        #expect(Runs.advance(&game, by: 1).map(\.name) == [.launch])
        #expect(game.rally.seated == 0)
    }

    @Test func `A ball is held for five seconds even after another held ball was removed`() {
        var game = holding(balls: 2)
        game.balls.swapAt(0, 1)
        Runs.advance(&game, by: 400)
        Runs.apply(.change(.capsules), to: &game)
        #expect(game.balls.count == 1 && game.rally.seated == 0)
        game.put(0, at: Point(x: game.paddle.x, y: 542), velocity: Point(x: 0, y: 300))
        Runs.advance(&game, by: 1)
        #expect(game.rally.seated == 1)
        #expect(Runs.advance(&game, by: 599).isEmpty)
        #expect(Runs.advance(&game, by: 1).map(\.name) == [.launch])
    }

    @Test func `A through ball breaks bricks of any strength without losing speed`() {
        var game = game(through: "....3.....", "....2.....", "....R.....")
        catching("through", in: &game)
        game.put(0, at: Point(x: 180, y: 140), velocity: Point(x: 0, y: -600))
        let cues = Runs.advance(&game, by: 24)
        #expect(cues.filter { $0.name == .smash }.count == 3)
        #expect(!cues.contains { $0.name == .crack })
        #expect(game.phase == .cleared)
        #expect(game.balls[0].vy == -5)
    }

    @Test func `When a capsule's effect ends, the game returns to normal`() {
        var game = game(through: "R...3.....")
        catching("through", in: &game)
        hold(&game, ticks: 6 * 120)
        game.put(0, at: Point(x: 180, y: 85), velocity: Point(x: 0, y: -600))
        #expect(Runs.advance(&game, by: 10).map(\.name) == [.crack])
        #expect(game.balls[0].vy > 0)
    }

    @Test func `More balls than fit on a narrow paddle stay within the stage`() {
        var game = game()
        catching("narrow", in: &game)
        Runs.apply(.change(BreakoutSettings(["balls": 5, "paddle": 0])), to: &game)
        Runs.movePaddle(to: 0, in: &game)
        #expect(game.rally.seated == 4)
        #expect(game.balls.allSatisfy { $0.x >= 6 })
    }

    // MARK: Falling and catching

    @Test func `A missed capsule leaves the stage silently`() {
        var game = game()
        game.capsules.falling.append(Capsule(kindIndex: 0, x: 20, y: 500))
        var fallen = 0
        while !game.capsules.falling.isEmpty, fallen < 1000 {
            hold(&game, ticks: 1)
            fallen += 1
        }
        #expect(game.capsules.caught == 0)
        #expect(fallen == Int((648 - 500) / 0.95) + 1)
    }

    @Test func `A caught capsule has a good or bad sound, and its name is announced`() {
        for kind in CapsuleKind.all {
            var game = game()
            let cues = catching(kind.word, in: &game)
            #expect(cues.map(\.name) == [kind.isWelcome ? .caught : .spoiled])
            let told = game.hud.caption.map { BreakoutGame.looks[$0.look].name(in: .english) }
            #expect(told == Words.english[Phrase(kind.name)])
            #expect(game.hud.caption?.number == game.tick)
        }
    }

    @Test func `Losing a life ends all capsule effects`() {
        var game = game()
        for word in ["wide", "fast", "hold", "through"] { catching(word, in: &game) }
        game.capsules.falling.append(Capsule(kindIndex: 0, x: 20, y: 100))
        game.put(0, at: Point(x: 20, y: 640), velocity: Point(x: 0, y: 600))
        Runs.advance(&game, by: 5)
        #expect(game.lives == 2)
        #expect(game.capsules.falling.isEmpty)
        #expect(game.paddle.width == 80)
        #expect(game.physics.pace == 1)
        #expect(game.rally.effects.holdUntil == 0 && game.rally.effects.throughUntil == 0)
    }

    // MARK: Drops

    /// Returns the words of the capsules that a kind of brick drops in the given number of runs.
    private func drops(of mark: String, runs: Int = 2000) -> [String] {
        (0..<runs).compactMap { seed in
            var game = Runs.game(
                seed: UInt64(seed), .capsules, levels: [Runs.level(["R...\(mark)....."])])
            game.launchForTest()
            game.rally.effects.throughUntil = 10_000
            game.put(0, at: Point(x: 180, y: 85), velocity: Point(x: 0, y: -600))
            Runs.advance(&game, by: 4)
            return game.capsules.falling.first?.kind.word
        }
    }

    @Test func `Bricks with more hits drop capsules more often`() {
        for (mark, share) in [("B", 0.08), ("2", 0.2), ("3", 0.35)] {
            let dropped = Double(drops(of: mark).count) / 2000
            #expect(abs(dropped - share) < 0.04, "\(mark): \(dropped)")
        }
        for mark in ["*", "o", "n"] { #expect(drops(of: mark, runs: 50).isEmpty) }
    }

    @Test func `Each kind of capsule drops in proportion to its weight`() {
        let all = drops(of: "3", runs: 6000)
        for kind in CapsuleKind.all {
            let share = Double(all.count { $0 == kind.word }) / Double(all.count)
            let wanted = Double(kind.weight) / Double(CapsuleKind.all.map(\.weight).reduce(0, +))
            #expect(abs(share - wanted) < 0.03, "\(kind.word): \(share)")
        }
    }

    @Test func `Wide and slow bricks drop capsules instead of acting at once`() {
        #expect(Set(drops(of: "w", runs: 50)) == ["wide"])
        #expect(Set(drops(of: "s", runs: 50)) == ["slow"])
        #expect(drops(of: "w", runs: 50).count == 50)
    }

    @Test func `The standard game has no capsules`() {
        var game = Runs.game(levels: [Runs.level(["R...w....."])])
        game.launchForTest()
        game.put(0, at: Point(x: 180, y: 85), velocity: Point(x: 0, y: -600))
        let cues = Runs.advance(&game, by: 4)
        #expect(!cues.contains { $0.name == .drop })
        #expect(game.paddle.width == 120)
    }

    // MARK: The tables

    @Test func `Each kind of capsule has a unique word, symbol and colour`() {
        let kinds = CapsuleKind.all
        #expect(kinds.map(\.word) == ["wide", "slow", "hold", "through", "life", "narrow", "fast"])
        #expect(Set(kinds.map(\.symbol)).count == kinds.count)
        #expect(Set(kinds.map(\.colour)).count == kinds.count)
        #expect(kinds.filter { !$0.isWelcome }.map(\.word) == ["narrow", "fast"])
        #expect(CapsuleDrop.all.count == BrickKind.all.count)
        #expect(
            kinds[CapsuleKind.hold].word == "hold" && kinds[CapsuleKind.through].word == "through")
    }

    @Test func `The guide lists every capsule, but none in the standard game`() {
        func guide(_ settings: BreakoutSettings) -> Guide {
            BreakoutGame.guide(settings: settings, tally: Counts([]), hand: nil, in: .english)
        }
        let names = guide(.capsules).rows.map { $0.look.name(in: .english) }
        #expect(
            names.suffix(7) == [
                "wide paddle", "slow balls", "sticky paddle", "breakthrough", "extra life",
                "narrow paddle", "fast balls",
            ])
        #expect(guide(.capsules).rows[5].cells == ["Drops a capsule"])
        #expect(guide(.capsules).steps.count == guide(.standard).steps.count + 2)
        #expect(guide(.standard).rows.count == BrickKind.all.count)
        #expect(guide(.standard).rows[5].cells == ["Wide paddle, 12 s"])
    }

    @Test func `A capsule is drawn as a bar with its symbol, between its last two positions`() {
        var game = game()
        game.capsules.falling.append(Capsule(kindIndex: row("fast"), x: 100, y: 400))
        func places(_ fraction: Double) -> [Float] {
            var scene = Scene()
            game.draw(into: &scene, fraction: fraction)
            let look = Float(BreakoutLook.capsule(row("fast")))
            return scene.commands.filter { $0.look == look }.map(\.y)
        }
        #expect(places(1) == [400, 400])
        #expect(places(0).allSatisfy { abs($0 - 399.05) < 0.001 })
    }

    @Test func `A sticky paddle and a through ball look different from usual`() {
        var game = game()
        func looks(_ shape: SceneCommand.Shape) -> [Float] {
            var scene = Scene()
            game.draw(into: &scene, fraction: 1)
            return scene.commands.filter { $0.shape == Float(shape.rawValue) }.map(\.look)
        }
        let plain = (looks(.paddle), looks(.ball))
        catching("hold", in: &game)
        catching("through", in: &game)
        #expect(looks(.paddle) != plain.0)
        #expect(looks(.ball) != plain.1)
    }
}
