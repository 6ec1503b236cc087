/// The vibrations for cues: short, and rarely more than one pulse.
public enum Haptics {
    /// Milliseconds between two pulses.
    private static let pause = 40

    /// Returns alternating pulses and pauses in milliseconds; empty for cues without vibration.
    ///
    /// - Parameter name: what happened.
    public static func pattern(of name: Cue.Name) -> [Int] {
        switch name {
        case .pop, .smash: pulse(8)
        case .crack, .paddle, .rattle, .knock: pulse(5)
        case .launch, .nudge, .go: pulse(12)
        case .nearMiss: pulse(15)
        case .bonus, .caught, .moreTime: pulse(18)
        case .lost, .spoiled: pulse(24)
        case .lifeLost: pulse(45)
        case .win: pulse(30, after: 1, of: 20)
        case .cleared: pulse(30, after: 2, of: 15)
        case .badge: pulse(60, after: 2, of: 20)
        case .timeUp: pulse(30)
        case .newBest: pulse(40, after: 1, of: 20)
        // The rest occur too often or aren't caused by the player, and controls have their own
        // feedback.
        default: []
        }
    }

    /// Returns `count` pulses of `length` milliseconds and one of `last` milliseconds, with pauses
    /// in between. Built with `append`, because the browser's compiler miscompiles array literals
    /// in a `switch` and returns another case's array.
    @inline(never)
    private static func pulse(_ last: Int, after count: Int = 0, of length: Int = 0) -> [Int] {
        var pattern: [Int] = []
        for _ in 0..<count {
            pattern.append(length)
            pattern.append(pause)
        }
        pattern.append(last)
        return pattern
    }
}
