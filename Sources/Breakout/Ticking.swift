import Arcade

/// Advancing time.
extension BreakoutGame {
    public mutating func advance(cues: inout [Cue]) {
        if clock.isQuiet { return coast() }
        guard progress != .over else { return }
        clock.tick += 1
        if isWaiting, clock.alarm < settings.mostTicks { clock.alarm += 1 }
        if progress != .cleared { play(cues: &cues) }
        if tick >= clock.alarm { ring(cues: &cues) }
    }

    /// Whether nothing moves until the player acts. Ticks spent waiting don't count towards the
    /// length of a run (Breakout, rule 3).
    private var isWaiting: Bool { phase == .cleared || phase == .serving && rally.leaveBy == nil }

    /// Announces one of the last seconds, or ends the run.
    private mutating func ring(cues: inout [Cue]) {
        if settings.modeRules.isTimed, tick < settings.mostTicks {
            cues.append(Cue(.hurry, at: middle, points: remainingSeconds))
            clock.alarm += Clock.ticksPerSecond
        } else if progress != .over {
            end(cues: &cues)
        }
    }

    mutating func end(cues: inout [Cue]) {
        progress = .over
        recheckContacts()
        cues.append(Cue(.timeUp, at: middle))
    }

    /// Advances by one tick during which balls only fly straight on.
    @inline(always)
    private mutating func coast() {
        clock.tick += 1
        paddle.endTick()
        for index in balls.indices { balls[index].move(for: physics.pace) }
    }

    /// Finds the last tick without a collision or a bend, and skips the checks until then.
    private mutating func findQuiet() {
        guard phase == .playing, paddle.steering == .none, capsules.falling.isEmpty else {
            return clock.recheckContacts()
        }
        var last = min(physics.effectEnd, clock.alarm) - 1
        for ball in balls { last = min(last, ball.contactFreeUntil) }
        clock.skipContacts(until: last)
    }

    /// Resumes all checks in the next tick, because something has changed.
    mutating func recheckContacts() {
        clock.recheckContacts()
        for index in balls.indices { balls[index].recheckContacts() }
    }

    private mutating func play(cues: inout [Cue]) {
        paddle.steer()
        if tick >= physics.effectEnd { endEffects() }
        if rally.seated > 0, let leaveBy = rally.leaveBy, tick >= leaveBy {
            launch(isTap: false, cues: &cues)
        }
        fallCapsules(cues: &cues)
        let width = paddle.width
        var isAnyLost = false
        // Bricks may add balls, which don't move before the next tick.
        let count = balls.count
        var index = glide(from: 0, to: count)
        while index < count {
            if !fly(index, cues: &cues) { isAnyLost = true }
            index = glide(from: index + 1, to: count)
        }
        paddle.endTick()
        if paddle.width != width { freeBalls(cues: &cues) }
        if isAnyLost { loseBalls(cues: &cues) }
        if levels.wall.standing == 0 { clearWall(cues: &cues) }
        findQuiet()
    }

    /// Moves balls straight on, up to the first ball that may meet something in this tick. A loop
    /// without other calls checks the array only once.
    ///
    /// - Returns: the index of that ball, or `end`.
    private mutating func glide(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, tick <= balls[index].contactFreeUntil {
            balls[index].move(for: physics.pace)
            index += 1
        }
        return index
    }

    /// Frees balls that had already moved when the paddle's width changed.
    private mutating func freeBalls(cues: inout [Cue]) {
        for index in balls.indices where balls[index].seat == nil { free(index, cues: &cues) }
    }

    private mutating func clearWall(cues: inout [Cue]) {
        guard progress != .over else { return }
        progress = .cleared
        counted.walls += 1
        capsules.falling.removeAll(keepingCapacity: true)
        counted.score += BreakoutRules.clearBonus(level: level)
        cues.append(Cue(.cleared, at: middle))
        switch settings.modeRules.cleared {
        case .stops: break
        case .goesOn: proceed()
        case .ends: progress = .over
        }
    }

    private mutating func loseBalls(cues: inout [Cue]) {
        for ball in balls where ball.isBelow {
            counted.lostBalls += 1
            cues.append(
                Cue(.lost, at: Point(x: ball.x, y: BreakoutRules.height), look: BreakoutLook.ball))
        }
        balls.removeAll { $0.isBelow }
        if balls.isEmpty, levels.wall.standing > 0 { loseTurn(cues: &cues) }
    }

    /// Subtracts a life for the last ball, or points in modes without lives (Breakout, rules 3 and
    /// 9).
    private mutating func loseTurn(cues: inout [Cue]) {
        guard settings.modeRules.lives == nil else {
            lives -= 1
            cues.append(Cue(.lifeLost, at: middle, size: BreakoutRules.ballRadius))
            return lives > 0 ? serve() : end(cues: &cues)
        }
        let price = min(settings.modeRules.price, score)
        counted.score -= price
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
    /// Whether the ball has fallen off the bottom of the stage.
    var isBelow: Bool { y - BreakoutRules.ballRadius > BreakoutRules.height }
}
