import Funfair

/// How the screen is turned against the device; the numbers are those of `UIInterfaceOrientation`.
public enum ScreenTurn: Int, CaseIterable, Sendable {
    /// The device is held as it was made to be.
    case portrait = 1
    /// It stands on its head.
    case upsideDown = 2
    /// The device was turned a quarter to the left.
    case landscapeRight = 3
    /// The device was turned a quarter to the right.
    case landscapeLeft = 4

    /// Whether the device is held upright.
    public var isUpright: Bool { self == .portrait || self == .upsideDown }

    /// The pull to the right and downwards along the screen.
    ///
    /// - Parameters:
    ///   - x: gravity to the right along the device, as Core Motion tells it, −1 to 1.
    ///   - y: the same upwards.
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
