/// What a player's hands do on a stage, before the game turns it into inputs. Points are in stage
/// units.
public enum Gesture: Equatable, Sendable {
    /// A finger or its equivalent came down.
    case press(finger: Int, at: Point)
    /// A finger moved while it was down.
    case drag(finger: Int, to: Point)
    /// A pointer such as a mouse moved without a button pressed. Its finger number stays the same
    /// when a button is pressed.
    case point(finger: Int, at: Point)
    /// A finger was lifted.
    case lift(finger: Int)
    /// The system cancelled the touch, so the game should ignore it.
    case cancel(finger: Int)
    /// The arrow keys that are held down changed. The value is their direction: −1 left, 0 none, 1
    /// right.
    case steer(Int)
    /// A key that works like a tap was pressed.
    case strike
    /// The device was tilted. The point is the pull to the right and downwards on the screen, −1 to
    /// 1 each.
    case tilt(Point)
    /// The player used a control of the sheet next to the stage.
    case sheet(SheetMove)
}

/// The state of a player's hands between gestures, such as where a finger grabbed the paddle. Only
/// the resulting inputs are part of a run.
public protocol StageHand: Sendable {
    /// Creates hands that haven't done anything yet.
    init()
}

/// The hands of a game that doesn't remember anything between gestures.
public struct StatelessHand: StageHand {
    public init() {}
}
