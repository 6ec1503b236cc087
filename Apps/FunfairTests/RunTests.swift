import Arcade
import BubblePop
import Testing

/// Repeats one of the package's tests here, because results must be the same on every machine.
@Suite("A run on this device")
struct RunTests {
    @Test func `A bot's run with seed 42 ends as on every other machine`() throws {
        var run = Run<BubblePopGame>(
            player: try PlayerName("Ada"), settings: .standard,
            stage: StageShape(width: 390, height: 690), seed: 42)
        var bot = BubblePopBot(.greedy, seed: 42)
        var cues: [Cue] = []
        while !run.game.isOver {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        #expect(run.game.score == 914)
        #expect(run.game.stateHash == 0xF64F_2ACB_C804_B8DC)
    }
}
