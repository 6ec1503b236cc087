import Arcade
import BubblePop
import Testing

@Suite("Bots")
struct BotTests {
    private func score(_ style: BubblePopBot.Style, seed: UInt64) -> Int {
        var game = Runs.game(seed: seed, seconds: 30)
        var bot = BubblePopBot(style, seed: seed)
        var cues: [Cue] = []
        while !game.isOver {
            if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
            game.advance(cues: &cues)
        }
        return game.score
    }

    @Test func `The idle bot never scores`() {
        #expect((0..<10 as Range<UInt64>).allSatisfy { score(.idle, seed: $0) == 0 })
    }

    @Test func `The greedy bot clearly beats the random one`() {
        for seed: UInt64 in 0..<20 {
            #expect(score(.greedy, seed: seed) > 2 * score(.random, seed: seed), "seed \(seed)")
        }
    }

    @Test func `Two BubblePop bots with the same seed play identically`() {
        #expect(score(.random, seed: 6) == score(.random, seed: 6))
    }
}
