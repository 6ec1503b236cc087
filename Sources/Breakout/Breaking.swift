import Arcade

/// Hitting and breaking bricks.
extension BreakoutGame {
    /// Handles a hit by the ball at `index` on the brick at `place` in the wall.
    mutating func hit(_ place: Int, by index: Int, cues: inout [Cue]) {
        guard let brick = levels.wall.brick(at: place) else { return }
        rally.lastHit = tick
        // A ball that flies through bricks breaks each of them in one hit.
        guard levels.wall.hit(place, hits: rally.effects.throughUntil > 0 ? brick.hits : 1) else {
            cues.append(cue(.crack, of: brick, ball: balls[index].id))
            return
        }
        var falling = handleBroken(brick, by: index, cues: &cues)
        while !falling.isEmpty {
            let next = falling.removeFirst()
            falling += handleBroken(next, by: index, cues: &cues)
        }
    }

    /// Awards a broken brick's points, and drops its capsule or starts its effect.
    ///
    /// - Returns: the bricks that a burst also breaks.
    private mutating func handleBroken(_ brick: Brick, by index: Int, cues: inout [Cue]) -> [Brick]
    {
        earn(brick, by: index, cues: &cues)
        var taken: [Brick] = []
        let isFalling = drop(from: brick, cues: &cues)
        switch isFalling ? .none : brick.kind.effect {
        case .none: return []
        case .burst: taken = burst(around: brick)
        case .ball: addBall(at: brick.centre)
        case .wide(let ticks): rally.effects.wideUntil = tick + ticks
        case .slow(let ticks): rally.effects.slowUntil = tick + ticks
        case .net(let ticks): rally.effects.netUntil = tick + ticks
        }
        cues.append(cue(.bonus, of: brick, chain: taken.count))
        refreshPhysics()
        return taken
    }

    /// Adds a broken brick's points, more for higher rows and for streaks (Breakout, rule 6).
    private mutating func earn(_ brick: Brick, by index: Int, cues: inout [Cue]) {
        counted.broken += 1
        counted.bricks[brick.kindIndex] += 1
        balls[index].streak += 1
        counted.longestStreak = max(counted.longestStreak, balls[index].streak)
        let row = levels.wall.rows - brick.id / BreakoutRules.columns
        let points =
            row * BreakoutRules.rowPoints * brick.kind.hits
            * BreakoutRules.factor(streak: balls[index].streak)
        counted.score += points
        cues.append(
            cue(
                .smash, of: brick, points: points, chain: balls[index].streak,
                ball: balls[index].id))
    }

    /// Breaks all bricks around a brick, regardless of the hits they have left.
    private mutating func burst(around brick: Brick) -> [Brick] {
        var fallen: [Brick] = []
        for place in levels.wall.neighbours(of: brick.id) {
            guard let next = levels.wall.brick(at: place) else { continue }
            _ = levels.wall.hit(place, hits: next.hits)
            fallen.append(next)
        }
        return fallen
    }

    /// Adds a ball that falls out of a brick in a random direction, unless the stage has the
    /// maximum number of balls.
    private mutating func addBall(at place: Point) {
        let side = chance.fraction() - 0.5
        guard balls.count < BreakoutRules.mostBalls else { return }
        var ball = Ball(id: counted.balls, lastHit: tick)
        counted.balls += 1
        ball.x = place.x
        ball.y = place.y
        let up = DirectionTable.up(from: side)
        ball.go(Direction(x: up.x, y: -up.y), speed: physics.speed)
        balls.append(ball)
    }

    private func cue(
        _ name: Cue.Name, of brick: Brick, points: Int = 0, chain: Int = 0, ball: Int? = nil
    ) -> Cue {
        Cue(
            name, at: brick.centre, size: BreakoutRules.brickHeight / 2,
            look: brick.look,
            points: points, chain: chain,
            stretch: BreakoutRules.brickWidth / BreakoutRules.brickHeight, ball: ball,
            row: levels.wall.rows - 1 - brick.id / BreakoutRules.columns)
    }
}
