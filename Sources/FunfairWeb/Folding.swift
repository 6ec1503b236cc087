import Arcade
import BubblePop

// Folding in this build, so that tests can hold every tick against the native one.

/// Folds the recording of `length` bytes in `incoming`, and keeps the state hash after every tick
/// for `foldedHash`.
///
/// - Returns: how many ticks were folded, or −1 where the bytes do not hold.
@_expose(wasm, "fold")
@_cdecl("funfair_fold")
func fold(length: Int32) -> Int32 {
    Folded.hashes.removeAll(keepingCapacity: true)
    let bytes = Array(Incoming.bytes(length: length))
    do throws(RecordingProblem) {
        let (recording, claim) = try Recording<BubblePopGame>.reading(bytes)
        _ = try recording.fold(ticks: claim.ticks) { Folded.hashes.append($0.stateHash) }
        return Int32(Folded.hashes.count)
    } catch {
        return -1
    }
}

/// The state hash after a tick, from 1.
@_expose(wasm, "foldedHash")
@_cdecl("funfair_foldedHash")
func foldedHash(tick: Int32) -> UInt64 {
    Folded.hashes.indices.contains(Int(tick) - 1) ? Folded.hashes[Int(tick) - 1] : 0
}

/// Folds the same recording without looking at single ticks, for measuring.
///
/// - Returns: the hash of the last state, or 0 where the bytes do not hold.
@_expose(wasm, "foldQuietly")
@_cdecl("funfair_foldQuietly")
func foldQuietly(length: Int32) -> UInt64 {
    let bytes = Array(Incoming.bytes(length: length))
    do throws(RecordingProblem) {
        return try Recording<BubblePopGame>.verifying(bytes).game.stateHash
    } catch {
        return 0
    }
}

private enum Folded {
    nonisolated(unsafe) static var hashes: [UInt64] = []
}
