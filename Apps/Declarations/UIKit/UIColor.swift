import Foundation

@available(iOS 2.0, *)
open class UIColor: NSObject, @unchecked Sendable {
    /// A colour's amounts, 0 to 1.
    @_spi(Walk) public struct Amounts: Sendable {
        public let red, green, blue, alpha: Double
    }
    private let amounts: @Sendable (UIUserInterfaceStyle) -> Amounts

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let amounts = Amounts(
            red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        self.amounts = { _ in amounts }
    }
    @available(iOS 13.0, *)
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        amounts = { dynamicProvider(UITraitCollection($0)).amounts($0) }
    }

    /// Returns the colour's amounts in a light or dark environment.
    @_spi(Walk) public func amounts(_ style: UIUserInterfaceStyle) -> Amounts { amounts(style) }
}

@available(iOS 8.0, *)
open class UITraitCollection: NSObject, @unchecked Sendable {
    @available(iOS 12.0, *)
    public let userInterfaceStyle: UIUserInterfaceStyle
    init(_ style: UIUserInterfaceStyle) { userInterfaceStyle = style }
}

@available(iOS 12.0, *)
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}
