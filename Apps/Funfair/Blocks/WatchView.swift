import FunfairFace
import SwiftUI

/// Another guest's run at a party, as it's played.
struct WatchView: View {
    @Environment(Face.self) private var face

    var body: some View {
        Section(face.watch.player ?? "") {
            RunView(watch: face.watch).frame(height: 360).frame(maxWidth: .infinity)
        }
    }
}

/// The stage of the run. Only this view updates with every frame.
private struct RunView: View {
    let watch: PartyWatch
    @Environment(Face.self) private var face
    @Environment(\.accessibilityDifferentiateWithoutColor) private var wantsShapes
    @State private var drawing = Drawing()

    var body: some View {
        let (steps, shape) = (steps, watch.stage)
        Canvas { context, size in
            let place = StagePlace(shape, in: CGRect(origin: .zero, size: size))
            let court = Path(roundedRect: place.frame, cornerRadius: 14)
            context.fill(court, with: .color(Color(Sketch.Colour(0x1B1149))))
            var stage = context
            stage.translateBy(x: place.frame.minX, y: place.frame.minY)
            stage.scaleBy(x: place.scale, y: place.scale)
            for step in steps { stage.draw(step) }
        }
        .allowsHitTesting(false).accessibilityHidden(true)
        .environment(\.layoutDirection, .leftToRight)
    }

    private var steps: [Drawing.Step] {
        drawing.steps(
            of: watch.scene, looks: watch.looks, words: face.view.words,
            symbolSize: face.view.settings.hasLargeSymbols || wantsShapes ? 1.5 : 1)
    }
}
