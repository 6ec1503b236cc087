import Arcade
import BubblePop
import Hands
import Testing

@Suite("Traces of runs")
struct TraceTests {
    /// Returns a run with one hit, on the first bubble after 100 ticks.
    private func run() throws -> Run<BubblePopGame> {
        var run = try Robot(seed: 1).run
        var cues: [Cue] = []
        while run.game.tick < 100 { run.advance(cues: &cues) }
        let bubble = try #require(run.game.bubbles.first)
        run.apply(.tap(try #require(InputPoint(bubble.centre))), cues: &cues)
        while !run.game.isOver { run.advance(cues: &cues) }
        return run
    }

    @Test func `A run's trace contains the times of scores and inputs`() throws {
        let run = try run()
        let trace = try WatchedRun(verifying: run.bytes).trace
        var scored = ByteWriter()
        scored.write(101)
        scored.write(bits: UInt64(run.game.score))
        #expect(run.game.score > 0 && trace.changes.count == 1)
        #expect(trace.scores == scored.bytes)
        #expect(trace.inputCount == 1 && !trace.inputs.isEmpty)
    }

    @Test func `A trace's score after a tick is the last score up to that tick`() throws {
        let run = try run()
        let trace = try WatchedRun(verifying: run.bytes).trace
        #expect(trace.score(after: 100) == 0)
        #expect(trace.score(after: 101) == run.game.score)
        #expect(trace.score(after: run.game.tick) == run.game.score)
    }
}
