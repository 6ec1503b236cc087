/// How much room a face has for a stage, and how the device is held.
public struct Layout: Equatable, Sendable {
    /// The room's width, in the face's own points.
    public let width: Double
    /// The room's height, in the face's own points.
    public let height: Double
    /// Whether the device, not the window, is held upright.
    public let isUpright: Bool

    /// A layout; see the properties.
    public init(width: Double, height: Double, isUpright: Bool) {
        self.width = width
        self.height = height
        self.isUpright = isUpright
    }
}
