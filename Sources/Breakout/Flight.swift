import Arcade

/// Flying and bouncing.
extension BreakoutGame {
    /// Moves a ball for one tick, and handles everything that it meets, in order.
    ///
    /// - Returns: whether the ball is still on the stage.
    mutating func fly(_ index: Int, cues: inout [Cue]) -> Bool {
        guard balls[index].seat == nil else {
            carry(index)
            return true
        }
        if let pull = physics.pull { balls[index].fall(by: pull, in: physics) }
        if balls[index].y > Paddle.top { free(index, cues: &cues) }
        guard balls[index].seat == nil else { return true }
        var rest = physics.pace
        // Without gravity, paths are straight, so one look ahead covers many ticks.
        let ahead = physics.pull == nil ? BreakoutRules.foresight * physics.pace : 0
        for number in 1...BreakoutRules.mostContacts {
            var path = FlightPath(of: balls[index], for: max(rest, ahead))
            path.meetWalls(hasNet: rally.effects.netUntil > 0)
            path.meetBricks(of: levels.wall)
            let clear = path.timeOutOfPaddlesReach
            if clear >= rest {
                balls[index].move(for: rest)
                let ticks = max(0, (clear - rest) / physics.pace - BreakoutRules.caution)
                balls[index].skipContacts(until: tick + Int(ticks))
                break
            }
            path.meetPaddle(paddle)
            guard let contact = path.first, contact.time <= rest else {
                balls[index].move(for: rest)
                break
            }
            balls[index].move(for: contact.time)
            rest -= contact.time
            meet(contact, index, cues: &cues)
            if balls[index].seat != nil { break }
            if number == BreakoutRules.mostContacts { slip(index, for: rest) }
        }
        return !balls[index].isBelow
    }

    // MARK: Contacts

    private mutating func meet(_ contact: Contact, _ index: Int, cues: inout [Cue]) {
        switch contact.surface {
        case .paddle where contact.normalY < BreakoutRules.forgiveness:
            return strike(index, cues: &cues)
        case .brick(let place):
            if rally.effects.throughUntil == 0 { balls[index].bounce(off: contact, in: physics) }
            balls[index].sideBounces = 0
            balls[index].lastHit = tick
            hit(place, by: index, cues: &cues)
            balls[index].bendsFrom = tick + bendPatience
        case .side:
            balls[index].bounce(off: contact, in: physics)
            balls[index].sideBounces += 1
            breakLoop(index, cues: &cues)
        case .ceiling, .net, .paddle:
            balls[index].bounce(off: contact, in: physics)
            balls[index].sideBounces = 0
            breakLoop(index, cues: &cues)
        }
        if case .brick = contact.surface { return }
        cues.append(
            Cue(
                .bounce, at: Point(x: balls[index].x, y: balls[index].y),
                size: BreakoutRules.ballRadius, look: BreakoutLook.ball,
                stretch: contact.normalX * contact.normalX > 0.5 ? 0.8 : 1.25,
                ball: balls[index].id))
    }

    /// Sends a ball back up from the paddle. The ball's position on the paddle sets the angle, and
    /// the number of paddle hits sets the speed.
    private mutating func strike(_ index: Int, cues: inout [Cue]) {
        rally.strikes += 1
        if physics.speedMultiplier != speedMultiplier { refreshPhysics() }
        // A local copy, because otherwise the compiler copies the whole run for the call.
        let ball = balls[index]
        let way = way(fromPaddle: ball)
        balls[index].go(way, speed: physics.speed)
        balls[index].streak = 0
        balls[index].sideBounces = 0
        balls[index].lastHit = tick
        if rally.effects.holdUntil > tick { hold(index) }
        cues.append(
            Cue(
                .paddle, at: Point(x: balls[index].x, y: balls[index].y),
                look: BreakoutLook.paddle, ball: balls[index].id))
    }

