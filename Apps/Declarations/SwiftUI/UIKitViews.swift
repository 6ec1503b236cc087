@_spi(Walk) import UIKit

@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(
        _ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

@available(iOS 13.0, *)
extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@available(iOS 13.0, *)
extension UIViewRepresentable {
    public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
}

extension Walk {
    /// Walks a view of UIKit: it's made once, gets the window's size, and is laid out when it changes.
    func nodes<Wrapped: UIViewRepresentable>(wrapping wrapped: Wrapped) -> [Node] {
        connect(wrapped)
        let (kept, isNew) = place.object("view") {
            let context = Wrapped.Context(coordinator: wrapped.makeCoordinator())
            return Box((view: wrapped.makeUIView(context: context), context: context))
        }
        let (view, context) = kept.value
        if !isNew { wrapped.updateUIView(view, context: context) }
        if view.bounds.size != size {
            window.bounds = CGRect(origin: .zero, size: size)
            view.place(in: window)
            view.layoutSubviews()
        }
        let node = Node(String(describing: Wrapped.UIViewType.self))
        node.view = view
        return [node]
    }
}
