import Arcade

/// How a player's hands control the paddle. A finger can grab the paddle from anywhere on the
/// stage, a short touch is a tap, and the paddle follows a pointer such as a mouse.
public struct BreakoutHand: StageHand {
    private struct Touch {
        let finger: Int
        let start: Point
        let tick: Int
        var hasMoved = false
    }

    private var touches: [Touch] = []
    /// The finger that grabbed the paddle, and how far to the finger's right the paddle's middle
    /// is, in stage units; nil if no finger holds the paddle.
    private var hold: (finger: Int, offset: Double)?
    /// The pointer's finger number.
    private var pointer: Int?

    public init() {}

    /// Returns the input for a gesture; nil if it causes no input.
    mutating func input(
        for gesture: Gesture, in game: borrowing BreakoutGame
    ) -> BreakoutInput? {
        switch gesture {
        case .press(let finger, let place):
            guard place.x.isFinite, place.y.isFinite else { return nil }
            touches.removeAll { $0.finger == finger }
            touches.append(Touch(finger: finger, start: place, tick: game.tick))
            if hold == nil || hold?.finger == finger {
                // The paddle's middle follows a pointer exactly, except near an edge.
                hold = (finger, finger == pointer ? 0 : game.paddle.x - place.x)
            }
            return nil
        case .point(let finger, let place):
            pointer = finger
            return hold == nil ? move(to: place.x, in: game) : nil
        case .drag(let finger, let place): return drag(finger, to: place, in: game)
        case .lift(let finger):
            guard let touch = release(finger) else { return nil }
            // A pointer always leads the paddle, so it also moves while its button is pressed.
            let isTap =
                (finger == pointer || !touch.hasMoved)
                && game.tick - touch.tick <= BreakoutRules.tapTicks
            return isTap ? .tap : nil
        case .cancel(let finger):
            _ = release(finger)
            return nil
        case .steer(let way):
            let steering: Steering = way < 0 ? .left : way > 0 ? .right : .none
            return steering == game.paddle.steering ? nil : .steer(steering)
        case .strike: return .tap
        case .tilt(let pull):
            guard game.settings.isTilted, let tilt = Tilt(pull), tilt != game.physics.tilt else {
                return nil
            }
            return .tilt(tilt)
        case .sheet: return nil
        }
    }

    /// Keeps the paddle at its initial distance from the finger, even after the edge of the stage
    /// stopped the paddle.
    private mutating func drag(
        _ finger: Int, to place: Point, in game: borrowing BreakoutGame
    ) -> BreakoutInput? {
        guard place.x.isFinite, place.y.isFinite,
            let index = touches.firstIndex(where: { $0.finger == finger })
        else { return nil }
        let reach = BreakoutRules.tapReach
        if place.squaredDistance(to: touches[index].start) > reach * reach {
            touches[index].hasMoved = true
        }
        guard let hold, hold.finger == finger else { return nil }
        return move(to: place.x + hold.offset, in: game)
    }

    private func move(to x: Double, in game: borrowing BreakoutGame) -> BreakoutInput? {
        guard x.isFinite, let target = PaddlePlace(x), target.x != game.paddle.x else { return nil }
        return .paddle(target)
    }

    private mutating func release(_ finger: Int) -> Touch? {
        guard let index = touches.firstIndex(where: { $0.finger == finger }) else { return nil }
        if hold?.finger == finger { hold = nil }
        return touches.remove(at: index)
    }
}
