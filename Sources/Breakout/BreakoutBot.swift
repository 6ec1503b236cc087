import Arcade

/// Players without hands, for simulations and demonstrations.
public struct BreakoutBot: StageBot {
    /// How a bot plays.
    public enum Style: String, CaseIterable, Sendable {
        /// It never does anything.
        case idle
        /// It follows the lowest ball as a person would: not as fast, and not to the point.
        case tracking
        /// It never misses a single ball, and aims at bricks.
        case perfect
    }

    /// How far the tracking bot moves the paddle in a tick, in stage units.
    private static let handSpeed = 3.4
    /// How far from the paddle's middle the tracking bot meets balls, in shares of its width.
    private static let carelessness = 1.2
    /// A ball nearer to the paddle than this, in stage units, is about to be met.
    private static let near = 40.0

    private let style: Style
    private var chance: SeededGenerator
    /// Where on the paddle the next ball is to be met, from its middle, in shares of half its width.
    private var aim = 0.0
    private var wasRising = true

    /// - Parameters:
    ///   - style: how it plays.
    ///   - seed: what its own chances grow from.
    public init(_ style: Style, seed: UInt64) {
        self.style = style
        chance = SeededGenerator(seed: ~seed)
    }

    public init(demonstrating game: BreakoutGame, seed: UInt64) {
        self.init(.tracking, seed: seed)
    }

    /// What it does before the next tick, if anything.
    public mutating func input(for game: BreakoutGame) -> BreakoutInput? {
        guard style != .idle, !game.isOver else { return nil }
        if game.phase == .cleared { return .proceed }
        if game.balls.contains(where: { $0.seat != nil }) { return .tap }
        guard let ball = Self.next(in: game) else { return nil }
        if ball.vy > 0, wasRising { chooseAim(for: ball, in: game) }
        wasRising = ball.vy <= 0
        let wanted =
            ball.vy > 0 ? ball.x - aim * game.paddle.width / 2 : Self.prize(in: game)?.x ?? ball.x
        let step = style == .perfect ? BreakoutRules.width : Self.handSpeed
        let way = min(max(wanted - game.paddle.x, -step), step)
        guard let place = PaddlePlace(game.paddle.x + way), place.x != game.paddle.x else {
            return nil
        }
        return .paddle(place)
    }

    /// The ball to look after: of those that fall and are not lost yet the one that is soonest at
    /// the paddle, or else the lowest.
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

    /// The lowest capsule that is worth catching, of those that are near: there is time for it while
    /// the ball rises.
    private static func prize(in game: BreakoutGame) -> Capsule? {
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

    /// Where on the paddle a ball must be met to go to a brick, as nearly as the angles allow.
    private static func aim(from ball: Ball, at brick: Brick?) -> Double {
        guard let brick else { return 0 }
        // Where it comes down, by a straight way between the sides.
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
