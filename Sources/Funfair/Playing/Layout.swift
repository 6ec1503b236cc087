/// The space a face has for a stage, and the device's orientation.
public struct Layout: Equatable, Sendable {
    /// The width, in the face's points.
    public let width: Double
    /// The height, in the face's points.
    public let height: Double
    /// Whether the device (not the window) is upright.
    public let isUpright: Bool

    /// Creates a layout.
    public init(width: Double, height: Double, isUpright: Bool) {
        self.width = width
        self.height = height
        self.isUpright = isUpright
    }
}
