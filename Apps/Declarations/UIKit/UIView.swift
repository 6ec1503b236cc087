@_exported import CoreGraphics

@available(iOS 2.0, *)
@MainActor
open class UIResponder: NSObject {
    public override init() { fatalError() }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@available(iOS 2.0, *)
@MainActor
open class UIView: UIResponder {
    public init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var frame: CGRect
    open var bounds: CGRect
    open var isMultipleTouchEnabled: Bool
    open var window: UIWindow? { fatalError() }
    open var superview: UIView? { fatalError() }
    open func layoutSubviews() {}
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError() }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
}

@available(iOS 2.0, *)
@MainActor
open class UIWindow: UIView {
    @available(iOS 13.0, *)
    open var windowScene: UIWindowScene?
}

@available(iOS 2.0, *)
@MainActor
open class UIViewController: UIResponder {
    open var view: UIView!
    @available(iOS 5.0, *)
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@available(iOS 2.0, *)
@MainActor
open class UITouch: NSObject {
    open var phase: UITouch.Phase { fatalError() }
    @available(iOS 9.0, *)
    open var type: UITouch.TouchType { fatalError() }
    open func location(in view: UIView?) -> CGPoint { fatalError() }

    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }
}

@available(iOS 2.0, *)
@MainActor
open class UIEvent: NSObject {
}
