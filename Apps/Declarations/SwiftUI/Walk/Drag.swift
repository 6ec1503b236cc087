/// A gesture that a walk can perform.
protocol Performable {
    func change(_ value: Any)
    func reset()
}

extension DragGesture: Performable {
    func change(_ value: Any) {}
    func reset() {}
}

extension _Handled: Performable {
    func change(_ value: Any) {
        (base as? any Performable)?.change(value)
        handlers.changed(value)
    }
    func reset() {
        (base as? any Performable)?.reset()
        handlers.reset()
    }
}

struct OnGesture<Performed: Gesture>: NodeModifier {
    let gesture: Performed
    func change(_ node: Node, on walk: Walk) {
        guard let gesture = gesture as? any Performable else { return }
        node.drag = Drag(gesture: gesture)
        node.add(.drag) { pick in
            let drag = Drag(gesture: gesture)
            for step in 0..<3 { drag.move(to: CGPoint(x: pick % 300 + step * 20, y: pick % 97)) }
            drag.end()
        }
    }
}

/// A finger on a view with a drag gesture.
@_spi(Walk) @MainActor
public final class Drag {
    private let gesture: any Performable
    private var last = DragGesture.Value(location: .zero)

    init(gesture: any Performable) { self.gesture = gesture }

    /// Moves the finger, or puts it down.
    public func move(to point: CGPoint) {
        last = DragGesture.Value(location: point)
        gesture.change(last)
    }
    /// Lifts the finger, or takes it for something else, as the system does: both reset the gesture's
    /// state, and `onEnded`, which only the first would call, isn't declared.
    public func end() { gesture.reset() }
}
