import Arcade

/// What time does.
extension BreakoutGame {
    public mutating func advance(cues: inout [Cue]) {
        if quietTicks > 0 { return coast() }
        guard phase != .over else { return }
        tick += 1
        if isWaiting, alarm < settings.mostTicks { alarm += 1 }
        if phase != .cleared { play(cues: &cues) }
        if tick >= alarm { ring(cues: &cues) }
    }

    /// Whether nothing moves before the player does something. That takes nothing of the time that a run
    /// has (Breakout, rule 3).
    private var isWaiting: Bool { phase == .cleared || phase == .serving && launchBy == .max }

    /// Calls out a second of the last ones, or ends the run.
    private mutating func ring(cues: inout [Cue]) {
        if settings.way.isTimed, tick < settings.mostTicks {
            cues.append(Cue(.hurry, at: middle, points: remainingSeconds))
            alarm += Clock.ticksPerSecond
        } else if phase != .over {
            end(cues: &cues)
        }
    }

    mutating func end(cues: inout [Cue]) {
        phase = .over
        wake()
        cues.append(Cue(.timeUp, at: middle))
    }

    /// A tick in which nothing but flying straight on can happen.
    @inline(always)
    private mutating func coast() {
        quietTicks -= 1
        tick += 1
        paddle.settle()
        for index in balls.indices { balls[index].move(for: court.pace) }
    }

    /// For how many ticks nothing but flying straight on can happen. Whoever lets them pass counts
    /// them off each ball's clear ticks beforehand.
    private func findQuiet() -> Int {
        guard phase == .playing, steering == .none, capsules.falling.isEmpty else { return 0 }
        var ticks = min(court.effectEnd, alarm) - tick - 1
        for ball in balls { ticks = min(ticks, ball.clearTicks) }
        return max(ticks, 0)
    }

    /// Something has changed that balls could meet or that could happen: look again.
    mutating func wake() {
        quietTicks = 0
        for index in balls.indices { balls[index].clearTicks = 0 }
    }

    private mutating func play(cues: inout [Cue]) {
        if steering != .none {
            paddle.move(to: paddle.x + Double(steering.rawValue) * BreakoutRules.keyStep)
        }
        if tick >= court.effectEnd { endEffects() }
        if seated > 0, tick >= launchBy { launch(isTap: false, cues: &cues) }
        fallCapsules(cues: &cues)
        let width = paddle.width
        var isAnyLost = false
        for index in balls.indices {
            if balls[index].clearTicks > 0 {
                balls[index].clearTicks -= 1
                balls[index].move(for: court.pace)
            } else if !fly(index, cues: &cues) {
                isAnyLost = true
            }
        }
        paddle.settle()
        if paddle.width != width { freeBalls(cues: &cues) }
        if isAnyLost { loseBalls(cues: &cues) }
        if wall.standing == 0 { clearWall(cues: &cues) }
        quietTicks = findQuiet()
        if quietTicks > 0 {
            for index in balls.indices { balls[index].clearTicks -= quietTicks }
        }
    }

    /// The paddle became wide when some of the balls had flown already.
    private mutating func freeBalls(cues: inout [Cue]) {
        for index in balls.indices where balls[index].seat == nil { free(index, cues: &cues) }
    }

    private mutating func clearWall(cues: inout [Cue]) {
        guard phase != .over else { return }
        phase = .cleared
        counted.walls += 1
        capsules.falling.removeAll(keepingCapacity: true)
        score += BreakoutRules.clearBonus(level: level)
        cues.append(Cue(.cleared, at: middle))
        switch settings.way.cleared {
        case .stops: break
        case .goesOn: proceed()
        case .ends: phase = .over
        }
    }

    private mutating func loseBalls(cues: inout [Cue]) {
        for ball in balls where ball.isBelow {
            counted.lostBalls += 1
            cues.append(
                Cue(.lost, at: Point(x: ball.x, y: BreakoutRules.height), look: BreakoutLook.ball))
        }
        balls.removeAll { $0.isBelow }
        guard balls.isEmpty else {
            if seated == balls.count { phase = .serving }
            return
        }
        if wall.standing > 0 { loseTurn(cues: &cues) }
    }

    /// The last ball costs a life, or points where there are none (Breakout, rules 3 and 9).
    private mutating func loseTurn(cues: inout [Cue]) {
        guard settings.way.lives == nil else {
            lives -= 1
            cues.append(Cue(.lifeLost, at: middle, size: BreakoutRules.ballRadius))
            return lives > 0 ? serve() : end(cues: &cues)
        }
        let price = min(settings.way.price, score)
        score -= price
        cues.append(
            Cue(
                .lifeLost, at: BreakoutScene.price, size: BreakoutScene.priceSize,
                look: BreakoutLook.ball, points: -price))
        serve()
    }

    var middle: Point {
        Point(x: BreakoutRules.width / 2, y: BreakoutRules.height / 2)
    }
}

extension Ball {
    /// Whether it has left through the bottom.
    var isBelow: Bool { y - BreakoutRules.ballRadius > BreakoutRules.height }
}
