import Arcade

/// A run's clock, and the last tick before balls do more than fly straight on.
@usableFromInline
struct RunClock: Sendable {
    /// The current tick.
    @usableFromInline var tick = 0
    /// The tick when the clock next announces a second or ends the run. Unless the run is timed,
    /// each tick spent waiting for the player postpones the alarm by one.
    var alarm: Int
    /// The last tick known to be without collisions or bends. Any change resets this tick. It's
    /// only an optimisation, so the hash omits it.
    private(set) var quietUntil = 0

    init(alarm: Int) {
        self.alarm = alarm
    }

    /// Whether balls only fly straight on in the next tick.
    var isQuiet: Bool { tick < quietUntil }

    /// Skips all checks up to a tick.
    mutating func skipContacts(until tick: Int) { quietUntil = tick }

    /// Resumes all checks in the next tick, because something has changed.
    mutating func recheckContacts() { quietUntil = 0 }
}

/// The clock of a timed run (Breakout, rule 9).
extension BreakoutGame {
    /// The whole seconds left, as a countdown shows them.
    var remainingSeconds: Int { Clock.secondsShown(ofTicks: settings.mostTicks - tick) }

    /// How close the end is; nil if more than ten seconds are left.
    var urgency: HUD.Urgency? {
        guard remainingSeconds <= BreakoutRules.hurry else { return nil }
        return remainingSeconds <= BreakoutRules.last ? .last : .hurry
    }
}

extension BreakoutSettings {
    /// The tick when the clock first acts: at the start of the last seconds in timed runs,
    /// otherwise at the end.
    var firstAlarm: Int {
        modeRules.ticks - (modeRules.isTimed ? BreakoutRules.hurry * Clock.ticksPerSecond : 0)
    }

    /// Whether both settings are equal apart from their modes.
    func isSame(as other: BreakoutSettings) -> Bool {
        var same = self
        same.mode = other.mode
        return same == other
    }
}
