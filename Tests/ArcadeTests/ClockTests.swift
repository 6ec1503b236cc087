import Arcade
import Testing

@Suite("The clock")
struct ClockTests {
    @Test(
        "A countdown is rounded up to whole seconds",
        arguments: [(0, 0), (1, 1), (119, 1), (120, 1), (121, 2), (7200, 60)])
    func shown(ticks: Int, seconds: Int) {
        #expect(Clock.secondsShown(ofTicks: ticks) == seconds)
    }
}
