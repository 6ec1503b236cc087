import FunfairFace
import SwiftUI

/// The stage over the whole window, on which the run's stage has its place.
struct StageView: View {
    @Environment(Face.self) private var face
    @Environment(\.accessibilityDifferentiateWithoutColor) private var wantsShapes
    @State private var drawing = Drawing()

    var body: some View {
        let place = face.stage.place
        let steps = steps
        Canvas { context, _ in
            guard let place else { return }
            var stage = context
            stage.translateBy(x: place.frame.minX, y: place.frame.minY)
            stage.scaleBy(x: place.scale, y: place.scale)
            for step in steps { stage.draw(step) }
        }
        .opacity(opacity)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
    }

    /// Larger symbols tell kinds apart for those who don't by colours, too.
    private var steps: [Drawing.Step] {
        drawing.steps(
            of: face.stage.scene, looks: face.stage.looks, words: face.view.words,
            symbolSize: face.view.hasLargeSymbols || wantsShapes ? 1.5 : 1)
    }

    private var opacity: Double {
        switch face.stage.state {
        case .away, .covered: 0
        case .running, .party: 1
        case .countIn: face.stage.hasTargets ? 0.28 : 0.7
        case .dimmed, .behind: 0.4
        }
    }
}

/// Lets the time of each frame pass, wherever the player is.
struct FrameDriver: View {
    let fair: Fairground
    @Environment(Face.self) private var face
    @Environment(\.scenePhase) private var phase

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { timeline in
            Color.clear.onChange(of: timeline.date) { _, date in
                fair.frame(at: date.timeIntervalSinceReferenceDate)
            }
        }
    }

    private var isPaused: Bool { phase != .active || !face.view.isAnimated }
}
