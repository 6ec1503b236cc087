import Arcade
import Funfair
import FunfairFace
import SwiftUI

extension GraphicsContext {
    func draw(_ step: Drawing.Step) {
        var context = self
        context.opacity = step.opacity
        context.translateBy(x: step.place.x, y: step.place.y)
        context.rotate(by: .degrees(step.turn * 360))
        context.scaleBy(x: step.size.width, y: step.size.height)
        context.draw(step.sketch)
    }

    /// Follows the strokes of a sketch.
    func draw(_ sketch: Sketch) {
        for stroke in sketch.strokes {
            var context = self
            if stroke.turn != 0 { context.rotate(by: .degrees(stroke.turn * 360)) }
            context.draw(stroke)
        }
    }

    private func draw(_ stroke: Sketch.Stroke) {
        switch stroke.outline {
        case .polygons(let polygons):
            var path = Path()
            for corners in polygons {
                path.addLines(corners)
                path.closeSubpath()
            }
            draw(path, stroke)
        case .ellipse(let box): draw(Path(ellipseIn: box), stroke)
        case .rounded(let box, let radius):
            draw(Path(roundedRect: box, cornerRadius: radius), stroke)
        case .text(let text, let place, let size, let edge):
            write(text, at: place, size: size, edge: edge, colour: stroke.shades[0])
        }
    }

    private func draw(_ path: Path, _ stroke: Sketch.Stroke) {
        let shading = stroke.shading
        guard let line = stroke.line else { return fill(path, with: shading) }
        let dashes = stroke.dash.map { [CGFloat($0), CGFloat($0)] } ?? []
        let style = StrokeStyle(lineWidth: line, lineJoin: .round, dash: dashes)
        self.stroke(path, with: shading, style: style)
    }

    /// Letters smaller than a point would not be set as they should be.
    private func write(
        _ text: String, at place: CGPoint, size: Double, edge: Sketch.Colour?, colour: Color
    ) {
        var context = self
        context.translateBy(x: place.x, y: place.y)
        context.scaleBy(x: size / 100, y: size / 100)
        if let edge {
            context.addFilter(.shadow(color: Color(paint: edge.paint), radius: size / 10))
        }
        let font = Font.system(size: 100, weight: .heavy, design: .rounded)
        context.draw(Text(verbatim: text).font(font).foregroundStyle(colour), at: .zero)
    }
}

extension Sketch.Stroke {
    fileprivate var shades: [Color] { colours.map { Color(paint: $0.paint, opacity: $0.opacity) } }

    fileprivate var shading: GraphicsContext.Shading {
        let shades = shades
        guard shades.count > 1 else { return .color(shades[0]) }
        switch course {
        case .down(let from, let to):
            return .linearGradient(
                Gradient(colors: shades), startPoint: CGPoint(x: 0, y: from),
                endPoint: CGPoint(x: 0, y: to))
        case .round(let centre, let from, let to):
            return .radialGradient(
                Gradient(colors: shades), center: centre, startRadius: from, endRadius: to)
        }
    }
}

/// A sketch as a picture of its own.
struct SketchView: View {
    let sketch: Sketch
    @ScaledMetric private var side: CGFloat

    init(_ sketch: Sketch, side: CGFloat = 28) {
        self.sketch = sketch
        _side = ScaledMetric(wrappedValue: side)
    }

    var body: some View {
        Canvas { context, size in
            var layer = context
            layer.translateBy(x: size.width / 2, y: size.height / 2)
            layer.scaleBy(x: size.width / 2.2, y: size.height / 2.2)
            layer.draw(sketch)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

/// A badge beside a name or a score.
struct Medal: View {
    let look: Look
    @Environment(Face.self) private var face

    var body: some View {
        Text(look.name(in: face.view.words)).font(.caption2.bold()).foregroundStyle(.black)
            .padding(.horizontal, 6).background(Color(paint: look.colour), in: Capsule())
    }
}
