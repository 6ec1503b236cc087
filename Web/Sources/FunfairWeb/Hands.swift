import Arcade
import Funfair

// Input on the stage. Points are in stage units, and each finger on the stage has its own number.
// Functions with a result return that of `handleQuickly`.

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

/// Handles a pointer that moved with no button down. A press with it has the same finger number.
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

/// Handles a touch that the system cancelled.
@_expose(wasm, "fingerLost")
@_cdecl("funfair_fingerLost")
func fingerLost(finger: Int32) -> Int32 {
    handleQuickly(.gesture(.cancel(finger: Int(finger))))
}

/// Steers with the keys held down: −1 left, 0 neither, 1 right.
@_expose(wasm, "steer")
@_cdecl("funfair_steer")
func steer(direction: Int32) -> Int32 {
    handleQuickly(.gesture(.steer(Int(direction))))
}

/// Handles a press of a key that works like a tap.
@_expose(wasm, "strike")
@_cdecl("funfair_strike")
func strike() -> Int32 { handleQuickly(.gesture(.strike)) }

/// Handles a tilt. `x` and `y` are the pull to the right and downwards on the screen, −1 to 1.
@_expose(wasm, "tilt")
@_cdecl("funfair_tilt")
func tilt(x: Double, y: Double) -> Int32 {
    handleQuickly(.gesture(.tilt(Point(x: x, y: y))))
}

/// Handles a device that has no tilt sensor, or whose owner denied access.
@_expose(wasm, "tiltRefused")
@_cdecl("funfair_tiltRefused")
func tiltRefused() { handle(.tiltRefused) }
