import Arcade
import Testing

@Suite("What is felt of cues")
struct HapticsTests {
    @Test func `What comes all the time, or by itself, is not felt`() {
        let unfelt = Cue.Name.allCases.filter { Haptics.pattern(of: $0).isEmpty }
        #expect(
            unfelt == [
                .miss, .appear, .vanish, .hurry, .bounce, .spin, .loss, .button, .drop, .roll,
            ])
    }

    @Test func `A pattern is felt, and is not, in turn, and ends with being felt`() {
        for name in Cue.Name.allCases {
            let pattern = Haptics.pattern(of: name)
            #expect(pattern.isEmpty || pattern.count % 2 == 1)
            #expect(pattern.allSatisfy { $0 > 0 && $0 <= 60 })
        }
    }

    @Test func `Nothing is felt for longer than a fifth of a second`() {
        for name in Cue.Name.allCases { #expect(Haptics.pattern(of: name).reduce(0, +) <= 200) }
    }

    @Test func `What happens many times a second is felt for a hundredth at most`() {
        for name in [Cue.Name.pop, .smash, .crack, .paddle, .rattle, .knock] {
            #expect(Haptics.pattern(of: name).reduce(0, +) <= 10)
        }
    }
}
