import Faces
import FunfairFace
import SwiftUI

/// A guest's face at a party. Beside a name it's only decoration, because the name says the same.
struct GuestFaceView: View {
    let number: Int
    /// What VoiceOver says of the face; nothing if empty.
    var name = ""
    var side: CGFloat = 26
    @ScaledMetric private var scale = 1.0

    var body: some View {
        Canvas { context, size in
            if let face = Faces.Face(number) { context.draw(face, on: size) }
        }
        .frame(width: side * scale, height: side * scale)
        .accessibilityText(name)
        .accessibilityHidden(name.isEmpty)
    }
}

/// A guest's own face, and the control that draws another one.
struct OwnFaceView: View {
    let number: Int
    let name: String
    let another: Control?

    var body: some View {
        ButtonRow {
            GuestFaceView(number: number, name: name, side: 72)
            if let another { ControlButton(control: another) }
        }
    }
}

extension GraphicsContext {
    /// Draws a face that fills a square canvas.
    func draw(_ face: Faces.Face, on size: CGSize) {
        var context = self
        context.scaleBy(x: size.width / FaceTables.side, y: size.height / FaceTables.side)
        for layer in face.layers {
            let paint = Shading.color(Color(paint: UInt32(face.colour(of: layer.paint))))
            let path = Path(layer.path)
            if layer.line > 0 {
                let line = StrokeStyle(lineWidth: layer.line, lineCap: .round, lineJoin: .round)
                context.stroke(path, with: paint, style: line)
            } else {
                context.fill(path, with: paint)
            }
        }
    }
}

extension Path {
    nonisolated init(_ path: FacePath) {
        self.init()
        for step in path.steps ?? [] { add(step) }
    }

    nonisolated private mutating func add(_ step: FacePath.Step) {
        switch step {
        case .move(let end): move(to: CGPoint(end))
        case .line(let end): addLine(to: CGPoint(end))
        case .quad(let bend, let end): addQuadCurve(to: CGPoint(end), control: CGPoint(bend))
        case .cubic(let one, let two, let end):
            addCurve(to: CGPoint(end), control1: CGPoint(one), control2: CGPoint(two))
        case .close: closeSubpath()
        }
    }
}

extension CGPoint {
    fileprivate init(_ point: FacePath.Point) { self.init(x: point.x, y: point.y) }
}
