/// How the wheel and the ball move from one pocket to the next, as functions of time. Angles are in
/// turns, clockwise from the top; radii in stage units.
///
/// The rules know the pocket; the picture only has to get there: at the end the pocket is at the
/// top, and the ball in its middle.
struct WheelMotion {
    /// Whole turns that the wheel makes.
    private static let wheelTurns = 2.0
    /// Whole turns that the ball makes against it.
    private static let ballTurns = 9.0
    /// The share of the time in which both gather speed.
    private static let push = 0.06
    /// The share of the time after which the ball lies in its pocket.
    static let captured = 0.8
    /// The shares of the time at which the ball leaves the rim, and touches the pockets.
    static let fall = 0.56
    static let touches = [0.68, 0.75, captured]
    /// How high it jumps after each touch but the last.
    private static let jumps = [20.0, 9.0]
    /// How far a stud turns the pointer before it lets go.
    private static let pointerTurn = -0.055
    /// The share of the way between two studs on which one pushes the pointer.
    private static let pointerPush = 0.4

    /// Where the wheel stands at the start, and how far it turns.
    private let start: Double
    private let way: Double
    /// Where the ball ends on the wheel, and how far it runs there.
    private let end: Double
    private let run: Double
    private let isBallDown: Bool

    /// - Parameters:
    ///   - last: the pocket at the top, where the ball lies; nil before the first spin.
    ///   - next: the pocket that was drawn.
    init(from last: Pocket?, to next: Pocket) {
        start = Self.rest(of: last)
        way = Self.wheelTurns + Self.fraction(Self.rest(of: next) - start)
        end = Self.angle(of: next)
        // It begins at the top, wherever the wheel is, ahead of its pocket, and falls back to it.
        run = Self.ballTurns + Self.fraction(-(start + end))
        isBallDown = last != nil
    }

    /// How far the wheel is turned when a pocket is at the top.
    static func rest(of pocket: Pocket?) -> Double {
        pocket.map { fraction(-angle(of: $0)) } ?? 0
    }

    /// Where a pocket lies on the wheel.
    static func angle(of pocket: Pocket) -> Double {
        Double(pocket.place) / Double(Pocket.count)
    }

    /// How far the wheel is turned after a share of the time, 0 to 1.
    func wheel(at time: Double) -> Double {
        let rest = 1 - time
        let slowing = Self.eased(time, tail: rest * rest * rest, power: 3)
        return Self.fraction(start + way * slowing)
    }

    /// Where the ball is after a share of the time, 0 to 1.
    func ball(at time: Double) -> (angle: Double, radius: Double) {
        let share = min(time / Self.captured, 1)
        let rest = 1 - share
        let done = Self.eased(share, tail: rest * rest, power: 2)
        return (Self.fraction(wheel(at: time) + end + run * (1 - done)), radius(at: time))
    }

    /// How high the ball is above the pockets after a touch, in stage units.
    func jump(at time: Double) -> Double {
        time < Self.touches[0] ? 0 : radius(at: time) - WheelPicture.pocket
    }

    /// How far the pointer is turned, in turns: the studs between the pockets push it, and each lets
    /// go when it has passed the top.
    static func pointer(turned: Double) -> Double {
        // Half a pocket from the middle of each there is a stud.
        let stud = fraction(turned * Double(Pocket.count) + 0.5)
        let push = 1 - pointerPush
        if stud > push {
            let share = (stud - push) / pointerPush
            return pointerTurn * share * share
        }
        // It swings back, once to the other side.
        let share = min(stud / 0.3, 1)
        let rest = 1 - share
        return pointerTurn * rest * rest * (1 - 3 * share)
    }

    private func radius(at time: Double) -> Double {
        let rim = WheelPicture.rim
        let pocket = WheelPicture.pocket
        if time < Self.push {
            return isBallDown ? pocket + (rim - pocket) * time / Self.push : rim
        }
        if time < Self.fall { return rim }
        if time < Self.touches[0] {
            let share = (time - Self.fall) / (Self.touches[0] - Self.fall)
            return rim + (pocket - rim) * share * share
        }
        for (index, height) in Self.jumps.enumerated() where time < Self.touches[index + 1] {
            let share =
                (time - Self.touches[index]) / (Self.touches[index + 1] - Self.touches[index])
            return pocket + height * 4 * share * (1 - share)
        }
        return pocket
    }

    /// The share of the way after a share of the time: a short push, then slower and slower.
    ///
    /// - Parameters:
    ///   - tail: the rest of the time to the power of `power`.
    ///   - power: 2 or more; the speed falls with the power one less.
    private static func eased(_ time: Double, tail: Double, power: Double) -> Double {
        let rest = 1 - push
        let speed = 1 / (push / 2 + rest / power)
        if time < push { return speed * time * time / (2 * push) }
        let full = power == 3 ? rest * rest : rest
        return 1 - speed * tail / (power * full)
    }

    /// The part of a turn that is more than whole turns, 0 up to but not including 1.
    static func fraction(_ turns: Double) -> Double {
        let part = turns - turns.rounded(.down)
        return part < 1 ? part : 0
    }
}
