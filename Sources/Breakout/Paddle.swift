import Arcade

/// The paddle: a bar with round ends that moves left and right.
public struct Paddle: Equatable, Sendable {
    /// Its middle, in stage units from the left.
    public private(set) var x = BreakoutRules.width / 2
    /// Its width in stage units, including the round ends.
    public private(set) var width: Double
    /// Where its middle was at the end of the last tick.
    private(set) var lastX = BreakoutRules.width / 2
    /// The arrow key that moves it.
    var steering = Steering.none

    init(width: Double) {
        self.width = width
    }

    /// The radius of its ends.
    static let radius = BreakoutRules.paddleHeight / 2
    /// The distance from its middle line to the centre of a ball touching it.
    static let reach = radius + BreakoutRules.ballRadius
    /// The `y` above which no ball touches it, in stage units.
    static let top = BreakoutRules.paddleY - reach

    /// Half the length of its middle line.
    var halfLine: Double { width / 2 - Self.radius }

    /// Moves to a position, within the stage.
    mutating func move(to place: Double) {
        x = place.clamped(between: width / 2, and: BreakoutRules.width - width / 2)
    }

    /// Follows the arrow key for a tick.
    mutating func steer() {
        guard steering != .none else { return }
        move(to: x + Double(steering.rawValue) * BreakoutRules.keyStep)
    }

    /// Changes its width around its middle.
    mutating func resize(to width: Double) {
        self.width = width
        move(to: x)
    }

    /// Remembers its position at the end of a tick.
    mutating func endTick() { lastX = x }

    /// Returns a ball's position on it: −1 at the left end, 1 at the right end.
    func place(of ballX: Double) -> Double {
        (ballX - x) / (width / 2)
    }

    func combine(into hash: inout StateHash) {
        hash.combine(x)
        hash.combine(width)
        hash.combine(lastX)
    }
}
