import Arcade
import Funfair
import Hands

extension Stall {
    /// The maximum number of inputs per second in a run, with any input device.
    private var mostInputsPerSecond: Int {
        // The inputs are taps and turns of the device, or bets and skipped wheels.
        if hasTargets || isTable { return HandLimit.tapsInASecond.maximum }
        // However often a mouse reports its position, a tick records at most one position and one
        // key, plus one of each after a tap. No device reports its tilt more than sixty times a
        // second.
        return 2 * Clock.ticksPerSecond + 3 * HandLimit.tapsInASecond.maximum + 60
    }

    /// Returns the maximum number of inputs in a run that was sent the given number of milliseconds
    /// after its ticket was issued.
    ///
    /// The limit depends on time, not on ticks, because hands keep moving while a game is paused.
    func mostInputs(within milliseconds: Int64) -> Int {
        // Include the second that has begun.
        (Int(milliseconds / 1000) + 1) * mostInputsPerSecond
    }
}
