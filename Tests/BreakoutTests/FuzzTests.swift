import Arcade
import Breakout
import FuzzKit
import Testing

@Suite("Reading damaged recordings")
struct FuzzTests {
    /// The results of a few thousand damaged recordings. `funfair-fuzz` tries many more.
    private static let tally = DecodingTrial<BreakoutGame>.tally(
        damaging: BreakoutRecordings.some(seed: 1), seed: 1, inputs: 3000)

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
        let outcomes = BreakoutRecordings.some(seed: 3).map {
            DecodingTrial<BreakoutGame>.outcome(of: $0)
        }
        #expect(Set(outcomes) == [.holds, .unfinished])
    }
}
