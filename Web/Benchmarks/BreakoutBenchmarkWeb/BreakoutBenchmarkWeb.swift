import BreakoutScene

private nonisolated(unsafe) var scene = BreakoutScene(balls: 1)

/// Sets the scene up anew.
@_expose(wasm, "setUp")
@_cdecl("breakout_setUp")
func setUp(balls: Int32) { scene = BreakoutScene(balls: Int(balls)) }

/// Plays so many ticks.
///
/// - Returns: how many bricks were broken since the scene was set up.
@_expose(wasm, "play")
@_cdecl("breakout_play")
func play(ticks: Int32) -> Int32 {
    scene.play(ticks: Int(ticks))
    return Int32(scene.broken)
}
