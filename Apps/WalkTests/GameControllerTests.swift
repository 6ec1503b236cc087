import FunfairFace
@_spi(Walk) import GameController
import Testing

@testable import FunfairApp

@Suite("Game controllers of the app") @MainActor
struct GameControllerTests {
    // Controllers belong to all apps of this process, so nothing else may run meanwhile.
    @Test func `A controller's parts reach the app`() throws {
        let controller = GCController.connect()
        defer { controller.disconnect() }
        let pad = try #require(controller.extendedGamepad)
        var last = GamepadState()
        GameControllers().startReporting { last = $0 }
        pad.change(pad.leftThumbstick, to: 0.5)
        #expect(last.stick == 0.5)
        pad.change(pad.dpad, to: -1)
        #expect(last.pad == -1)
        pad.change(pad.buttonA, to: 1)
        #expect(last.isConfirming && !last.isLeaving && !last.isPausing)
        pad.change(pad.buttonB, to: 1)
        #expect(last.isLeaving)
        pad.change(pad.buttonMenu, to: 1)
        #expect(last.isPausing)
        // A report after a controller left begins with one that nobody touches.
        GameControllers().startReporting { last = $0 }
        #expect(last == GamepadState())
    }
}
