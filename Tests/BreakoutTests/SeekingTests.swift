import Arcade
import Testing

@testable import Breakout

@Suite("Help with the last bricks (Breakout, rule 10)")
struct SeekingTests {
    /// Returns a game whose ball falls onto the middle of the paddle, `waited` ticks after its last
    /// hit.
    private func game(waited: Int, bricks: Int = 1, _ settings: BreakoutSettings = .capsules)
        -> BreakoutGame
    {
        let map =
            ["R........."]
            + (1..<8).map { row in
                String((0..<10).map { row * 10 + $0 < 79 - bricks + 2 ? "." : "G" })
            }
        var game = Runs.game(
            BreakoutSettings(["rows": 8]).by(settings), levels: [Runs.level(map)])
        game.launchForTest()
        game.clock.tick += waited
        game.put(0, at: Point(x: 200, y: 535), velocity: Point(x: 0, y: 300))
        game.balls[0].bendsFrom = .max
        return game
    }

    private func direction(_ game: inout BreakoutGame) -> Direction {
        Runs.advance(&game, by: 10)
        return game.balls[0].direction
    }

    @Test func `After ten seconds without a hit, the paddle sends the ball straight at a brick`() {
        var game = game(waited: 1200)
        #expect(game.isSeeking)
        let way = direction(&game)
        #expect(way.y < 0)
        // The brick's middle is at 20, 60, and the paddle at 200, 556.
        #expect(abs(way.x / way.y - (200 - 20) / (543 - 60)) < 0.05)
    }

    @Test func `Within ten seconds of a hit, the point of contact sets the ball's direction`() {
        var game = game(waited: 1180)
        let way = direction(&game)
        #expect(abs(way.x) < 1e-9)
    }

    @Test func `The ball gets no help with more than twelve bricks or in the standard game`() {
        #expect(!game(waited: 1500, bricks: 13).isSeeking)
        #expect(game(waited: 1500, bricks: 12).isSeeking)
        #expect(!game(waited: 1500, .standard).isSeeking)
        #expect(!game(waited: 1500, .party).isSeeking)
    }

    @Test func `A capsule caught during the help is announced, and the help isn't repeated`() throws
    {
        var game = game(waited: 1200)
        let help = try #require(game.hud.caption)
        game.capsules.falling = [
            Capsule(kindIndex: CapsuleKind.slow, x: game.paddle.x, y: BreakoutRules.paddleY)
        ]
        Runs.advance(&game, by: 2)
        #expect(game.isSeeking)
        let caught = try #require(game.hud.caption)
        #expect(caught.look == BreakoutLook.capsule(CapsuleKind.slow))
        #expect(caught.number > help.number)
    }

    @Test func `A ring and an announcement mark the hunted brick until the ball hits it`() {
        var game = game(waited: 1200)
        var scene = Scene()
        game.draw(into: &scene, fraction: 1)
        let rings = scene.commands.filter { $0.shape == Float(SceneCommand.Shape.ring.rawValue) }
        #expect(rings.map(\.x) == [20])
        let told = game.hud.caption
        #expect(
            told.map { BreakoutGame.looks[$0.look].name(in: .english) }
                == "The ball is hunting the last bricks!")
        _ = Runs.advance(&game) { $0.phase == .cleared }
        #expect(!game.isSeeking)
        #expect(game.hud.caption == nil)
    }

    /// Returns the longest time in play without hitting a brick in a bot's runs, in ticks.
    private func longestWait(_ settings: BreakoutSettings, seeds: Range<UInt64>) -> Int {
        seeds.map { seed in
            var game = Runs.game(seed: seed, settings)
            var bot = BreakoutBot(.tracking, seed: seed)
            var cues: [Cue] = []
            var lastHit = 0
            var longest = 0
            while !game.isOver {
                if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
                cues.removeAll(keepingCapacity: true)
                game.advance(cues: &cues)
                let isHit = cues.contains { $0.name == .smash || $0.name == .crack }
                if isHit || game.phase != .playing { lastHit = game.tick }
                longest = max(longest, game.tick - lastHit)
            }
            return longest
        }.max() ?? 0
    }

    @Test func `In a thousand runs by bots, hits are less than twenty seconds apart`() {
        let wait = longestWait(.capsules, seeds: 0..<1000)
        #expect(wait < 20 * 120, "\(wait)")
        // Without help, the wait is longer. Otherwise, the help would be pointless.
        #expect(longestWait(.standard, seeds: 0..<300) > wait)
    }
}

extension BreakoutSettings {
    /// Returns these settings with the other settings' mode.
    fileprivate func by(_ others: BreakoutSettings) -> BreakoutSettings {
        var settings = self
        settings.mode = others.mode
        return settings
    }
}
