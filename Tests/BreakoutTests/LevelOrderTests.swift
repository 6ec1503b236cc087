import Arcade
import Phrases
import Testing

@testable import Breakout

@Suite("Levels get harder")
struct LevelOrderTests {
    /// Returns a bot's median time to clear a wall in 40 runs, in ticks. The wall is the first in
    /// each run, so all walls are played at the same speed. Lives never run out.
    private static func time(
        _ style: BreakoutBot.Style, for level: BreakoutLevel,
        _ settings: BreakoutSettings = .standard
    ) -> Int {
        Runs.seeds.map { seed in
            var game = Runs.game(seed: seed, settings, levels: [level])
            var bot = BreakoutBot(style, seed: seed)
            var cues: [Cue] = []
            while game.phase != .cleared, !game.isOver {
                game.lives = BreakoutRules.lives
                if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
                game.advance(cues: &cues)
                cues.removeAll(keepingCapacity: true)
            }
            return game.tick
        }.sorted()[Runs.seeds.count / 2]
    }

    @Test(
        "No level is much shorter than an earlier one",
        arguments: [BreakoutBot.Style.tracking, .perfect])
    func order(style: BreakoutBot.Style) {
        let times = BreakoutLevel.standard.map { Self.time(style, for: $0) }
        for (index, time) in times.enumerated() {
            let longest = times.prefix(index).max() ?? 0
            #expect(time * 5 >= longest * 4, "level \(index + 1): \(times.map { $0 / 120 })")
        }
        #expect(times[11] > 2 * times[0])
    }

    @Test func `With capsules, no level is much shorter than an earlier one`() {
        let times = BreakoutLevel.all.map { Self.time(.tracking, for: $0, .capsules) }
        for (index, time) in times.enumerated() {
            let longest = times.prefix(index).max() ?? 0
            #expect(time * 5 >= longest * 4, "level \(index + 1): \(times.map { $0 / 120 })")
        }
        #expect(times[23] > 3 * times[0])
    }

    @Test func `The standard game has twelve of the levels, in the same order`() {
        #expect(BreakoutLevel.all.count == 24)
        #expect(
            BreakoutLevel.standard.map(\.name)
                == [
                    .invader, .zigzag, .chequers, .columns, .pyramid, .heart, .fish, .smile,
                    .rainbow,
                    .bullseye, .castle, .fortress,
                ].map { Phrase($0 as BreakoutPhrase) })
        #expect(FirstLevel.highest == 12)
    }
}
