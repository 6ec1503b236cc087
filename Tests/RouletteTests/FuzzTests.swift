import Arcade
import FuzzKit
import Roulette
import Testing

@Suite("Reading damaged recordings")
struct FuzzTests {
    /// The results of a few thousand damaged recordings. `funfair-fuzz` tries many more.
    private static let tally = DecodingTrial<RouletteGame>.tally(
        damaging: RouletteRecordings.some(seed: 1), seed: 1, inputs: 4000)

    @Test func `Reading and writing are consistent`() {
        #expect(Self.tally.contradiction == nil)
    }

    @Test(
        "The damage reaches every outcome",
        arguments: FuzzKit.ReadingOutcome.allCases.filter { $0 != .contradiction })
    func reach(outcome: FuzzKit.ReadingOutcome) {
        #expect(Self.tally.count(of: outcome) > 0)
    }

    @Test func `Intact recordings are valid, or valid so far`() {
        let outcomes = RouletteRecordings.some(seed: 3).map {
            DecodingTrial<RouletteGame>.outcome(of: $0)
        }
        #expect(Set(outcomes) == [.holds, .unfinished])
    }
}
