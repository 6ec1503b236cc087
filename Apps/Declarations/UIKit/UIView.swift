@_exported import CoreGraphics

@available(iOS 2.0, *)
@MainActor
open class UIResponder: NSObject {
    public override init() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@available(iOS 2.0, *)
@MainActor
open class UIView: UIResponder {
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
    }
    public required init?(coder: NSCoder) { nil }
    open var frame: CGRect
    open var bounds: CGRect
    open var isMultipleTouchEnabled = false
    open private(set) weak var window: UIWindow?
    open var superview: UIView? { window }
    open func layoutSubviews() {}
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
    }

    /// Makes the view fill a window, but for a strip at its top and one at its bottom. A phone's
    /// stage gets 390 by 690 points, as in the golden recordings.
    @_spi(Walk) public func place(in window: UIWindow) {
        self.window = window
        let size = window.bounds.size
        let (top, bottom) = (min(120, size.height / 4), min(34, size.height / 8))
        frame = CGRect(x: 0, y: top, width: size.width, height: size.height - top - bottom)
        bounds = CGRect(origin: .zero, size: frame.size)
    }
}

@available(iOS 2.0, *)
@MainActor
open class UIWindow: UIView {
    @available(iOS 13.0, *)
    open var windowScene: UIWindowScene? = UIApplication.scene
    @available(iOS 4.0, *)
    open var rootViewController: UIViewController?
}

@available(iOS 2.0, *)
@MainActor
open class UIViewController: UIResponder {
    @available(iOS 5.0, *)
    open var presentedViewController: UIViewController? { nil }
    @available(iOS 5.0, *)
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) { completion?() }
}

@available(iOS 2.0, *)
@MainActor
open class UITouch: NSObject {
    private var point = CGPoint.zero
    open func location(in view: UIView?) -> CGPoint { point }

    /// Creates a finger's touch.
    @_spi(Walk) public init(at point: CGPoint) { self.point = point }
    /// Moves the finger.
    @_spi(Walk) public func move(to point: CGPoint) { self.point = point }
}

@available(iOS 2.0, *)
@MainActor
open class UIEvent: NSObject {
}
