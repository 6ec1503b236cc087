/// What starts anew with each serve.
@usableFromInline
struct Rally: Sendable {
    /// How many balls sit on the paddle.
    @usableFromInline var seated = 0
    /// The tick in which balls leave the paddle by themselves: all of them at a party, elsewhere those
    /// that it caught; nil while all wait for the player. At a party it keeps its value when they have
    /// left, because it is part of the hash.
    var leaveBy: Int?
    /// How often balls have met the paddle.
    var strikes = 0
    /// The tick from which a nudge is possible.
    var nudgeReady: Int
    /// The tick of the last hit of a brick, or of the serve.
    var lastHit: Int
    /// What special bricks and capsules do for a while.
    var effects = LastingEffects()

    init(from tick: Int) {
        nudgeReady = tick
        lastHit = tick
    }
}

/// What special bricks and capsules do for a while, as the tick in which it ends; 0 while it isn't on.
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

    /// How many times as fast as usual balls are.
    var pace: Double {
        slowUntil > 0 ? BreakoutRules.slow : fastUntil > 0 ? BreakoutRules.fast : 1
    }

    /// How many times as wide as its setting the paddle is.
    var breadth: Double {
        wideUntil > 0 ? BreakoutRules.wide : narrowUntil > 0 ? BreakoutRules.narrow : 1
    }

    /// The tick in which the next effect ends; `Int.max` while none is on.
    var firstEnd: Int {
        var first = Int.max
        for until in [
            wideUntil, narrowUntil, slowUntil, fastUntil, netUntil, holdUntil, throughUntil,
        ] where until > 0 {
            first = min(first, until)
        }
        return first
    }

    /// Ends what ends by a tick.
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
