import FunfairFace
import SwiftUI

/// A stage at the run's position in the window, or as large as possible if it has a `shape`.
struct StageView: View {
    var shape: StageShape?
    @Environment(Face.self) private var face
    @Environment(\.accessibilityDifferentiateWithoutColor) private var wantsShapes
    @State private var drawing = Drawing()

    var body: some View {
        let (shown, shape) = (face.stage.place, shape)
        let (steps, ground) = (steps, face.stage.ground)
        Canvas { context, size in
            let own = shape.map { StagePlace($0, in: CGRect(origin: .zero, size: size)) }
            guard let place = own ?? shown else { return }
            let court = Path(roundedRect: place.frame, cornerRadius: 14)
            if let ground { context.fill(court, with: .color(Color(ground))) }
            var stage = context
            stage.translateBy(x: place.frame.minX, y: place.frame.minY)
            stage.scaleBy(x: place.scale, y: place.scale)
            for step in steps { stage.draw(step) }
        }
        .opacity(face.stage.opacity)
        .allowsHitTesting(false).accessibilityHidden(true)
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea(edges: shape == nil ? .all : [])
    }

    /// The drawing steps. Larger symbols also help to tell kinds apart without colour.
    private var steps: [Drawing.Step] {
        drawing.steps(
            of: face.stage.scene, looks: face.stage.looks, words: face.view.words,
            symbolSize: face.view.settings.hasLargeSymbols || wantsShapes ? 1.5 : 1)
    }
}

/// The targets for VoiceOver, each roughly at its position on the stage.
struct TargetsView: View {
    @Environment(Face.self) private var face

    var body: some View {
        ZStack {
            ForEach(face.stage.targets) { target in
                Color.clear
                    .frame(width: target.frame.width, height: target.frame.height)
                    .accessibilityText(target.label)
                    .accessibilityIdentifier("target")
                    .accessibilityAddTraits(target.isTouchable ? .isButton : .isStaticText)
                    .accessibilityAction { if target.isTouchable { face.touch(target.id) } }
                    .position(x: target.frame.midX, y: target.frame.midY)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.layoutDirection, .leftToRight).ignoresSafeArea()
        .allowsHitTesting(false)
    }
}
