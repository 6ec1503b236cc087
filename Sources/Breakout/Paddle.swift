import Arcade

/// The paddle, a bar with round ends that moves left and right.
public struct Paddle: Equatable, Sendable {
    /// The paddle's middle, in stage units from the left.
    public private(set) var x = BreakoutRules.width / 2
    /// The width in stage units, including the round ends.
    public private(set) var width: Double
    /// The value of `x` at the end of the last tick.
    private(set) var lastX = BreakoutRules.width / 2
    /// The arrow key that moves the paddle.
    var steering = Steering.none

    init(width: Double) {
        self.width = width
    }

    /// The radius of the round ends.
    static let radius = BreakoutRules.paddleHeight / 2
    /// The distance from the paddle's middle line to the centre of a touching ball.
    static let reach = radius + BreakoutRules.ballRadius
    /// The `y` above which balls don't touch the paddle, in stage units.
    static let top = BreakoutRules.paddleY - reach

    /// Half the length of the middle line, which ends at the centres of the round ends.
    var halfLine: Double { width / 2 - Self.radius }

    /// Moves the paddle's middle to a position, within the stage.
    mutating func move(to place: Double) {
        x = place.clamped(between: width / 2, and: BreakoutRules.width - width / 2)
    }

    /// Moves the paddle for one tick if an arrow key is held.
    mutating func steer() {
        guard steering != .none else { return }
        move(to: x + Double(steering.rawValue) * BreakoutRules.keyStep)
    }

    /// Changes the width around the middle, within the stage.
    mutating func resize(to width: Double) {
        self.width = width
        move(to: x)
    }

    /// Remembers the position at the end of a tick.
    mutating func endTick() { lastX = x }

    /// Returns a ball's position on the paddle: −1 at the left end, 1 at the right end.
    func place(of ballX: Double) -> Double {
        (ballX - x) / (width / 2)
    }

    func combine(into hash: inout StateHash) {
        hash.combine(x)
        hash.combine(width)
        hash.combine(lastX)
    }
}
