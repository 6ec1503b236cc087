/// The state that each serve resets.
@usableFromInline
struct Rally: Sendable {
    /// The number of balls on the paddle.
    @usableFromInline var seated = 0
    /// The tick when balls leave the paddle automatically; nil while all balls wait for the player.
    /// At a party, all balls leave; otherwise, only caught balls do. At a party, this tick is kept
    /// after the balls have left, because it's part of the hash.
    var leaveBy: Int?
    /// The number of paddle hits since the serve.
    var strikes = 0
    /// The first tick when a nudge is possible.
    var nudgeReady: Int
    /// The tick of the last brick hit, or of the serve.
    var lastHit: Int
    /// The lasting effects of special bricks and capsules.
    var effects = LastingEffects()

    init(from tick: Int) {
        nudgeReady = tick
        lastHit = tick
    }
}

/// The lasting effects of special bricks and capsules, each as the tick when it ends, or 0 if
/// inactive.
struct LastingEffects: Equatable, Sendable {
    /// The end of the effect that widens the paddle.
    var wideUntil = 0
    /// The end of the effect that narrows the paddle.
    var narrowUntil = 0
    /// The end of the effect that slows balls down.
    var slowUntil = 0
    /// The end of the effect that speeds balls up.
    var fastUntil = 0
    /// The end of the net below the paddle.
    var netUntil = 0
    /// The end of the effect that makes the paddle hold balls.
    var holdUntil = 0
    /// The end of the effect that lets balls fly through bricks.
    var throughUntil = 0

    /// The speed of balls, as a multiple of their usual speed.
    var pace: Double {
        slowUntil > 0 ? BreakoutRules.slow : fastUntil > 0 ? BreakoutRules.fast : 1
    }

    /// The paddle's width, as a multiple of the width in the settings.
    var breadth: Double {
        wideUntil > 0 ? BreakoutRules.wide : narrowUntil > 0 ? BreakoutRules.narrow : 1
    }

    /// The tick when the next effect ends; `Int.max` if none is active.
    var firstEnd: Int {
        var first = Int.max
        for until in [
            wideUntil, narrowUntil, slowUntil, fastUntil, netUntil, holdUntil, throughUntil,
        ] where until > 0 {
            first = min(first, until)
        }
        return first
    }

    /// Ends the effects that end at or before the given tick.
    mutating func end(at tick: Int) {
        if wideUntil <= tick { wideUntil = 0 }
        if narrowUntil <= tick { narrowUntil = 0 }
        if slowUntil <= tick { slowUntil = 0 }
        if fastUntil <= tick { fastUntil = 0 }
        if netUntil <= tick { netUntil = 0 }
        if holdUntil <= tick { holdUntil = 0 }
        if throughUntil <= tick { throughUntil = 0 }
    }
}
