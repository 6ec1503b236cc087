import Arcade
import BubblePop
import FuzzKit
import Testing

@Suite("Reading damaged recordings")
struct FuzzTests {
    /// The results of a few thousand damaged recordings. `funfair-fuzz` tries many more.
    private static let tally = DecodingTrial<BubblePopGame>.tally(
        damaging: BubblePopRecordings.some(seed: 1), seed: 1, inputs: 4000)

    @Test func `Reading and writing are consistent`() {
        #expect(Self.tally.contradiction == nil)
    }

    @Test(
        "The damage reaches every outcome",
        arguments: ReadingOutcome.allCases.filter { $0 != .contradiction })
    func reach(outcome: ReadingOutcome) {
        #expect(Self.tally.count(of: outcome) > 0)
    }

    @Test func `Intact recordings are valid, or valid so far`() {
        let outcomes = BubblePopRecordings.some(seed: 3).map {
            DecodingTrial<BubblePopGame>.outcome(of: $0)
        }
        #expect(Set(outcomes) == [.holds, .unfinished])
    }

    @Test func `The same seed gives the same damage`() {
        let sound = BubblePopRecordings.some(seed: 4)
        var first = Damage(of: sound, seed: 4)
        var second = Damage(of: sound, seed: 4)
        #expect((0..<200).allSatisfy { _ in first.next() == second.next() })
    }
}
