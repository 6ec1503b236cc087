import Arcade
import FuzzKit
import Roulette
import Testing

@Suite("Reading damaged recordings")
struct FuzzTests {
    /// The results of a few thousand damaged recordings. `funfair-fuzz` tries many more.
    private static let tally = DecodingTrial<RouletteGame>.tally(
        damaging: RouletteRecordings.some(seed: 1), seed: 1, inputs: 4000)

    @Test func `A damaged recording that can be read is written back unchanged`() {
        #expect(Self.tally.contradiction == nil)
    }

    @Test(
        "Damaged recordings produce every outcome of reading",
        arguments: FuzzKit.ReadingOutcome.allCases.filter { $0 != .contradiction })
    func reach(outcome: FuzzKit.ReadingOutcome) {
        #expect(Self.tally.count(of: outcome) > 0)
    }

    @Test func `Intact recordings of finished and unfinished runs are valid`() {
        let outcomes = RouletteRecordings.some(seed: 3).map {
            DecodingTrial<RouletteGame>.outcome(of: $0)
        }
        #expect(Set(outcomes) == [.holds, .unfinished])
    }
}