    /// Frees a ball that the moving paddle overlapped or swept over since the last tick. A ball far
    /// below the paddle's middle was missed. Any other ball was caught and is sent up.
    mutating func free(_ index: Int, cues: inout [Cue]) {
        let ball = balls[index]
        let dy = ball.y - BreakoutRules.paddleY
        guard dy < Paddle.reach else { return }
        let left = min(paddle.lastX, paddle.x) - paddle.halfLine
        let right = max(paddle.lastX, paddle.x) + paddle.halfLine
        let dx = ball.x - ball.x.clamped(between: left, and: right)
        let room = Paddle.reach * Paddle.reach - dx * dx
        guard room > 0, dy * dy < room else { return }
        // If the paddle didn't move into the ball, a mere touch is handled as an ordinary contact.
        guard paddle.x != paddle.lastX || dy * dy < room * Self.touching else { return }
        let away = room.squareRoot()
        if dy < BreakoutRules.forgiveness * Paddle.reach {
            balls[index].y = BreakoutRules.paddleY - away
            strike(index, cues: &cues)
        } else {
            balls[index].y = BreakoutRules.paddleY + away
            if ball.vy < 0 { balls[index].turn(to: Direction(x: ball.vx, y: -ball.vy)) }
        }
    }

    /// The share of the squared reach above which an overlap may be just a rounding error.
    private static var touching: Double { 1 - 1e-9 }

    /// Frees a ball that is squeezed between the paddle's end and a wall, on the side where
    /// `free(_:cues:)` would put it.
    private mutating func slip(_ index: Int, for rest: Double) {
        let dy = balls[index].y - BreakoutRules.paddleY
        guard dy > -Paddle.reach, dy < Paddle.reach else { return }
        let isCaught = dy < BreakoutRules.forgiveness * Paddle.reach
        if isCaught, dy > 0 { balls[index].y = BreakoutRules.paddleY - dy }
        if (balls[index].vy < 0) != isCaught {
            balls[index].turn(to: Direction(x: balls[index].vx, y: -balls[index].vy))
        }
        balls[index].y += balls[index].vy * rest
    }

    // MARK: Freeing stuck balls

    /// Nudges a ball off course if it keeps bouncing between the sides.
    private mutating func breakLoop(_ index: Int, cues: inout [Cue]) {
        let waited = tick - balls[index].lastHit
        let isToAndFro =
            waited >= BreakoutRules.patience
            && balls[index].sideBounces >= BreakoutRules.sideBounces
        guard isToAndFro else { return bend(index, cues: &cues) }
        balls[index].lastHit = tick
        balls[index].sideBounces = 0
        let turn = DirectionTable.nudges[chance.below(DirectionTable.nudges.count)]
        // Turns the ball towards the vertical, which stops the bouncing between the sides.
        let isFalling = balls[index].vy >= 0
        let isClockwise = (balls[index].vx > 0) == isFalling
        balls[index].go(
            balls[index].direction.turned(
                cosine: turn.cosine, sine: isClockwise ? turn.sine : -turn.sine),
            speed: max(balls[index].speed, physics.least))
        cues.append(nudged(index))
    }

    /// If a ball hasn't hit a brick for a long time, bends its path by at most 30° towards the
    /// brick that needs the smallest turn. Otherwise, a run could get stuck in a loop.
    private mutating func bend(_ index: Int, cues: inout [Cue]) {
        guard tick >= balls[index].bendsFrom else { return }
        let ball = balls[index]
        var (way, least) =
            nearestWay(from: ball, going: ball.direction) ?? (ball.direction, -1)
        let (cosine, sine) = DirectionTable.bend
        if least < cosine {
            let isClockwise = ball.direction.x * way.y > ball.direction.y * way.x
            way = ball.direction.turned(cosine: cosine, sine: isClockwise ? sine : -sine)
        }
        balls[index].go(way, speed: max(ball.speed, physics.least))
        balls[index].bendsFrom = tick + BreakoutRules.bendPause
        cues.append(nudged(index))
    }

    func nudged(_ index: Int) -> Cue {
        Cue(
            .nudge, at: Point(x: balls[index].x, y: balls[index].y),
            size: BreakoutRules.ballRadius, look: BreakoutLook.nudge, ball: balls[index].id)
    }
}
