import Arcade
import Phrases

extension BreakoutGame {
    /// Draws the wall, the paddle and the balls one tick late, to interpolate between ticks.
    ///
    /// - Parameters:
    ///   - scene: the scene to draw into.
    ///   - fraction: the elapsed share of the next tick, 0 to 1.
    public func draw(into scene: inout Scene, fraction: Double) {
        for place in 0..<levels.wall.places {
            if let brick = levels.wall.brick(at: place) { draw(brick, into: &scene) }
        }
        if isSeeking { drawSought(into: &scene) }
        if phase == .serving {
            scene.draw(
                SceneCommand(
                    .words, look: BreakoutLook.hint, at: BreakoutScene.hint,
                    size: BreakoutScene.hintSize, opacity: 0.9))
        }
        drawGauges(into: &scene)
        for capsule in capsules.falling { draw(capsule, behind: 1 - fraction, into: &scene) }
        scene.draw(
            SceneCommand(
                .paddle, look: paddleLook,
                at: Point(x: paddle.x, y: BreakoutRules.paddleY), size: Paddle.radius,
                stretch: paddle.width / BreakoutRules.paddleHeight))
        for ball in balls {
            let behind = ball.seat == nil && phase == .playing ? physics.pace * (1 - fraction) : 0
            scene.draw(
                SceneCommand(
                    .ball, look: ballLook,
                    at: Point(x: ball.x - ball.vx * behind, y: ball.y - ball.vy * behind),
                    size: BreakoutRules.ballRadius, amount: Double(ball.id)))
        }
    }

    private func draw(_ brick: Brick, into scene: inout Scene) {
        scene.draw(
            SceneCommand(
                .brick, look: brick.look, at: brick.centre,
                size: BreakoutRules.brickHeight / 2,
                stretch: BreakoutRules.brickWidth / BreakoutRules.brickHeight))
        guard let symbol = symbol(of: brick) else { return }
        scene.draw(
            SceneCommand(
                .symbol, look: symbol, at: brick.centre, size: BreakoutScene.symbol))
    }

    /// Draws a capsule as a bar with round ends and a symbol.
    private func draw(_ capsule: Capsule, behind share: Double, into scene: inout Scene) {
        let late = phase == .playing || phase == .serving ? share : 0
        let place = Point(x: capsule.x, y: capsule.y - BreakoutRules.capsuleStep * late)
        let look = BreakoutLook.capsule(capsule.kindIndex)
        scene.draw(
            SceneCommand(
                .paddle, look: look, at: place, size: BreakoutRules.capsuleHeight / 2,
                stretch: BreakoutRules.capsuleWidth / BreakoutRules.capsuleHeight))
        scene.draw(SceneCommand(.symbol, look: look, at: place, size: BreakoutScene.symbol))
    }

    /// Draws rings around the bricks that balls seek.
    private func drawSought(into scene: inout Scene) {
        for brick in levels.wall.bricks {
            scene.draw(
                SceneCommand(
                    .ring, look: BreakoutLook.seeker, at: brick.centre,
                    size: BreakoutRules.brickWidth / 2, amount: BreakoutScene.ring))
        }
    }

    /// The paddle's look. While the paddle can hold balls, it looks like a hold capsule.
    private var paddleLook: Int {
        rally.effects.holdUntil > 0 ? BreakoutLook.capsule(CapsuleKind.hold) : BreakoutLook.paddle
    }

    private var ballLook: Int {
        rally.effects.throughUntil > 0
            ? BreakoutLook.capsule(CapsuleKind.through) : BreakoutLook.ball
    }

    /// Returns the look of a brick's symbol, which shows the brick's effect or its hits left.
    private func symbol(of brick: Brick) -> Int? {
        if brick.kind.effect != .none { return BreakoutLook.kind(brick.kindIndex) }
        return brick.hits > 1 ? BreakoutLook.kind(brick.hits - 1) : nil
    }

    /// Draws the net and, below the paddle, gauges for the pause after a nudge and for the time
    /// until balls leave automatically.
    private func drawGauges(into scene: inout Scene) {
        if rally.nudgeReady > tick {
            let share = Double(rally.nudgeReady - tick) / Double(BreakoutRules.nudgePause)
            drawGauge(
                BreakoutLook.nudge, at: Point(x: paddle.x, y: BreakoutScene.nudgeY),
                width: paddle.width * (1 - share), opacity: 0.9, into: &scene)
        }
        if rally.seated > 0, let leaveBy = rally.leaveBy {
            let patience = settings.modeRules.patience ?? BreakoutRules.holdPatience
            let share = Double(leaveBy - tick) / Double(patience)
            drawGauge(
                BreakoutLook.paddle, at: Point(x: paddle.x, y: BreakoutScene.nudgeY),
                width: paddle.width * share, opacity: 0.9, into: &scene)
        }
        if rally.effects.netUntil > tick {
            let isEnding = rally.effects.netUntil - tick < Clock.ticksPerSecond
            drawGauge(
                BreakoutLook.net,
                at: Point(
                    x: BreakoutRules.width / 2,
                    y: BreakoutRules.height - BreakoutScene.gauge),
                width: BreakoutRules.width, opacity: isEnding ? 0.4 : 0.9, into: &scene)
        }
    }

    private func drawGauge(
        _ look: Int, at place: Point, width: Double, opacity: Double, into scene: inout Scene
    ) {
        let shown = max(width, 2 * BreakoutScene.gauge)
        scene.draw(
            SceneCommand(
                .gauge, look: look, at: place, size: BreakoutScene.gauge, opacity: opacity,
                stretch: shown / (2 * BreakoutScene.gauge)))
    }
}

/// Sizes and positions for drawing only, in stage units.
enum BreakoutScene {
    /// Half the height of a symbol on a brick.
    static let symbol = 6.0
    /// The position of the hint to launch.
    static let hint = Point(x: BreakoutRules.width / 2, y: 440)
    /// The height of the hint's letters.
    static let hintSize = 22.0
    /// The position of the points that a lost ball costs, between the wall and the lower edge.
    static let price = Point(x: BreakoutRules.width / 2, y: 480)
    /// The height of the text with those points.
    static let priceSize = 30.0
    /// The thickness of the rings around bricks that balls seek.
    static let ring = 2.0
    /// Half the height of a gauge.
    static let gauge = 2.0
    /// The `y` of the gauges below the paddle.
    static let nudgeY = BreakoutRules.paddleY + BreakoutRules.paddleHeight / 2 + 9
}
