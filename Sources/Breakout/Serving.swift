import Arcade

/// Serving, launching and nudging balls.
extension BreakoutGame {
    /// Starts a life or a wall with the balls on the paddle and without effects.
    mutating func serve() {
        progress = .running
        rally = Rally(from: tick)
        capsules.falling.removeAll(keepingCapacity: true)
        balls.removeAll(keepingCapacity: true)
        refreshPhysics()
        addSeatedBalls(settings.balls.value)
    }

    /// Adds balls to the paddle, and spaces out all balls on it. Balls already on the paddle keep
    /// their launch time.
    package mutating func addSeatedBalls(_ count: Int) {
        if let patience = settings.modeRules.patience, rally.seated == 0 {
            rally.leaveBy = tick + patience
        }
        for _ in 0..<count {
            var ball = Ball(id: counted.balls, lastHit: tick)
            ball.sit(at: 0, isHeld: false)
            balls.append(ball)
            counted.balls += 1
            rally.seated += 1
        }
        var number = 0
        for index in balls.indices where balls[index].seat != nil {
            balls[index].move(
                to: (Double(number) - Double(rally.seated - 1) / 2) * BreakoutRules.seat)
            carry(index)
            number += 1
        }
    }

    /// Moves the balls on the paddle with it.
    mutating func carryBalls() {
        for index in balls.indices where balls[index].seat != nil { carry(index) }
    }

    /// Moves a ball on the paddle with it, but not beyond the side of the stage, because a narrow
    /// paddle may be too short for all its balls.
    mutating func carry(_ index: Int) {
        guard let seat = balls[index].seat else { return }
        let radius = BreakoutRules.ballRadius
        balls[index].x = (paddle.x + seat).clamped(
            between: radius, and: BreakoutRules.width - radius)
        balls[index].y = Paddle.top
    }

    /// Launches the balls on the paddle upwards at random angles (Breakout, rule 7). Balls on the
    /// left go left, and balls on the right go right. A ball in the middle goes to either side with
    /// equal probability. Caught balls leave at angles set by their positions (Breakout, rule 10).
    ///
    /// - Parameter isTap: whether the player launches the balls. If not, balls that wait for the
    ///   player remain on the paddle.
    mutating func launch(isTap: Bool, cues: inout [Cue]) {
        var number = 0
        var waiting = 0
        for index in balls.indices where balls[index].seat != nil {
            number += 1
            if balls[index].isHeld {
                balls[index].lastHit = tick
                balls[index].go(way(fromPaddle: balls[index]), speed: physics.speed)
                continue
            }
            guard isTap || settings.modeRules.patience != nil else {
                waiting += 1
                continue
            }
            balls[index].lastHit = tick
            let middle = Double(number - 1) - Double(rally.seated - 1) / 2
            let isToTheLeft = middle == 0 ? chance.below(2) == 0 : middle < 0
            let (least, most) = BreakoutRules.launch
            let place = (least + (most - least) * chance.fraction()) / DirectionTable.flattest
            balls[index].go(
                DirectionTable.up(from: isToTheLeft ? -place : place), speed: physics.speed)
            balls[index].bendsFrom = tick + bendPatience
        }
        rally.seated = waiting
        if settings.modeRules.patience == nil { rally.leaveBy = nil }
        recheckContacts()
        cues.append(
            Cue(
                .launch, at: Point(x: paddle.x, y: BreakoutRules.paddleY),
                look: BreakoutLook.paddle))
    }

    /// Turns every ball by a random angle, to either side (Breakout, rule 2). A ball that hangs in
    /// the air starts moving.
    mutating func nudge(cues: inout [Cue]) {
        rally.nudgeReady = tick + BreakoutRules.nudgePause
        recheckContacts()
        for index in balls.indices {
            let turn = DirectionTable.nudges[chance.below(DirectionTable.nudges.count)]
            let sine = chance.below(2) == 0 ? turn.sine : -turn.sine
            balls[index].go(
                balls[index].direction.turned(cosine: turn.cosine, sine: sine),
                speed: max(balls[index].speed, physics.least))
            cues.append(nudged(index))
        }
    }
}
