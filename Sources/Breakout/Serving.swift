import Arcade

/// Balls before the paddle, and what sends them off: launching and nudging.
extension BreakoutGame {
    /// A life, or a wall, begins: the balls sit on the paddle, and what special bricks did is over.
    mutating func serve() {
        phase = .serving
        wideUntil = 0
        slowUntil = 0
        netUntil = 0
        nudgeReady = tick
        balls.removeAll(keepingCapacity: true)
        seated = 0
        refreshCourt()
        addSeatedBalls(settings.balls.value)
    }

    /// Adds balls that sit on the paddle; all that sit there do so side by side.
    package mutating func addSeatedBalls(_ count: Int) {
        for _ in 0..<count {
            var ball = Ball(id: nextID, lastMet: tick)
            nextID += 1
            ball.seat = 0
            balls.append(ball)
            seated += 1
        }
        var number = 0
        for index in balls.indices where balls[index].seat != nil {
            balls[index].seat = (Double(number) - Double(seated - 1) / 2) * BreakoutRules.seat
            carry(index)
            number += 1
        }
    }

    /// Balls that sit go with the paddle.
    mutating func carryBalls() {
        for index in balls.indices where balls[index].seat != nil { carry(index) }
    }

    /// A ball that sits goes with the paddle.
    mutating func carry(_ index: Int) {
        guard let seat = balls[index].seat else { return }
        balls[index].x = paddle.x + seat
        balls[index].y = Paddle.top
    }

    /// Sends the balls off that sit: upwards, fanned out, each a little by chance.
    mutating func launch(cues: inout [Cue]) {
        var number = 0
        for index in balls.indices where balls[index].seat != nil {
            let middle = Double(number) - Double(seated - 1) / 2
            let side = middle * 0.22 + (chance.fraction() - 0.5) * 0.3
            balls[index].go(DirectionTable.up(from: side), speed: court.speed)
            balls[index].lastMet = tick
            number += 1
        }
        seated = 0
        phase = .playing
        wake()
        cues.append(
            Cue(
                .launch, at: Point(x: paddle.x, y: BreakoutRules.paddleY),
                look: BreakoutLook.paddle))
    }

    /// Turns every ball by a random angle, to one side or the other (Breakout, rule 2). One that
    /// hangs in the air is set going.
    mutating func nudge(cues: inout [Cue]) {
        nudgeReady = tick + BreakoutRules.nudgePause
        wake()
        for index in balls.indices {
            let turn = DirectionTable.nudges[chance.below(DirectionTable.nudges.count)]
            let sine = chance.below(2) == 0 ? turn.sine : -turn.sine
            balls[index].go(
                balls[index].direction.turned(cosine: turn.cosine, sine: sine),
                speed: max(balls[index].speed, court.least))
            cues.append(
                Cue(
                    .nudge, at: Point(x: balls[index].x, y: balls[index].y),
                    size: BreakoutRules.ballRadius, look: BreakoutLook.nudge,
                    ball: balls[index].id))
        }
    }
}
