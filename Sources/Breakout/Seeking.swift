import Arcade

/// The conditions for balls to seek the last bricks (Breakout, rule 10).
struct Seeking {
    /// The maximum number of bricks left.
    let bricks: Int
    /// The minimum number of ticks without a brick hit.
    let ticks: Int
}

extension BreakoutGame {
    /// Whether balls seek the last bricks.
    var isSeeking: Bool { soughtSince != nil }

    /// The tick when balls began to seek the last bricks; nil if they aren't seeking.
    var soughtSince: Int? {
        guard let seeking = settings.modeRules.seeking, phase == .playing,
            levels.wall.standing <= seeking.bricks
        else { return nil }
        let since = rally.lastHit + seeking.ticks
        return since <= tick ? since : nil
    }

    /// The number of ticks without a brick hit before a ball's path bends, lower when few bricks
    /// are left.
    var bendPatience: Int {
        guard let seeking = settings.modeRules.seeking, levels.wall.standing <= seeking.bricks
        else {
            return BreakoutRules.longPatience
        }
        return seeking.ticks
    }

    /// Finds the brick that needs the smallest turn from a ball's direction.
    ///
    /// - Returns: the direction to the brick, and the cosine of the turn; nil if no brick is left.
    func nearestWay(
        from ball: Ball, going direction: Direction
    ) -> (way: Direction, cosine: Double)? {
        var least = -1.0
        var nearest: Direction?
        for brick in levels.wall.bricks {
            let place = brick.centre
            let there = Direction(x: place.x - ball.x, y: place.y - ball.y)
            let cosine = there.x * direction.x + there.y * direction.y
            if cosine > least {
                least = cosine
                nearest = there
            }
        }
        return nearest.map { ($0, least) }
    }

    /// Returns a ball's direction after it hits the paddle, which depends on the ball's position on
    /// the paddle. While balls seek the last bricks, the direction is towards a brick.
    func way(fromPaddle ball: Ball) -> Direction {
        let way = DirectionTable.up(from: paddle.place(of: ball.x))
        return isSeeking ? nearestWay(from: ball, going: way)?.way ?? way : way
    }
}
