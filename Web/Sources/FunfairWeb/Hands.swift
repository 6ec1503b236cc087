import Arcade
import Funfair

// What hands do at the stage. Places are in stage units, and every finger that is down has a number
// of its own. Each of these returns 1 where the view is to be asked for, else 0.

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

/// A pointer moved with no button down; its number is that of the finger that it presses with.
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

/// The system took the finger away.
@_expose(wasm, "fingerLost")
@_cdecl("funfair_fingerLost")
func fingerLost(finger: Int32) -> Int32 {
    handleQuickly(.gesture(.cancel(finger: Int(finger))))
}

/// Arrow keys are held down this way: −1 left, 0 none, 1 right.
@_expose(wasm, "steer")
@_cdecl("funfair_steer")
func steer(direction: Int32) -> Int32 {
    handleQuickly(.gesture(.steer(Int(direction))))
}

/// A key did what a tap does.
@_expose(wasm, "strike")
@_cdecl("funfair_strike")
func strike() -> Int32 { handleQuickly(.gesture(.strike)) }

/// The device is tilted: the pull to the right and downwards along the screen, −1 to 1 each.
@_expose(wasm, "tilt")
@_cdecl("funfair_tilt")
func tilt(x: Double, y: Double) -> Int32 {
    handleQuickly(.gesture(.tilt(Point(x: x, y: y))))
}

/// The device does not feel how it is tilted, or its owner did not allow it.
@_expose(wasm, "tiltRefused")
@_cdecl("funfair_tiltRefused")
func tiltRefused() { handle(.tiltRefused) }
