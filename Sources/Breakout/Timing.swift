import Arcade

/// The clock of a run that is played against time (Breakout, rule 9).
extension BreakoutGame {
    /// The seconds still to play, counted down whole.
    var remainingSeconds: Int { Clock.secondsShown(ofTicks: settings.mostTicks - tick) }

    /// How near the end is, where it is near.
    var urgency: HUD.Urgency? {
        guard remainingSeconds <= BreakoutRules.hurry else { return nil }
        return remainingSeconds <= BreakoutRules.last ? .last : .hurry
    }
}

extension BreakoutSettings {
    /// The first tick in which the clock has something to say: of the last seconds, where they are
    /// called out, and else of the end.
    var firstAlarm: Int {
        way.ticks - (way.isTimed ? BreakoutRules.hurry * Clock.ticksPerSecond : 0)
    }

    /// Whether these are the same, whichever way and whichever wall is played by them.
    func isSame(as other: BreakoutSettings) -> Bool {
        var same = self
        same.mode = other.mode
        same.wall = other.wall
        return same == other
    }
}
