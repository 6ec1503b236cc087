import BreakoutScene

private nonisolated(unsafe) var scene = BreakoutScene(balls: 1)

/// Resets the scene.
@_expose(wasm, "setUp")
@_cdecl("breakout_setUp")
func setUp(balls: Int32) { scene = BreakoutScene(balls: Int(balls)) }

/// Plays the given number of ticks.
///
/// - Returns: the number of bricks broken since the scene was reset.
@_expose(wasm, "play")
@_cdecl("breakout_play")
func play(ticks: Int32) -> Int32 {
    scene.play(ticks: Int(ticks))
    return Int32(scene.broken)
}
