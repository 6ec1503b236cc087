import Arcade
import Breakout
import FuzzKit
import Testing

@Suite("Reading what was damaged on purpose")
struct FuzzTests {
    /// What a few thousand damaged recordings come to. Many more are tried by `funfair-fuzz`.
    private static let tally = {
        var damage = Damage(of: BreakoutRecordings.some(seed: 1), seed: 1)
        var tally = Tally()
        for _ in 0..<3000 {
            let bytes = damage.next()
            tally.add(Trial<BreakoutGame>.outcome(of: bytes), of: bytes)
        }
        return tally
    }()

    @Test func `Reading and writing never contradict each other`() {
        #expect(Self.tally.contradiction == nil)
    }

    @Test(
        "The damage reaches every part of reading",
        arguments: Outcome.allCases.filter { $0 != .contradiction })
    func reach(outcome: Outcome) {
        #expect(Self.tally.count(of: outcome) > 0)
    }

    @Test func `Sound recordings hold, or hold so far`() {
        let outcomes = BreakoutRecordings.some(seed: 3).map {
            Trial<BreakoutGame>.outcome(of: $0)
        }
        #expect(Set(outcomes) == [.holds, .unfinished])
    }
}
