import Arcade
import Funfair

// Folding in this build, so that tests can hold every tick against the native one.

/// Folds the recording of `length` bytes in `incoming`, and keeps the state hash after every tick
/// for `foldedHash`.
///
/// - Returns: how many ticks were folded, or −1 where the recording does not hold.
@_expose(wasm, "fold")
@_cdecl("funfair_fold")
func fold(length: Int32) -> Int32 {
    Folded.hashes.removeAll(keepingCapacity: true)
    do throws(RecordingProblem) {
        _ = try VerifiedRun(verifying: Array(Incoming.bytes(length: length))) {
            Folded.hashes.append($0)
        }
        return Int32(Folded.hashes.count)
    } catch {
        return -1
    }
}

/// The state hash after a tick, from 1; 0 after one that was not folded.
@_expose(wasm, "foldedHash")
@_cdecl("funfair_foldedHash")
func foldedHash(tick: Int32) -> UInt64 {
    Folded.hashes.indices.contains(Int(tick) - 1) ? Folded.hashes[Int(tick) - 1] : 0
}

/// Folds the recording of `length` bytes in `incoming` without looking at single ticks, for
/// measuring.
///
/// - Returns: the hash of the last state, or 0 where the recording does not hold.
@_expose(wasm, "verify")
@_cdecl("funfair_verify")
func verify(length: Int32) -> UInt64 {
    do throws(RecordingProblem) {
        return try VerifiedRun(verifying: Array(Incoming.bytes(length: length))).result.stateHash
    } catch {
        return 0
    }
}

private enum Folded {
    nonisolated(unsafe) static var hashes: [UInt64] = []
}
