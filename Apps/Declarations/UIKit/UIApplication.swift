import Foundation

@available(iOS 2.0, *)
@MainActor
open class UIApplication: UIResponder {
    public override init() { fatalError() }
    open class var shared: UIApplication { fatalError() }
    open var isIdleTimerDisabled: Bool
    @available(iOS 13.0, *)
    open var connectedScenes: Set<UIScene> { fatalError() }
    @available(iOS 4.0, *)
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        fatalError()
    }
    public nonisolated class var willTerminateNotification: NSNotification.Name { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
open class UIScene: UIResponder {}

@available(iOS 13.0, *)
@MainActor
open class UIWindowScene: UIScene {
    open var screen: UIScreen { fatalError() }
    @available(iOS 16.0, *)
    open var effectiveGeometry: UIWindowScene.Geometry { fatalError() }

    @available(iOS 16.0, *)
    @MainActor
    open class Geometry: NSObject {
        @available(iOS 16.0, *)
        open var interfaceOrientation: UIInterfaceOrientation { fatalError() }
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
open class UIScreen: NSObject {
    @available(iOS 4.0, *)
    open var scale: CGFloat { fatalError() }
}

@available(iOS 2.0, *)
@MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { fatalError() }
    open var name: String { fatalError() }
    @available(iOS 3.2, *)
    open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
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
    public static var nickname: UITextContentType { fatalError() }
}
