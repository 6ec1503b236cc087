/// What a canvas drew, as SVG.
@_spi(Walk)
public final class Picture {
    /// The canvas's size, in points.
    public let size: CGSize
    /// The number of shapes and texts.
    public private(set) var count = 0
    /// Whether every number in it is finite, and every size at least 0.
    public private(set) var isFinite = true
    private var body: [String] = []
    private var gradients: [String] = []

    init(_ size: CGSize) { self.size = size }

    /// The picture as an SVG file.
    public var svg: String {
        let (width, height) = (short(size.width), short(size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)"><defs>\(gradients.joined())</defs>
            \(body.joined(separator: "\n"))
            </svg>

            """
    }

    enum Mark {
        /// A filled path, or a line along it.
        case path(Path, line: StrokeStyle?)
        case text(String, at: CGPoint)
    }

    func add(
        _ mark: Mark, _ shading: GraphicsContext.Shading, _ matrix: Matrix, _ opacity: Double
    ) {
        count += 1
        isFinite = isFinite && matrix.isFinite && opacity.isFinite
        let paint = paint(shading)
        let place = #"transform="\#(matrix.svg)" opacity="\#(short(opacity))""#
        switch mark {
        case .path(let path, let line):
            isFinite = isFinite && path.isFinite
            body.append(#"<path d="\#(path.svg)" \#(place) \#(Self.style(line, paint))/>"#)
        case .text(let text, let point):
            isFinite = isFinite && point.x.isFinite && point.y.isFinite
            body.append(
                #"<text x="\#(short(point.x))" y="\#(short(point.y))" \#(place) \#(paint("fill")) "#
                    + #"font-family="Inter, sans-serif" font-size="100" font-weight="800" "#
                    + #"text-anchor="middle" dominant-baseline="central">\#(text.escaped)</text>"#)
        }
    }

    private static func style(_ line: StrokeStyle?, _ paint: (String) -> String) -> String {
        guard let line else { return paint("fill") }
        let dash = line.dash.map(short).joined(separator: " ")
        return #"fill="none" \#(paint("stroke")) stroke-width="\#(short(line.lineWidth))" "#
            + #"stroke-linecap="\#(line.lineCap)" stroke-linejoin="\#(line.lineJoin)""#
            + (dash.isEmpty ? "" : #" stroke-dasharray="\#(dash)""#)
    }

    /// Returns the attributes for a fill or a stroke.
    private func paint(_ shading: GraphicsContext.Shading) -> (String) -> String {
        switch shading.kind {
        case .color(let color):
            return { name in
                #"\#(name)="\#(color.light.rgb)" \#(name)-opacity="\#(short(color.light.opacity))""#
            }
        case .linear(let colors, let start, let end):
            return gradient(
                "linearGradient",
                #"x1="\#(short(start.x))" y1="\#(short(start.y))" x2="\#(short(end.x))" "#
                    + #"y2="\#(short(end.y))""#, colors, from: 0)
        case .radial(let colors, let center, let start, let end):
            return gradient(
                "radialGradient",
                #"cx="\#(short(center.x))" cy="\#(short(center.y))" r="\#(short(end))""#, colors,
                from: end > 0 ? start / end : 0)
        }
    }

    private func gradient(
        _ kind: String, _ place: String, _ colors: [Color], from first: CGFloat
    ) -> (String) -> String {
        let last = CGFloat(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            let offset = short(first + (1 - first) * CGFloat(index) / last)
            return #"<stop offset="\#(offset)" stop-color="\#(color.light.rgb)" "#
                + #"stop-opacity="\#(short(color.light.opacity))"/>"#
        }
        let id = "g\(gradients.count)"
        gradients.append(
            #"<\#(kind) id="\#(id)" gradientUnits="userSpaceOnUse" \#(place)>"#
                + stops.joined() + "</\(kind)>")
        return { #"\#($0)="url(#\#(id))""# }
    }
}

extension Paint {
    fileprivate var rgb: String {
        "rgb("
            + [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
            + ")"
    }
}

extension String {
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

/// An affine transform.
struct Matrix {
    var a: CGFloat = 1
    var b: CGFloat = 0
    var c: CGFloat = 0
    var d: CGFloat = 1
    var x: CGFloat = 0
    var y: CGFloat = 0

    /// Returns a transform that applies `inner` first.
    func then(_ inner: Matrix) -> Matrix {
        Matrix(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            x: a * inner.x + c * inner.y + x, y: b * inner.x + d * inner.y + y)
    }

    var isFinite: Bool { [a, b, c, d, x, y].allSatisfy(\.isFinite) }

    var svg: String { "matrix(" + [a, b, c, d, x, y].map(short).joined(separator: " ") + ")" }
}
