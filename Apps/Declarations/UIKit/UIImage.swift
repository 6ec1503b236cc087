import Foundation

@available(iOS 2.0, *)
open class UIImage: NSObject, @unchecked Sendable {
    public init?(data: Data) { fatalError() }
    public init?(named name: String) { fatalError() }
    open var size: CGSize { fatalError() }
    open var cgImage: CGImage? { fatalError() }
    open func pngData() -> Data? { fatalError() }
}

@available(iOS 2.0, *)
open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
    public convenience init?(named name: String) { fatalError() }
    open class var clear: UIColor { fatalError() }
    open class var black: UIColor { fatalError() }
    open class var white: UIColor { fatalError() }
}
