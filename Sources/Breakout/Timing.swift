import Arcade

/// The time of a run, and up to when nothing but flying happens.
@usableFromInline
struct RunClock: Sendable {
    /// The current tick.
    @usableFromInline var tick = 0
    /// The tick in which the clock next calls out a second or ends the run. Unless the run is timed,
    /// each tick spent waiting for the player puts it off by one.
    var alarm: Int
    /// The last tick known to have nothing but balls flying straight on. It only saves looking, so it
    /// isn't part of the hash; any change resets it.
    private(set) var quietUntil = 0

    init(alarm: Int) {
        self.alarm = alarm
    }

    /// Whether balls only fly straight on in the next tick.
    var isQuiet: Bool { tick < quietUntil }

    /// Skips looking up to a tick.
    mutating func rest(until tick: Int) { quietUntil = tick }

    /// Something changed: look at everything in the next tick.
    mutating func lookAgain() { quietUntil = 0 }
}

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

    /// Whether these are the same, in whichever mode.
    func isSame(as other: BreakoutSettings) -> Bool {
        var same = self
        same.mode = other.mode
        return same == other
    }
}
