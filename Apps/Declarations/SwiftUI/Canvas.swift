@available(iOS 15.0, *)
public struct Canvas<Symbols: View>: _PrimitiveView {}

@available(iOS 15.0, *)
extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { fatalError() }
}

@available(iOS 13.0, *)
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

@available(iOS 15.0, *)
public struct GraphicsContext {
    public var opacity: Double
    public var environment: EnvironmentValues { fatalError() }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public func fill(
        _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
    ) {}
    public func stroke(
        _ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle
    ) {}
    public func stroke(
        _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
    ) {}
    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { fatalError() }
    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {}
    public func draw(
        _ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center
    ) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(
        _ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
    ) {}
    public func draw(
        _ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center
    ) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

    public struct ResolvedText {
        public var shading: GraphicsContext.Shading
    }

    public struct ResolvedImage {
        public var size: CGSize { fatalError() }
        public var shading: GraphicsContext.Shading?
    }

    public struct Shading: Sendable {
        public static func color(_ color: Color) -> GraphicsContext.Shading { fatalError() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> GraphicsContext.Shading { fatalError() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> GraphicsContext.Shading { fatalError() }
        public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading {
            fatalError()
        }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading { fatalError() }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading { fatalError() }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
}
