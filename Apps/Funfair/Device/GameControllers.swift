import Foundation
import FunfairFace
import GameController

/// All connected game controllers, as one.
@MainActor
final class GameControllers: GamepadSource {
    func startReporting(_ change: @escaping @MainActor @Sendable (GamepadState) -> Void) {
        for name in [NSNotification.Name.GCControllerDidConnect, .GCControllerDidDisconnect] {
            // The observer lives as long as the app.
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
                _ in
                MainActor.assumeIsolated { Self.follow(change) }
            }
        }
        Self.follow(change)
    }

    private static func follow(_ change: @escaping @MainActor @Sendable (GamepadState) -> Void) {
        // A controller that just left may have been steering.
        change(GamepadState())
        for gamepad in GCController.controllers().compactMap(\.extendedGamepad) {
            gamepad.valueChangedHandler = { @Sendable gamepad, _ in
                let state = state(of: gamepad)
                MainActor.assumeIsolated { change(state) }
            }
        }
    }

    nonisolated private static func state(of gamepad: GCExtendedGamepad) -> GamepadState {
        var state = GamepadState()
        state.stick = Double(gamepad.leftThumbstick.xAxis.value)
        state.pad = Double(gamepad.dpad.xAxis.value)
        state.isConfirming = gamepad.buttonA.isPressed
        state.isLeaving = gamepad.buttonB.isPressed
        state.isPausing = gamepad.buttonMenu.isPressed
        return state
    }
}
