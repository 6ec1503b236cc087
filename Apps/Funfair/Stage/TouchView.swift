import FunfairFace
import SwiftUI
import UIKit

struct TouchView: UIViewRepresentable {
    @Environment(Face.self) private var face

    func makeUIView(context: Context) -> TouchSurface { TouchSurface(face) }

    func updateUIView(_ surface: TouchSurface, context: Context) {}
}

final class TouchSurface: UIView {
    private let face: Face

    init(_ face: Face) {
        self.face = face
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { fatalError("It is made by code alone.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let window, let scene = window.windowScene, !bounds.isEmpty else { return }
        let orientation = scene.effectiveGeometry.interfaceOrientation
        let isUpright = ScreenTurn(rawValue: orientation.rawValue)?.isUpright
        let (room, size) = (convert(bounds, to: whole(of: window)), window.bounds.size)
        // Changes have to wait until SwiftUI's current layout pass is over.
        Task { [face] in face.layOut(room, of: size, isUpright: isUpright ?? true) }
    }

    /// Returns the ancestor that fills the window. During a push the ancestor is still moving, but
    /// positions in it are already relative to its final position.
    private func whole(of window: UIWindow) -> UIView {
        var view: UIView = self
        while view.bounds.size != window.bounds.size, let outer = view.superview { view = outer }
        return view
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            face.fingerDown(ObjectIdentifier(touch), at: touch.location(in: nil))
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            face.fingerMoved(ObjectIdentifier(touch), to: touch.location(in: nil))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { face.fingerUp(ObjectIdentifier(touch), at: touch.location(in: nil)) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { face.fingerLost(ObjectIdentifier(touch)) }
    }
}
