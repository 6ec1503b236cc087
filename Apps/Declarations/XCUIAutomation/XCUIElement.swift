@_exported import CoreGraphics

// UI tests only compile here, because they need an app in another process. WalkTests runs their steps.

@available(iOS 9.0, *)
@MainActor
open class XCUIElement: NSObject {
    open var exists: Bool { neverRun() }
    open var isEnabled: Bool { neverRun() }
    open var firstMatch: XCUIElement { neverRun() }
    open var buttons: XCUIElementQuery { neverRun() }
    open var textFields: XCUIElementQuery { neverRun() }
    open func waitForExistence(timeout: TimeInterval) -> Bool { neverRun() }
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        neverRun()
    }
    open func tap() { neverRun() }
    open func typeText(_ text: String) { neverRun() }
}

@available(iOS 9.0, *)
@MainActor
open class XCUIElementQuery: NSObject {
    open var firstMatch: XCUIElement { neverRun() }
    open subscript(key: String) -> XCUIElement { neverRun() }
}

@available(iOS 9.0, *)
@MainActor
open class XCUICoordinate: NSObject {
    open func tap() { neverRun() }
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate)
    {
        neverRun()
    }
}

@available(iOS 9.0, *)
@MainActor
open class XCUIApplication: XCUIElement {
    public override init() {}
    open var launchArguments: [String] = []
    open func launch() { neverRun() }
}

func neverRun() -> Never { fatalError("A UI test needs a device.") }
