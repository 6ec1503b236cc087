import Arcade

/// Bots for simulations and demonstrations.
public struct BreakoutBot: StageBot {
    /// How a bot plays.
    public enum Style: String, CaseIterable, Sendable {
        /// Never does anything.
        case idle
        /// Follows the next ball like a person, with limited speed and accuracy.
        case tracking
        /// Never misses a ball, and aims at bricks.
        case perfect
    }

    /// The tracking bot's maximum paddle speed, in stage units per tick.
    private static let handSpeed = 3.4
    /// The maximum distance of the tracking bot's aim from the paddle's middle, in half paddle
    /// widths.
    private static let carelessness = 1.2
    /// The maximum distance of a ball that is about to hit the paddle, in stage units.
    private static let near = 40.0

    private let style: Style
    private var chance: SeededGenerator
    /// Where the paddle should hit the next ball, in half paddle widths from the middle.
    private var aim = 0.0
    private var wasRising = true

    /// Creates a bot.
    ///
    /// - Parameters:
    ///   - style: how the bot plays.
    ///   - seed: the seed of the bot's own random choices.
    public init(_ style: Style, seed: UInt64) {
        self.style = style
        chance = SeededGenerator(seed: ~seed)
    }

    public init(demonstrating game: BreakoutGame, seed: UInt64) {
        self.init(.tracking, seed: seed)
    }

    /// Returns the bot's input before the next tick, if any.
    public mutating func input(for game: BreakoutGame) -> BreakoutInput? {
        guard style != .idle, !game.isOver else { return nil }
        if game.phase == .cleared { return .proceed }
        if game.balls.contains(where: { $0.seat != nil }) { return .tap }
        guard let ball = Self.next(in: game) else { return nil }
        if ball.vy > 0, wasRising { chooseAim(for: ball, in: game) }
        wasRising = ball.vy <= 0
        let wanted =
            ball.vy > 0
            ? ball.x - aim * game.paddle.width / 2 : Self.helpfulCapsule(in: game)?.x ?? ball.x
        let step = style == .perfect ? BreakoutRules.width : Self.handSpeed
        let way = (wanted - game.paddle.x).clamped(between: -step, and: step)
        guard let place = PaddlePlace(game.paddle.x + way), place.x != game.paddle.x else {
            return nil
        }
        return .paddle(place)
    }

    /// Returns the ball to follow: the falling ball that will reach the paddle first, or the lowest
    /// ball if none is falling. Ignores balls below the paddle.
    private static func next(in game: BreakoutGame) -> Ball? {
        var best: Ball?
        var soonest = Double.infinity
        for ball in game.balls where ball.y < BreakoutRules.paddleY {
            let way = BreakoutRules.paddleY - ball.y
            let time = ball.vy > 0 ? way / ball.vy : 10000 + way
            if time < soonest {
                soonest = time
                best = ball
            }
        }
        return best
    }

    /// Returns the lowest helpful capsule in the lower half of the stage, to catch while the ball
    /// rises; nil if none is falling there.
    private static func helpfulCapsule(in game: BreakoutGame) -> Capsule? {
        var lowest: Capsule?
        for capsule in game.capsulesFalling
        where capsule.kind.isWelcome && capsule.y > (lowest?.y ?? BreakoutRules.height / 2) {
            lowest = capsule
        }
        return lowest
    }

    private mutating func chooseAim(for ball: Ball, in game: BreakoutGame) {
        switch style {
        case .idle: break
        case .tracking: aim = (chance.fraction() * 2 - 1) * Self.carelessness
        case .perfect: aim = Self.aim(from: ball, at: target(in: game))
        }
    }

    private mutating func target(in game: BreakoutGame) -> Brick? {
        let bricks = game.bricks
        return bricks.isEmpty ? nil : bricks[chance.below(bricks.count)]
    }

    /// Returns where the paddle should hit a ball to send it as close as possible to a brick, in
    /// half paddle widths from the middle; 0 without a brick.
    private static func aim(from ball: Ball, at brick: Brick?) -> Double {
        guard let brick else { return 0 }
        // The ball's landing point, including a bounce off a side.
        let way = BreakoutRules.paddleY - Paddle.reach - ball.y
        var x = ball.x + (ball.vy > 0 ? ball.vx / ball.vy * way : 0)
        let right = BreakoutRules.width - BreakoutRules.ballRadius
        if x > right { x = 2 * right - x }
        if x < BreakoutRules.ballRadius { x = 2 * BreakoutRules.ballRadius - x }
        let dx = brick.centre.x - x
        let dy = Paddle.top - brick.centre.y
        var best = 0.0
        var least = Double.infinity
        for step in -8...8 {
            let place = Double(step) / 10
            let direction = DirectionTable.up(from: place)
            let miss = direction.x * dy + direction.y * dx
            if miss * miss < least {
                least = miss * miss
                best = place
            }
        }
        return best
    }
}
