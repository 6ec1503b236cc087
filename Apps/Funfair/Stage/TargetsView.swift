import FunfairFace
import SwiftUI

/// What is on the stage for those who don't see it, each roughly where it is drawn.
struct TargetsView: View {
    @Environment(Face.self) private var face

    var body: some View {
        ZStack {
            ForEach(face.stage.targets) { target in
                Color.clear
                    .frame(width: target.frame.width, height: target.frame.height)
                    .told(target.label)
                    .accessibilityAddTraits(target.isTouchable ? .isButton : .isStaticText)
                    .accessibilityAction { if target.isTouchable { face.touch(target.id) } }
                    .position(x: target.frame.midX, y: target.frame.midY)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
        .allowsHitTesting(false)
    }
}
