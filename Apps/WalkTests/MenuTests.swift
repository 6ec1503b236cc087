import Funfair
import FunfairFace
@_spi(Walk) import SwiftUI
import Testing

@testable import FunfairApp

@Suite("The menu bar of the app") @MainActor
struct MenuTests {
    @Test func `Shortcuts do what their commands say`() async throws {
        let app = AppWalk()
        await app.look()
        #expect(!app.walk.press(KeyPress("p", .down, .command)))
        app.face.press(.open(.bubblePop))
        app.face.type(.playerName, "Ada", isFinished: true)
        await app.look()
        #expect(app.walk.press(KeyPress("3", .down, .command)))
        #expect(app.face.view.tabs.chosen == .scores)
        await app.look()
        #expect(app.walk.press(KeyPress("1", .down, .command)))
        await app.look()
        #expect(app.walk.press(KeyPress("\r", .down, .command)))
        await app.wait(seconds: 5)
        #expect(app.walk.press(KeyPress("p", .down, .command)))
        guard case .play(let screen) = app.face.view.screen else {
            Issue.record("It shows \(app.face.view.screen.word)")
            return
        }
        #expect(screen.interrupted != nil)
        await app.look()
        #expect(app.walk.press(KeyPress("m", .down, [.command, .shift])))
        #expect(app.face.view.mute.isSelected)
        #expect(app.walk.press(KeyPress("h", .down, [.command, .shift])))
        #expect(app.face.view.steps == 0)
        await app.look()
        try await app.press("Continue")
        #expect(app.faults.sorted() == [])
    }

    @Test func `The app's window and its menu belong together`() {
        let walk = Walk()
        let node = walk.nodes(of: FunfairApp())
        #expect(node.children.filter { $0.kind == "CommandMenu" }.count == 1)
    }
}
