// Outside Apple's systems, Foundation provides CoreGraphics' points and sizes.
@_exported import Foundation

@available(iOS 2.0, *)
public final class CGImage: Sendable {}

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
