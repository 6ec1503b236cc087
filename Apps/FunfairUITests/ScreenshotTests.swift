import XCTest
import XCUIAutomation

/// Takes the App Store's screenshots, in each language.
final class ScreenshotTests: XCTestCase {
    @MainActor func testEnglish() async throws { try await takeScreenshots(in: "en") }
    @MainActor func testVietnamese() async throws { try await takeScreenshots(in: "vi") }
    @MainActor func testChinese() async throws { try await takeScreenshots(in: "zh-Hans") }
    @MainActor func testSpanish() async throws { try await takeScreenshots(in: "es") }
    @MainActor func testArabic() async throws { try await takeScreenshots(in: "ar") }

    @MainActor private func takeScreenshots(in language: String) async throws {
        try await DeviceVisitor(in: language, for: self).takeScreenshots()
    }
}

/// Uses the app on a device or in a simulator.
@MainActor
private final class DeviceVisitor: Visitor {
    private let app = XCUIApplication()
    private let language: String
    private let test: XCTestCase

    init(in language: String, for test: XCTestCase) {
        (self.language, self.test) = (language, test)
        app.launchArguments = ["-AppleLanguages", "(\(language))"]
    }

    func launch() { app.launch() }

    func isShown(_ identifier: String, within seconds: Double) -> Bool {
        button(identifier).waitForExistence(timeout: seconds)
    }

    func press(_ identifier: String) async throws {
        let control = try existing(identifier)
        // A result ignores taps for a moment.
        for _ in 0..<50 where !control.isEnabled { try await Task.sleep(for: .milliseconds(200)) }
        control.tap()
    }

    func drag(from start: String, to end: String) throws {
        let start = middle(of: try existing(start))
        start.press(forDuration: 0.1, thenDragTo: middle(of: try existing(end)))
    }

    func tapStage() {
        // A moving target isn't where it was when XCTest looked, but it's near.
        let target = button("target")
        middle(of: target.exists ? target : app).tap()
    }

    func type(_ text: String) {
        let field = app.textFields.firstMatch
        field.tap()
        field.typeText(text + "\n")
    }

    func wait(seconds: Double) async throws { try await Task.sleep(for: .seconds(seconds)) }

    func takeScreenshot(_ caption: String) {
        let picture = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
        picture.name = "\(language)-\(caption)"
        picture.lifetime = .keepAlways
        test.add(picture)
    }

    private func existing(_ identifier: String) throws -> XCUIElement {
        let found = button(identifier)
        guard found.waitForExistence(timeout: 10) else { throw Missing(identifier: identifier) }
        return found
    }

    private func button(_ identifier: String) -> XCUIElement { app.buttons[identifier].firstMatch }

    private func middle(of element: XCUIElement) -> XCUICoordinate {
        element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    }
}
