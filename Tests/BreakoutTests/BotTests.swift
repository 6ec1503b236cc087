import Arcade
import Testing

@testable import Breakout

@Suite("Bots")
struct BotTests {
    /// Plays a run until it ends, `ticks` have passed, or it reaches the wanted state.
    private func play(
        _ style: BreakoutBot.Style, seed: UInt64, ticks: Int,
        settings: BreakoutSettings = .standard,
        until isReached: (BreakoutGame) -> Bool = { _ in false }
    ) -> BreakoutGame {
        var game = Runs.game(seed: seed, settings)
        var bot = BreakoutBot(style, seed: seed)
        var cues: [Cue] = []
        while !game.isOver, game.tick < ticks, !isReached(game) {
            if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
            game.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        return game
    }

    @Test func `The idle bot never scores and never loses a life`() {
        let game = play(.idle, seed: 1, ticks: 10000)
        #expect(game.score == 0)
        #expect(game.lives == 3)
    }

    @Test func `The perfect bot clears the first wall, usually without losing a life`() {
        let games = Runs.seeds.map { seed in
            play(.perfect, seed: seed, ticks: 8 * 60 * 120) { $0.phase == .cleared }
        }
        #expect(games.count { $0.phase == .cleared } == games.count)
        #expect(games.count { $0.lives == 3 } * 10 >= games.count * 9)
    }

    @Test func `The tracking bot sometimes loses a life, but scores a lot`() {
        let games = Runs.seeds.map { play(.tracking, seed: $0, ticks: 5 * 60 * 120) }
        #expect(games.count { $0.lives < 3 } > 20)
        #expect(games.count { $0.score > 500 } * 10 >= games.count * 9)
    }

    @Test func `Two Breakout bots with the same seed play identically`() {
        let hashes = (0..<2).map { _ in play(.tracking, seed: 6, ticks: 5000).stateHash }
        #expect(hashes[0] == hashes[1])
    }

    @Test(
        "The perfect bot makes progress with the extreme values of all settings",
        arguments: [0, 50, 100])
    func corners(gravity: Int) {
        for speed in [1, 10] {
            for bounciness in [50, 100] {
                let settings = BreakoutSettings([
                    "gravity": gravity, "ball-speed": speed, "bounciness": bounciness, "rows": 8,
                ])
                let game = play(.perfect, seed: 5, ticks: 6 * 60 * 120, settings: settings)
                // The bot doesn't account for gravity, so with gravity it breaks fewer bricks.
                #expect(game.broken > (gravity == 0 ? 60 : 0), "\(settings.lines)")
                #expect(game.lives == 3, "\(settings.lines)")
            }
        }
    }
}
