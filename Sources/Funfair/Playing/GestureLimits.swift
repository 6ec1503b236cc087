import Arcade

extension Gesture {
    /// The gesture with its values clamped to their limits, or nil if a coordinate isn't finite.
    var sound: Gesture? {
        switch self {
        case .press(_, at: let place), .drag(_, to: let place), .point(_, at: let place):
            place.isFinite ? self : nil
        case .tilt(let pull):
            pull.isFinite
                ? .tilt(Point(x: min(max(pull.x, -1), 1), y: min(max(pull.y, -1), 1))) : nil
        case .steer(let direction): .steer(direction.signum())
        case .lift, .cancel, .strike, .sheet: self
        }
    }
}

extension Gesture {
    /// What the gesture becomes before the game starts, when players can grab but not tap; nil if
    /// it has no effect then.
    var early: Gesture? {
        switch self {
        case .lift(let finger): .cancel(finger: finger)
        case .strike, .sheet: nil
        case .press, .drag, .point, .cancel, .steer, .tilt: self
        }
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
