import Arcade
import Breakout

/// Counts the actions of a player's hands in a Breakout run, input by input.
struct BreakoutHands {
    private var taps: [Int] = []
    private var steered: [Int] = []

    mutating func note(_ input: BreakoutInput, in game: borrowing BreakoutGame) {
        switch input {
        case .tap: taps.append(game.tick)
        case .steer: steered.append(game.tick)
        case .paddle, .proceed, .tilt, .finish, .change: break
        }
    }

    /// Returns the counts, in the order of `HandLimit.all`.
    func measures() -> [HandMeasure] {
        let second = Clock.ticksPerSecond
        return [
            HandMeasure(.tapsInASecond, taps.most(within: second)),
            HandMeasure(.tapsInTenSeconds, taps.most(within: 10 * second)),
            HandMeasure(.steering, steered.most(within: second)),
        ]
    }
}
