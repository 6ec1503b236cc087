import Arcade

/// The paddle: a bar with round ends that goes to and fro.
public struct Paddle: Equatable, Sendable {
    /// Its middle, in stage units from the left.
    public private(set) var x = BreakoutRules.width / 2
    /// Its width in stage units, the round ends included.
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
    /// How far from its middle line the centre of a ball is that touches it.
    static let reach = radius + BreakoutRules.ballRadius
    /// No ball above this, in stage units, touches it.
    static let top = BreakoutRules.paddleY - reach

    /// How far its middle line goes to both sides.
    var halfLine: Double { width / 2 - Self.radius }

    /// Goes to a place, as far as the stage allows.
    mutating func move(to place: Double) {
        x = min(max(place, width / 2), BreakoutRules.width - width / 2)
    }

    /// Follows the arrow key for a tick.
    mutating func follow() {
        guard steering != .none else { return }
        move(to: x + Double(steering.rawValue) * BreakoutRules.keyStep)
    }

    /// Becomes wider or narrower around its middle.
    mutating func resize(to width: Double) {
        self.width = width
        move(to: x)
    }

    /// A tick has passed.
    mutating func settle() { lastX = x }

    /// Where on it a ball is: −1 at the left end, 1 at the right one.
    func place(of ballX: Double) -> Double {
        (ballX - x) / (width / 2)
    }

    func combine(into hash: inout StateHash) {
        hash.combine(x)
        hash.combine(width)
        hash.combine(lastX)
    }
}
