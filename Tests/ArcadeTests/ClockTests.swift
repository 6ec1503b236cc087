import Arcade
import Testing

@Suite("The clock")
struct ClockTests {
    @Test(
        "A countdown shows each second until its last tick",
        arguments: [(0, 0), (1, 1), (119, 1), (120, 1), (121, 2), (7200, 60)])
    func shown(ticks: Int, seconds: Int) {
        #expect(Clock.secondsShown(ofTicks: ticks) == seconds)
    }
}
