import Foundation

@available(iOS 2.0, *)
@MainActor
open class UIApplication: UIResponder {
    static let scene = UIWindowScene()
    private static let only = UIApplication()
    open class var shared: UIApplication { only }
    open var isIdleTimerDisabled = false
    @available(iOS 13.0, *)
    open var connectedScenes: Set<UIScene> { [Self.scene] }
}

@available(iOS 13.0, *)
@MainActor
open class UIScene: UIResponder {}

@available(iOS 13.0, *)
@MainActor
open class UIWindowScene: UIScene {
    @available(iOS 15.0, *)
    open var keyWindow: UIWindow? { nil }
    @available(iOS 16.0, *)
    open var effectiveGeometry: UIWindowScene.Geometry { Geometry() }

    @available(iOS 16.0, *)
    @MainActor
    open class Geometry: NSObject {
        @available(iOS 16.0, *)
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }
}

@available(iOS 2.0, *)
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
}

@available(iOS 2.0, *)
@MainActor
open class UIDevice: NSObject {
    private static let only = UIDevice()
    open class var current: UIDevice { only }
    @available(iOS 3.2, *)
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

@available(iOS 3.2, *)
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
}

@available(iOS 2.0, *)
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
}

@available(iOS 10.0, *)
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    @available(iOS 10.0, *)
    public static var nickname: UITextContentType { .init(rawValue: "nickname") }
}
