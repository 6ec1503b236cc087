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
}

@available(iOS 13.0, *)
extension UIViewRepresentable {
    public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public var environment: EnvironmentValues { fatalError() }
}
