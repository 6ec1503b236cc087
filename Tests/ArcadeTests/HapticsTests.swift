import Arcade
import Testing

@Suite("Haptic feedback for cues")
struct HapticsTests {
    @Test func `Cues that are too frequent or not caused by the player have no haptic feedback`() {
        let unfelt = Cue.Name.allCases.filter { Haptics.pattern(of: $0).isEmpty }
        #expect(
            unfelt == [
                .miss, .appear, .vanish, .hurry, .bounce, .spin, .loss, .button, .drop, .roll,
                .fanfare, .drumRoll,
            ])
    }

    @Test func `A haptic pattern alternates between vibration and pause, and ends with vibration`()
    {
        for name in Cue.Name.allCases {
            let pattern = Haptics.pattern(of: name)
            #expect(pattern.isEmpty || pattern.count % 2 == 1)
            #expect(pattern.allSatisfy { $0 > 0 && $0 <= 60 })
        }
    }

    @Test func `No haptic pattern vibrates for more than a fifth of a second`() {
        for name in Cue.Name.allCases { #expect(Haptics.pattern(of: name).reduce(0, +) <= 200) }
    }

    @Test func `The most frequent haptic patterns vibrate for at most a hundredth of a second`() {
        for name in [Cue.Name.pop, .smash, .crack, .paddle, .rattle, .knock] {
            #expect(Haptics.pattern(of: name).reduce(0, +) <= 10)
        }
    }
}
