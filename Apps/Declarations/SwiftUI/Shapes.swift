@available(iOS 13.0, *)
public protocol Animatable {
    associatedtype AnimatableData: Equatable
    var animatableData: AnimatableData { get set }
}

@available(iOS 13.0, *)
public struct EmptyAnimatableData: Equatable, Sendable {
    public init() {}
}

@available(iOS 13.0, *)
extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

@available(iOS 13.0, *)
@preconcurrency
public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

@available(iOS 13.0, *)
extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(self) }
}

@available(iOS 13.0, *)
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
    let shape: Content
    nonisolated init(_ shape: Content) { self.shape = shape }
}

extension _ShapeView: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let name = String(describing: Content.self).prefix { $0 != "<" }
        if !shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).isFinite {
            walk.fault("A \(name) isn't finite.")
        }
        return [Node(String(name))]
    }
}

@available(iOS 13.0, *)
public struct ForegroundStyle: ShapeStyle {}

@available(iOS 13.0, *)
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

@available(iOS 13.0, *)
extension Shape {
    nonisolated public func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape { _TrimmedShape(shape: self, from: startFraction, to: endFraction) }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle
    ) -> some View { noted("stroke", content, style.lineWidth) }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> some View { noted("stroke", content, lineWidth) }
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View { noted("fill", content) }
}

@available(iOS 13.0, *)
public struct _TrimmedShape<Content: Shape>: Shape {
    let shape: Content
    let from: CGFloat
    let to: CGFloat
    nonisolated init(shape: Content, from: CGFloat, to: CGFloat) {
        (self.shape, self.from, self.to) = (shape, from, to)
    }
    nonisolated public func path(in rect: CGRect) -> Path {
        // A part that isn't finite makes the path so.
        let corner = CGPoint(x: from + to, y: 0)
        return Path { path in
            path.parts = shape.path(in: rect).parts
            path.addLines([corner])
        }
    }
}

@available(iOS 13.0, *)
public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: 0)
    }
}

@available(iOS 13.0, *)
public struct RoundedRectangle: InsettableShape {
    let cornerRadius: CGFloat
    nonisolated public init(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) { self.cornerRadius = cornerRadius }
    nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { self }
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: cornerRadius)
    }
}

@available(iOS 13.0, *)
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

@available(iOS 13.0, *)
public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func inset(by amount: CGFloat) -> Circle { self }
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

@available(iOS 13.0, *)
public struct Capsule: InsettableShape {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func inset(by amount: CGFloat) -> Capsule { self }
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

@available(iOS 13.0, *)
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var dash: [CGFloat]
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        self.dash = dash
    }
}

@available(iOS 13.0, *)
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

@available(iOS 13.0, *)
public struct Angle: Comparable, Hashable, Sendable {
    public var degrees: Double
    public init(degrees: Double) { self.degrees = degrees }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }
}
