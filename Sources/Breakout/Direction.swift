import Arcade

/// A direction, as a vector of length 1; `x` points right, `y` down.
struct Direction: Equatable, Sendable {
    let x: Double
    let y: Double

    /// Creates a vector's direction. For a zero vector, as at the top of a ball's path, it's
    /// downwards.
    init(x: Double, y: Double) {
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else {
            self.x = 0
            self.y = 1
            return
        }
        self.x = x / length
        self.y = y / length
    }

    /// Returns the direction turned clockwise by an angle, given as its cosine and sine.
    func turned(cosine: Double, sine: Double) -> Direction {
        Direction(x: x * cosine - y * sine, y: x * sine + y * cosine)
    }

    /// Returns the direction mirrored in a surface.
    func mirrored(in normal: Direction) -> Direction {
        let into = 2 * (x * normal.x + y * normal.y)
        return Direction(x: x - into * normal.x, y: y - into * normal.y)
    }
}

/// The directions of balls leaving the paddle, and the angles of nudges. Tables, because
/// trigonometric functions differ between machines.
enum DirectionTable {
    /// The angle from straight up at the paddle's ends, in degrees.
    static let flattest = 60.0

    /// The sine and cosine of the angle from straight up, from 0 in the paddle's middle to
    /// `flattest` at its end, in eight equal steps.
    private static let fan: [(sine: Double, cosine: Double)] = [
        (0, 1), (0.130526, 0.991445), (0.258819, 0.965926), (0.382683, 0.923880),
        (0.5, 0.866025), (0.608761, 0.793353), (0.707107, 0.707107), (0.793353, 0.608761),
        (0.866025, 0.5),
    ]

    /// The cosine and sine of the turns that a nudge can make, 14° to 30° in steps of 4°.
    static let nudges: [(cosine: Double, sine: Double)] = [
        (0.970296, 0.241922), (0.951057, 0.309017), (0.927184, 0.374607), (0.898794, 0.438371),
        (0.866025, 0.5),
    ]

    /// The cosine and sine of the largest bend, 30°.
    static let bend = (cosine: 0.866025, sine: 0.5)

    /// Returns the upward direction of a ball that leaves the paddle.
    ///
    /// - Parameter place: the position on the paddle: −1 at the left end, 0 in the middle, 1 at the
    ///   right end. Positions beyond an end are treated as the end.
    static func up(from place: Double) -> Direction {
        let side = place.clamped(between: -1, and: 1)
        let steps = (side < 0 ? -side : side) * Double(fan.count - 1)
        let index = min(Int(steps), fan.count - 2)
        let share = steps - Double(index)
        let sine = fan[index].sine + (fan[index + 1].sine - fan[index].sine) * share
        let cosine = fan[index].cosine + (fan[index + 1].cosine - fan[index].cosine) * share
        return Direction(x: side < 0 ? -sine : sine, y: -cosine)
    }
}
