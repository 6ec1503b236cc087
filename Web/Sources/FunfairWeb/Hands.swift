import Arcade
import Funfair

// Input at the stage. Places are in stage units, and each finger that is down has its own number.
// Each function returns what `handleQuickly` returns.

@_expose(wasm, "fingerDown")
@_cdecl("funfair_fingerDown")
func fingerDown(finger: Int32, x: Double, y: Double) -> Int32 {
    handleQuickly(.gesture(.press(finger: Int(finger), at: Point(x: x, y: y))))
}

@_expose(wasm, "fingerMoved")
@_cdecl("funfair_fingerMoved")
func fingerMoved(finger: Int32, x: Double, y: Double) -> Int32 {
    handleQuickly(.gesture(.drag(finger: Int(finger), to: Point(x: x, y: y))))
}

/// A pointer moved with no button down. Its number is that of the finger it would press with.
@_expose(wasm, "pointed")
@_cdecl("funfair_pointed")
func pointed(finger: Int32, x: Double, y: Double) -> Int32 {
    handleQuickly(.gesture(.point(finger: Int(finger), at: Point(x: x, y: y))))
}

@_expose(wasm, "fingerUp")
@_cdecl("funfair_fingerUp")
func fingerUp(finger: Int32) -> Int32 {
    handleQuickly(.gesture(.lift(finger: Int(finger))))
}

/// The system cancelled the touch.
@_expose(wasm, "fingerLost")
@_cdecl("funfair_fingerLost")
func fingerLost(finger: Int32) -> Int32 {
    handleQuickly(.gesture(.cancel(finger: Int(finger))))
}

/// The arrow keys held down changed: −1 left, 0 none, 1 right.
@_expose(wasm, "steer")
@_cdecl("funfair_steer")
func steer(direction: Int32) -> Int32 {
    handleQuickly(.gesture(.steer(Int(direction))))
}

/// A key that works like a tap was pressed.
@_expose(wasm, "strike")
@_cdecl("funfair_strike")
func strike() -> Int32 { handleQuickly(.gesture(.strike)) }

/// The device was tilted: the pull to the right and downwards along the screen, −1 to 1 each.
@_expose(wasm, "tilt")
@_cdecl("funfair_tilt")
func tilt(x: Double, y: Double) -> Int32 {
    handleQuickly(.gesture(.tilt(Point(x: x, y: y))))
}

/// The device has no tilt sensor, or its owner denied access.
@_expose(wasm, "tiltRefused")
@_cdecl("funfair_tiltRefused")
func tiltRefused() { handle(.tiltRefused) }
