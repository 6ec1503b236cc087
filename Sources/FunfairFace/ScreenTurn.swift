import Funfair

/// The screen's rotation relative to the device, numbered like `UIInterfaceOrientation`.
public enum ScreenTurn: Int, CaseIterable, Sendable {
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case upsideDown = 2
    /// The device was rotated 90° to the left.
    case landscapeRight = 3
    /// The device was rotated 90° to the right.
    case landscapeLeft = 4

    /// Whether the device is held upright.
    public var isUpright: Bool { self == .portrait || self == .upsideDown }

    /// Returns the pull to the right and downwards along the screen.
    ///
    /// - Parameters:
    ///   - x: gravity to the right along the device, as Core Motion reports it, −1 to 1.
    ///   - y: gravity upwards along the device, −1 to 1.
    public func pull(x: Double, y: Double) -> FairPoint {
        let down = -y
        switch self {
        case .portrait: return FairPoint(x: x, y: down)
        case .upsideDown: return FairPoint(x: -x, y: -down)
        case .landscapeRight: return FairPoint(x: down, y: -x)
        case .landscapeLeft: return FairPoint(x: -down, y: x)
        }
    }
}
