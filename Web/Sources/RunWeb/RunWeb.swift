import Arcade
import Spectator
import WebMemory

// The functions for a party's screens and for the phones of guests who don't play now, which show
// one guest's run at a time. They fetch this module when they need it, so it isn't part of the
// page's module.

private nonisolated(unsafe) var shown: (any ShownRun)?
private nonisolated(unsafe) var scene = Scene()

/// Memory that the screen writes to and reads from.
private enum Memory {
    nonisolated(unsafe) static var incoming = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    nonisolated(unsafe) static var size = 1
    nonisolated(unsafe) static var outgoing = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    /// The maximum number of commands, more than any stage needs.
    static let most = 1024
    nonisolated(unsafe) static let picture = UnsafeMutablePointer<SceneCommand>.allocate(
        capacity: most)
}

/// Returns memory where the screen can write a piece of `size` bytes.
@_expose(wasm, "incoming")
@_cdecl("run_incoming")
func incoming(size: Int32) -> UnsafeMutablePointer<UInt8> {
    Memory.incoming.deallocate()
    Memory.size = max(Int(size), 1)
    Memory.incoming = .allocate(capacity: Memory.size)
    return Memory.incoming
}

/// Returns the address of the text that `looks` wrote.
@_expose(wasm, "outgoing")
@_cdecl("run_outgoing")
func outgoing() -> UnsafeMutablePointer<UInt8> { Memory.outgoing }

/// Returns the address of the picture that `frame` writes.
@_expose(wasm, "picture")
@_cdecl("run_picture")
func picture() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(Memory.picture) }

/// Forgets the run, before the first piece of another one.
@_expose(wasm, "forget")
@_cdecl("run_forget")
func forget() { shown = nil }

/// Adds a piece of `length` bytes, which follows the earlier ones.
///
/// - Returns: the tick that the run is known up to; -1 for an invalid piece.
@_expose(wasm, "take")
@_cdecl("run_take")
func take(length: Int32) -> Int32 {
    let count = min(max(Int(length), 0), Memory.size)
    let bytes = Array(UnsafeBufferPointer(start: Memory.incoming, count: count))
    do throws(RecordingProblem) {
        if shown == nil { shown = try shownRun(startingWith: bytes) }
        try shown?.take(bytes)
    } catch {
        return -1
    }
    return Int32(clamping: shown?.known ?? 0)
}

/// Plays the run to the moment that is shown now, as far as it is known, and draws it.
///
/// - Parameters:
///   - elapsed: the milliseconds since the round's start.
///   - reducesMotion: whether the system asks for less motion.
/// - Returns: the number of commands in the picture.
@_expose(wasm, "frame")
@_cdecl("run_frame")
func frame(elapsed: Double, reducesMotion: Int32) -> Int32 {
    guard let shown else { return 0 }
    scene.clear()
    shown.draw(into: &scene, at: elapsed, reducesMotion: reducesMotion != 0)
    let count = min(scene.commands.count, Memory.most)
    for index in 0..<count {
        (Memory.picture + index).initialize(to: scene.commands[index])
    }
    return Int32(count)
}

/// Returns the width of the stage, in stage units.
@_expose(wasm, "width")
@_cdecl("run_width")
func width() -> Int32 { Int32(shown?.stage.width ?? 0) }

/// Returns the height of the stage, in stage units.
@_expose(wasm, "height")
@_cdecl("run_height")
func height() -> Int32 { Int32(shown?.stage.height ?? 0) }

/// Writes the looks of the run's game as JSON.
///
/// - Returns: the text's length in bytes, at the address from `outgoing`.
@_expose(wasm, "looks")
@_cdecl("run_looks")
func looks() -> Int32 {
    var json = JSONText()
    json.array(nil) { json in
        for look in shown?.looks ?? [] {
            json.object { json in
                json.string("colour", look.webColour)
                json.string("symbol", look.symbol.rawValue)
                json.string("form", look.form.rawValue)
                // These pictures have no texts.
                json.string("name", "")
                json.string("label", "")
            }
        }
    }
    let bytes = json.bytes
    Memory.outgoing.deallocate()
    Memory.outgoing = .allocate(capacity: bytes.count)
    for index in bytes.indices { Memory.outgoing[index] = bytes[index] }
    return Int32(bytes.count)
}

/// Counts a text's characters, for `String.characters` in `Arcade`. The house has checked the names in
/// its pieces, and this module doesn't show them, so every name counts as one short character.
@_silgen_name("funfair_characters")
public func countCharacters(_ text: UnsafePointer<UInt8>, _ length: Int32) -> Int32 { 257 }
