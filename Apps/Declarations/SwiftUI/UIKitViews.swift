import UIKit

@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(
        _ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIView(
        _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

@available(iOS 13.0, *)
extension UIViewRepresentable {
    public var body: Never { fatalError() }
    public static func dismantleUIView(
        _ uiView: Self.UIViewType, coordinator: Self.Coordinator
    ) {}
}

@available(iOS 13.0, *)
extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Self.Coordinator { fatalError() }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { fatalError() }
}
