import XCTest

@available(iOS 9.0, *)
@MainActor
open class XCUIScreen: NSObject {
    open class var main: XCUIScreen { neverRun() }
    open func screenshot() -> XCUIScreenshot { neverRun() }
}

@available(iOS 9.0, *)
@MainActor
open class XCUIScreenshot: NSObject {}

// The part of XCTest that exists only on Apple's systems.

@available(iOS 9.0, *)
open class XCTAttachment: NSObject {
    open var name: String?
    open var lifetime: XCTAttachment.Lifetime = .deleteOnSuccess

    public convenience init(screenshot: XCUIScreenshot) { neverRun() }

    @available(iOS 9.0, *)
    public enum Lifetime: Int, Sendable {
        case keepAlways = 0
        case deleteOnSuccess = 1
    }
}

@available(iOS 9.0, *)
extension XCTestCase {
    public func add(_ attachment: XCTAttachment) { neverRun() }
}
