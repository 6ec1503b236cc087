// Outside Apple's systems, Foundation provides CoreGraphics' points and sizes.
@_exported import Foundation

@available(iOS 2.0, *)
public final class CGImage: Sendable {
    /// What it shows.
    @_spi(Walk) public let outline: String
    /// Creates an image with the outline of the view that it shows.
    @_spi(Walk) public init(described outline: String) { self.outline = outline }
}

@available(iOS 7.0, *)
public struct CGVector: Equatable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

@available(iOS 2.0, *)
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

@available(iOS 2.0, *)
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
