import Arcade

/// How a game helps where little is left and nothing was hit for long, as a row of the table of ways to
/// play says it (Breakout, rule 10).
struct Seeking {
    /// It helps where so many bricks are left, or fewer.
    let bricks: Int
    /// And none was hit for so many ticks.
    let ticks: Int
}

extension BreakoutGame {
    /// Whether balls seek what is left.
    var isSeeking: Bool { soughtSince != nil }

    /// The tick since which balls seek what is left; nil where they don't.
    var soughtSince: Int? {
        guard let seeking = settings.way.seeking, phase == .playing,
            levels.wall.standing <= seeking.bricks
        else { return nil }
        let since = rally.lastHit + seeking.ticks
        return since <= tick ? since : nil
    }

    /// For how many ticks a ball that hits no brick keeps its way: not as long where little is left.
    var bendPatience: Int {
        guard let seeking = settings.way.seeking, levels.wall.standing <= seeking.bricks else {
            return BreakoutRules.longPatience
        }
        return seeking.ticks
    }

    /// The way from a ball to the brick that is the least turn away from where it goes.
    ///
    /// - Returns: the way, and the cosine of the turn; nil where no brick stands.
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

    /// Where the paddle sends a ball: by the place it meets, or straight to what it seeks.
    func way(fromPaddle ball: Ball) -> Direction {
        let way = DirectionTable.up(from: paddle.place(of: ball.x))
        return isSeeking ? nearestWay(from: ball, going: way)?.way ?? way : way
    }
}
