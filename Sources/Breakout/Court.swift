import Arcade

/// The speeds and the pull that follow from settings, tilt and effects: worked out when one of them
/// changes, not in every tick.
struct Court: Equatable, Sendable {
    /// How many times as fast as the setting says a ball leaves the paddle.
    let haste: Double
    /// How fast that is, in stage units a tick.
    let speed: Double
    /// How the device is tilted, if known.
    let tilt: Tilt?
    /// What balls are pulled by, in stage units a tick in each tick; nil where nothing pulls.
    let pull: Point?
    /// The share of its speed that a bounce keeps.
    let bounciness: Double
    /// The speed that a bounce leaves at least, in stage units a tick.
    let least: Double
    /// The speed that a ball has at most, in stage units a tick.
    let most: Double
    /// The speed that a ball has at least on top of a throw, in stage units a tick.
    let crawl: Double
    /// The share of its way that a ball makes in a tick: below 1 while balls are slow, and above while
    /// they are fast.
    let pace: Double
    /// The tick in which the next effect ends.
    let effectEnd: Int

    init(_ settings: BreakoutSettings, tilt: Tilt?, effects: LastingEffects, haste: Double) {
        let unhurried = BreakoutRules.speed(settings.ballSpeed)
        self.haste = haste
        speed = unhurried * haste
        bounciness = Double(settings.bounciness.value) / 100
        least = unhurried * BreakoutRules.slowest
        most = speed * BreakoutRules.fastest
        crawl = unhurried * BreakoutRules.crawl
        pace = effects.pace
        effectEnd = effects.firstEnd
        self.tilt = tilt
        let full = BreakoutRules.fullGravity(speed: unhurried)
        if settings.isTilted, let tilt {
            let isFlat = tilt.x == 0 && tilt.y == 0
            let share = full / Double(Tilt.most)
            pull = isFlat ? nil : Point(x: share * Double(tilt.x), y: share * Double(tilt.y))
        } else if settings.gravity.value > 0 {
            pull = Point(x: 0, y: full * Double(settings.gravity.value) / 100)
        } else {
            pull = nil
        }
    }
}

extension BreakoutGame {
    /// How many times as fast as the setting says balls leave the paddle now.
    var haste: Double { BreakoutRules.haste(strikes: rally.strikes, level: levels.level) }

    /// Works the court out again, after what it follows from has changed.
    mutating func refreshCourt() { refreshCourt(tilt: court.tilt) }

    /// Works the court out again for a device that was tilted.
    mutating func refreshCourt(tilt: Tilt?) {
        court = Court(settings, tilt: tilt, effects: rally.effects, haste: haste)
        let width = settings.paddle.width * rally.effects.breadth
        if paddle.width != width {
            paddle.resize(to: width)
            pullIn()
        }
        lookAgain()
    }

    /// Ends the effects that end by now.
    mutating func endEffects() {
        rally.effects.end(at: tick)
        refreshCourt()
    }

    /// Puts a net below the paddle until balls are served again, for benchmarks and tests that lose none.
    package mutating func holdNet() {
        rally.effects.netUntil = settings.mostTicks + 1
        refreshCourt()
    }

    // MARK: Settings

    /// Takes other settings, in the middle of the run (Breakout, rule 4).
    mutating func take(_ new: BreakoutSettings) {
        let old = settings
        let oldSpeed = court.speed
        settings = new
        settings.firstLevel = old.firstLevel
        settings.mode = old.mode
        if !settings.isUnaltered { isUnaltered = false }
        refreshCourt()
        if progress != .cleared, !settings.mode.isDrawn,
            new.rows != old.rows || new.hasSpecialBricks != old.hasSpecialBricks
        {
            return setWall()
        }
        if new.balls != old.balls { countBalls() }
        // Nothing else makes a ball faster or slower: it goes on as it was.
        if new.ballSpeed != old.ballSpeed || new.gravity != old.gravity
            || new.isTilted != old.isTilted
        {
            changeSpeeds(by: court.speed / oldSpeed)
        }
    }

    /// Balls are as much faster or slower as their first speed now is. None is left hanging in the
    /// air where less pulls it than before.
    private mutating func changeSpeeds(by share: Double) {
        for index in balls.indices where balls[index].seat == nil {
            let speed = max(balls[index].speed * share, court.least)
            if speed != balls[index].speed { balls[index].go(balls[index].direction, speed: speed) }
        }
        endPull()
    }

    /// Where nothing pulls, balls are as fast as bounces leave them, whatever pulled them before.
    mutating func endPull() {
        guard court.pull == nil else { return }
        for index in balls.indices where balls[index].seat == nil {
            let speed = min(max(balls[index].speed, court.least), court.speed)
            if speed != balls[index].speed { balls[index].go(balls[index].direction, speed: speed) }
        }
    }

    /// More balls wait on the paddle; of too many, the last ones go.
    private mutating func countBalls() {
        guard progress == .running else { return }
        let wanted = settings.balls.value
        while balls.count > wanted {
            if balls.removeLast().seat != nil { rally.seated -= 1 }
        }
        // None may be left that it was for.
        if settings.way.patience == nil, !balls.contains(where: { $0.isHeld }) {
            rally.leaveBy = nil
        }
        addSeatedBalls(max(0, wanted - balls.count))
    }
}
