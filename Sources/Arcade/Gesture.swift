/// What hands do at a stage, before a game makes inputs of it. Places are in stage units.
public enum Gesture: Equatable, Sendable {
    /// A finger, or what stands for one, came down.
    case press(finger: Int, at: Point)
    /// A finger that is down moved.
    case drag(finger: Int, to: Point)
    /// A pointer was moved with no button down, as a mouse is. Its number is that of the finger that
    /// it presses with.
    case point(finger: Int, at: Point)
    /// A finger was lifted.
    case lift(finger: Int)
    /// A finger is not to count any more: the system took it away.
    case cancel(finger: Int)
    /// Arrow keys are held down this way: −1 left, 0 none, 1 right.
    case steer(Int)
    /// What a tap does, from a key.
    case strike
    /// The device is tilted: the pull to the right and downwards along the screen, −1 to 1 each.
    case tilt(Point)
    /// A control of the sheet beside the stage was used.
    case sheet(SheetMove)
}

/// What a player's hands remember from one gesture to the next: where a finger took hold. Not part
/// of a run; only the inputs that come of it are.
public protocol StageHand: Sendable {
    /// Hands that do nothing yet.
    init()
}

/// Hands of a game that needs no memory of them.
public struct OpenHand: StageHand {
    public init() {}
}
