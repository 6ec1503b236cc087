@available(iOS 13.0, *)
public protocol Animatable {}

@available(iOS 13.0, *)
@preconcurrency
public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

@available(iOS 13.0, *)
extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { fatalError() }
}

@available(iOS 13.0, *)
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {}

@available(iOS 13.0, *)
public struct ForegroundStyle: ShapeStyle {}

@available(iOS 13.0, *)
public protocol InsettableShape: Shape {}

@available(iOS 13.0, *)
extension Shape {
    nonisolated public func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape { self }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle
    ) -> some View { self }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> some View { self }
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View { self }
}

@available(iOS 13.0, *)
public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
}

@available(iOS 13.0, *)
public struct RoundedRectangle: InsettableShape {
    nonisolated public init(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
}

@available(iOS 13.0, *)
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

@available(iOS 13.0, *)
public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
}

@available(iOS 13.0, *)
public struct Capsule: InsettableShape {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
}

@available(iOS 13.0, *)
extension Shape where Self == Rectangle {
    public static var rect: Rectangle { fatalError() }
}

@available(iOS 13.0, *)
extension Shape where Self == RoundedRectangle {
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> Self { fatalError() }
}

@available(iOS 13.0, *)
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) { fatalError() }
}

@available(iOS 13.0, *)
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

@available(iOS 13.0, *)
public struct Angle: Comparable, Hashable, Sendable {
    public var radians: Double
    public var degrees: Double
    public init(radians: Double) { fatalError() }
    public init(degrees: Double) { fatalError() }
    public static func radians(_ radians: Double) -> Angle { fatalError() }
    public static func degrees(_ degrees: Double) -> Angle { fatalError() }
    public static var zero: Angle { fatalError() }
    public static func < (lhs: Angle, rhs: Angle) -> Bool { fatalError() }
}
