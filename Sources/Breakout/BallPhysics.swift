import Arcade

/// The speeds and the gravity that result from settings, tilt and effects. Computed only when one
/// of these changes.
struct BallPhysics: Equatable, Sendable {
    /// The speed of balls leaving the paddle, as a multiple of the speed in the settings.
    let speedMultiplier: Double
    /// The speed of balls leaving the paddle, in stage units per tick.
    let speed: Double
    /// The device's tilt, if known.
    let tilt: Tilt?
    /// The gravity, in stage units per tick per tick; nil without gravity.
    let pull: Point?
    /// The share of its speed that a ball retains when it bounces.
    let bounciness: Double
    /// The minimum speed after a bounce, in stage units per tick.
    let least: Double
    /// The maximum speed of a ball, in stage units per tick.
    let most: Double
    /// The minimum speed at the top of a ball's path, in stage units per tick.
    let crawl: Double
    /// The distance that balls fly in a tick, as a multiple of their velocity: below 1 for slow
    /// balls, above 1 for fast balls.
    let pace: Double
    /// The tick when the next effect ends.
    let effectEnd: Int

    init(
        _ settings: BreakoutSettings, tilt: Tilt?, effects: LastingEffects, speedMultiplier: Double
    ) {
        let unhurried = BreakoutRules.speed(settings.ballSpeed)
        self.speedMultiplier = speedMultiplier
        speed = unhurried * speedMultiplier
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
    /// The current speed of balls leaving the paddle, as a multiple of the speed in the settings.
    var speedMultiplier: Double {
        BreakoutRules.speedMultiplier(strikes: rally.strikes, level: levels.level)
    }

    /// Recomputes the ball physics after a change.
    mutating func refreshPhysics() { refreshPhysics(tilt: physics.tilt) }

    /// Recomputes the ball physics for a new tilt.
    mutating func refreshPhysics(tilt: Tilt?) {
        physics = BallPhysics(
            settings, tilt: tilt, effects: rally.effects, speedMultiplier: speedMultiplier)
        let width = settings.paddle.width * rally.effects.breadth
        if paddle.width != width {
            paddle.resize(to: width)
            pullIn()
        }
        recheckContacts()
    }

    /// Ends the effects whose time has run out.
    mutating func endEffects() {
        rally.effects.end(at: tick)
        refreshPhysics()
    }

    /// Puts a net below the paddle until the next serve, so benchmarks and tests don't lose balls.
    package mutating func holdNet() {
        rally.effects.netUntil = settings.mostTicks + 1
        refreshPhysics()
    }

    // MARK: Settings

    /// Applies new settings in the middle of the run (Breakout, rule 4).
    mutating func take(_ new: BreakoutSettings) {
        let old = settings
        let oldSpeed = physics.speed
        settings = new
        settings.firstLevel = old.firstLevel
        settings.mode = old.mode
        if !settings.isUnaltered { isUnaltered = false }
        refreshPhysics()
        if progress != .cleared, !settings.mode.isDrawn,
            new.rows != old.rows || new.hasSpecialBricks != old.hasSpecialBricks
        {
            return setWall()
        }
        if new.balls != old.balls { countBalls() }
        // No other setting changes the speed of balls in flight.
        if new.ballSpeed != old.ballSpeed || new.gravity != old.gravity
            || new.isTilted != old.isTilted
        {
            changeSpeeds(by: physics.speed / oldSpeed)
        }
    }

    /// Scales the speed of balls in flight by the change of the launch speed, but not below the
    /// minimum speed. Otherwise, balls would hang in the air when gravity gets weaker.
    private mutating func changeSpeeds(by share: Double) {
        for index in balls.indices where balls[index].seat == nil {
            let speed = max(balls[index].speed * share, physics.least)
            if speed != balls[index].speed { balls[index].go(balls[index].direction, speed: speed) }
        }
        endGravity()
    }

    /// Without gravity, limits the speed of balls in flight to between the minimum speed and the
    /// launch speed.
    mutating func endGravity() {
        guard physics.pull == nil else { return }
        for index in balls.indices where balls[index].seat == nil {
            let speed = balls[index].speed.clamped(between: physics.least, and: physics.speed)
            if speed != balls[index].speed { balls[index].go(balls[index].direction, speed: speed) }
        }
    }

    /// Adds balls to the paddle or removes the last ones, to match the settings.
    private mutating func countBalls() {
        guard progress == .running else { return }
        let wanted = settings.balls.value
        while balls.count > wanted {
            if balls.removeLast().seat != nil { rally.seated -= 1 }
        }
        // The launch timer may have been set for a removed ball.
        if settings.modeRules.patience == nil, !balls.contains(where: { $0.isHeld }) {
            rally.leaveBy = nil
        }
        addSeatedBalls(max(0, wanted - balls.count))
    }
}
