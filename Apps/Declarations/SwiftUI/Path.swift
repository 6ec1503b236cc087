@available(iOS 13.0, *)
public struct Path: Equatable, Sendable, Shape {
    nonisolated public init() { fatalError() }
    nonisolated public init(_ rect: CGRect) { fatalError() }
    nonisolated public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) { fatalError() }
    nonisolated public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) { fatalError() }
    nonisolated public init(ellipseIn rect: CGRect) { fatalError() }
    nonisolated public init(_ callback: (inout Path) -> Void) { fatalError() }
    nonisolated public var isEmpty: Bool { fatalError() }
    nonisolated public var boundingRect: CGRect { fatalError() }
    nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public mutating func move(to end: CGPoint) {}
    nonisolated public mutating func addLine(to end: CGPoint) {}
    nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    nonisolated public mutating func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint
    ) {}
    nonisolated public mutating func closeSubpath() {}
    nonisolated public mutating func addRect(
        _ rect: CGRect, transform: CGAffineTransform = .identity
    ) {}
    nonisolated public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {}
    nonisolated public mutating func addEllipse(
        in rect: CGRect, transform: CGAffineTransform = .identity
    ) {}
    nonisolated public mutating func addLines(_ lines: [CGPoint]) {}
    nonisolated public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {}
    nonisolated public mutating func addPath(
        _ path: Path, transform: CGAffineTransform = .identity
    ) {}
    nonisolated public func applying(_ transform: CGAffineTransform) -> Path { self }
    nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
    nonisolated public func strokedPath(_ style: StrokeStyle) -> Path { self }
}
