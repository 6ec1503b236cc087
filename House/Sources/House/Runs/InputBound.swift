import Arcade
import Funfair
import Hands

extension Stall {
    /// The most inputs that a run gets in a second, whatever it is played with.
    private var mostInputsPerSecond: Int {
        // Fingers that come down, and a device that is turned; or bets, and wheels that are skipped.
        if hasTargets || isTable { return HandRow.tapsInASecond.most }
        // However often a mouse is asked, one place and one key are recorded in a tick, and one of each
        // more after a tap. No device says more than sixty times a second how it is tilted.
        return 2 * Clock.ticksPerSecond + 3 * HandRow.tapsInASecond.most + 60
    }

    /// The most inputs of a run that was sent so many milliseconds after its ticket was given.
    ///
    /// Counted by the wall and not by ticks, because hands move on while a game stands still.
    func mostInputs(within milliseconds: Int64) -> Int {
        // What is done in the second that is not over yet counts, too.
        (Int(milliseconds / 1000) + 1) * mostInputsPerSecond
    }
}
