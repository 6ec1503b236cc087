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
            // Drawn large and scaled, because text smaller than a point is laid out incorrectly.
            var context = self
            context.translateBy(x: place.x, y: place.y)
            context.scaleBy(x: size / 100, y: size / 100)
            let font = Font.system(size: 100, weight: .heavy, design: .rounded)
            var letters = context.resolve(Text(text).font(font))
            if let edge {
                letters.shading = .color(Color(edge))
                for place in Sketch.aroundLetters {
                    context.draw(letters, at: CGPoint(x: place.x * 100, y: place.y * 100))
                }
            }
            letters.shading = .color(Color(stroke.colours[0]))
            context.draw(letters, at: .zero)
        }
    }

    private func draw(_ path: Path, _ stroke: Sketch.Stroke) {
        guard let line = stroke.line else { return fill(path, with: stroke.shading) }
        let dashes = stroke.dash.map { [CGFloat($0), CGFloat($0)] } ?? []
        let style = StrokeStyle(lineWidth: line, lineJoin: .round, dash: dashes)
        self.stroke(path, with: stroke.shading, style: style)
    }
}

extension Sketch.Stroke {
    fileprivate var shading: GraphicsContext.Shading {
        guard colours.count > 1 else { return .color(Color(colours[0])) }
        let gradient = Gradient(colors: colours.map { Color($0) })
        switch course {
        case .down(let from, let to):
            let (start, end) = (CGPoint(x: 0, y: from), CGPoint(x: 0, y: to))
            return .linearGradient(gradient, startPoint: start, endPoint: end)
        case .round(let centre, let from, let to):
            return .radialGradient(gradient, center: centre, startRadius: from, endRadius: to)
        }
    }
}

extension Color {
    init(_ colour: Sketch.Colour) { self.init(paint: colour.paint, colour.opacity) }
}

struct SketchView: View {
    let sketch: Sketch
    var side: CGFloat = 28
    @ScaledMetric private var scale = 1.0

    var body: some View {
        Canvas { context, size in
            var layer = context
            layer.translateBy(x: size.width / 2, y: size.height / 2)
            layer.scaleBy(x: size.width / 2.2, y: size.height / 2.2)
            layer.draw(sketch)
        }
        .frame(width: side * scale, height: side * scale)
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
