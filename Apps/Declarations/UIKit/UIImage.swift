import Foundation

@available(iOS 2.0, *)
open class UIImage: NSObject, @unchecked Sendable {
    public init?(data: Data) { fatalError() }
    public init?(named name: String) { fatalError() }
    open var size: CGSize { fatalError() }
    open var cgImage: CGImage? { fatalError() }
}

@available(iOS 2.0, *)
open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
    public convenience init?(named name: String) { fatalError() }
    @available(iOS 13.0, *)
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        fatalError()
    }
    open class var clear: UIColor { fatalError() }
    open class var black: UIColor { fatalError() }
    open class var white: UIColor { fatalError() }
}

@available(iOS 8.0, *)
open class UITraitCollection: NSObject, @unchecked Sendable {
    @available(iOS 12.0, *)
    open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
}

@available(iOS 12.0, *)
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}
