@available(iOS 15.0, *)
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
    let renderer: (inout GraphicsContext, CGSize) -> Void
}

@available(iOS 15.0, *)
extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.renderer = renderer }
}

extension Canvas: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = Node("Canvas")
        node.picture = { [renderer] size in
            let picture = Picture(size)
            var context = GraphicsContext(picture: picture)
            renderer(&context, size)
            return picture
        }
        return [node]
    }
}

@available(iOS 13.0, *)
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

@available(iOS 15.0, *)
public struct GraphicsContext {
    let picture: Picture
    private var matrix = Matrix()
    public var opacity = 1.0

    init(picture: Picture) { self.picture = picture }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        matrix = matrix.then(Matrix(a: x, d: y))
    }
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        matrix = matrix.then(Matrix(x: x, y: y))
    }
    public mutating func rotate(by angle: Angle) {
        let turn = angle.degrees * .pi / 180
        matrix = matrix.then(
            Matrix(a: cos(turn), b: sin(turn), c: -sin(turn), d: cos(turn)))
    }
    public func fill(
        _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
    ) { picture.add(.path(path, line: nil), shading, matrix, opacity) }
    public func stroke(
        _ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle
    ) { picture.add(.path(path, line: style), shading, matrix, opacity) }
    public func stroke(
        _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
    ) { stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth)) }
    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
        ResolvedText(shading: .color(.black), text: text)
    }
    public func draw(
        _ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center
    ) { picture.add(.text(text.text.string, at: point), text.shading, matrix, opacity) }

    public struct ResolvedText {
        public var shading: GraphicsContext.Shading
        let text: Text
    }

    public struct Shading: Sendable {
        enum Kind: Sendable {
            case color(Color)
            case linear([Color], CGPoint, CGPoint)
            case radial([Color], CGPoint, CGFloat, CGFloat)
        }
        let kind: Kind
        public static func color(_ color: Color) -> GraphicsContext.Shading {
            Shading(kind: .color(color))
        }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading {
            Shading(kind: .linear(gradient.colors, startPoint, endPoint))
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading {
            Shading(kind: .radial(gradient.colors, center, startRadius, endRadius))
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
}
