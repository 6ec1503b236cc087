import Arcade
import BubblePop
import FuzzKit
import Testing

@Suite("Reading damaged recordings")
struct FuzzTests {
    /// The results of a few thousand damaged recordings. `funfair-fuzz` tries many more.
    private static let tally = DecodingTrial<BubblePopGame>.tally(
        damaging: BubblePopRecordings.some(seed: 1), seed: 1, inputs: 4000)

    @Test func `A damaged recording that can be read is written back unchanged`() {
        #expect(Self.tally.contradiction == nil)
    }

    @Test(
        "Damaged recordings produce every outcome of reading",
        arguments: ReadingOutcome.allCases.filter { $0 != .contradiction })
    func reach(outcome: ReadingOutcome) {
        #expect(Self.tally.count(of: outcome) > 0)
    }

    @Test func `Intact recordings of finished and unfinished runs are valid`() {
        let outcomes = BubblePopRecordings.some(seed: 3).map {
            DecodingTrial<BubblePopGame>.outcome(of: $0)
        }
        #expect(Set(outcomes) == [.holds, .unfinished])
    }

    @Test func `The same seed damages a recording in the same way`() {
        let sound = BubblePopRecordings.some(seed: 4)
        var first = Damage(of: sound, seed: 4)
        var second = Damage(of: sound, seed: 4)
        #expect((0..<200).allSatisfy { _ in first.next() == second.next() })
    }
}
