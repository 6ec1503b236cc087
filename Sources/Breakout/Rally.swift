/// The state that each serve resets.
@usableFromInline
struct Rally: Sendable {
    /// The number of balls on the paddle.
    @usableFromInline var seated = 0
    /// The tick when balls leave the paddle by themselves: at a party all of them, otherwise only
    /// caught ones; nil while all wait for the player. At a party it keeps its value after they
    /// leave, because it's part of the hash.
    var leaveBy: Int?
    /// The number of paddle hits.
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

/// The lasting effects of special bricks and capsules: for each, the tick when it ends, or 0 if
/// inactive.
struct LastingEffects: Equatable, Sendable {
    /// The paddle is wide.
    var wideUntil = 0
    /// The paddle is narrow.
    var narrowUntil = 0
    /// Balls are slow.
    var slowUntil = 0
    /// Balls are fast.
    var fastUntil = 0
    /// A net is below the paddle.
    var netUntil = 0
    /// The paddle holds balls.
    var holdUntil = 0
    /// Balls go through bricks.
    var throughUntil = 0

    /// The speed of balls, as a multiple of their usual speed.
    var pace: Double {
        slowUntil > 0 ? BreakoutRules.slow : fastUntil > 0 ? BreakoutRules.fast : 1
    }

    /// The width of the paddle, as a multiple of its setting.
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

    /// Ends the effects that are over by a tick.
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
