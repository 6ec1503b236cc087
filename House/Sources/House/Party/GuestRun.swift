import Arcade
import Foundation
import Funfair
import Hands
import HouseWire
import Synchronization

/// A guest's run in the current round, which arrives in pieces while it's played. It's only in
/// memory: a house that restarts asks for the whole run again.
package final class GuestRun: Sendable {
    private enum Progress {
        /// Waiting for the next piece.
        case waiting(GrowingRun)
        /// Being continued with a piece.
        case continuing
        /// No longer followed, because the run is too long or has a problem.
        case ended
    }

    private struct State {
        var progress = Progress.waiting(GrowingRun())
        var inputs = 0
        /// The length of all pieces so far.
        var bytes = 0
        /// The parts that were asked for since the last piece, by the tick that they follow.
        var parts: [Int: RunPiece] = [:]

        /// Waits for the next piece, unless the pieces have become too long, or the run isn't
        /// followed any longer.
        mutating func keep(_ run: GrowingRun, _ piece: [UInt8]?) {
            guard case .continuing = progress else { return }
            progress = .waiting(run)
            guard let piece else { return }
            bytes += piece.count
            guard bytes <= WireLimits.piece else {
                self = State(progress: .ended)
                return
            }
            inputs = run.inputs
            parts = [:]
        }

        mutating func part(after tick: Int) -> RunPiece? {
            if let known = parts[tick] { return known }
            guard case .waiting(let run) = progress, let part = run.piece(after: tick) else {
                return nil
            }
            if parts.count < GuestRun.mostParts, part.bytes.count <= GuestRun.keptPart {
                parts[tick] = part
            }
            return part
        }
    }

    /// The number of parts to keep for others who ask for the same one, and the length of the longest
    /// one in bytes. Most screens and phones have the run up to the same tick, and need little more.
    private static let (mostParts, keptPart) = (2, 1024)

    /// The hash of the secret of the device that plays the run. Another device of the same player
    /// may play a run of its own.
    let device: Data
    private let state = Mutex(State())

    init(device: Data) { self.device = device }

    /// The number of inputs that the house has; nil if it doesn't follow the run any longer.
    var inputs: Int? {
        state.withLock { state in
            if case .ended = state.progress { nil } else { state.inputs }
        }
    }

    /// The length of all pieces so far, in bytes; 0 if the house doesn't follow the run any longer.
    var bytes: Int { state.withLock { $0.bytes } }

    /// Returns the part of the run after a tick; nil if the house has nothing new, or is just
    /// adding a piece.
    func part(after tick: Int) -> RunPiece? { state.withLock { $0.part(after: tick) } }

    /// Returns the part of the run after a tick, with at most about as many bytes as given.
    func part(after tick: Int, most: Int) -> RunPiece? {
        state.withLock { state in
            if case .waiting(let run) = state.progress {
                run.piece(after: tick, most: most)
            } else {
                nil
            }
        }
    }

    /// Stops following the run. It can still be finished.
    func end() { state.withLock { $0 = State(progress: .ended) } }

    /// Continues the run with a piece, which takes a while. Ignores a piece that isn't new, or that
    /// arrives while another one is being added.
    ///
    /// - Parameters:
    ///   - bytes: the bytes that were sent, which can be anything.
    ///   - known: the number of inputs that the piece leaves out.
    /// - Returns: the state of the run at the end of the piece; nil for an ignored piece.
    /// - Throws: `Refusal` if the run can't count.
    func take(_ bytes: [UInt8], after known: Int) throws(Refusal) -> PartyTalk.Said? {
        let waiting = state.withLock { state -> GrowingRun? in
            guard case .waiting(let run) = state.progress else { return nil }
            state.progress = .continuing
            return run
        }
        guard var run = waiting else { return nil }
        do throws(PieceProblem) {
            let isNew = try run.take(bytes, after: known)
            let grown = run
            state.withLock { $0.keep(grown, isNew ? bytes : nil) }
            return isNew ? PartyTalk.Said(score: run.score, chain: run.chain) : nil
        } catch {
            state.withLock { $0 = State(progress: .ended) }
            throw Refusal(error)
        }
    }

    /// Verifies the finished run. Plays only the ticks that no piece contained, if the house follows
    /// the run.
    ///
    /// - Throws: `Refusal` if the run can't count.
    func finished(_ bytes: [UInt8]) throws(Refusal) -> WatchedRun {
        let known = state.withLock { state -> GrowingRun in
            if case .waiting(let run) = state.progress { run } else { GrowingRun() }
        }
        do throws(PieceProblem) { return try known.finished(bytes) } catch {
            throw Refusal(error)
        }
    }
}

extension Refusal {
    fileprivate init(_ problem: PieceProblem) {
        self =
            switch problem {
            case .recording(let problem): Refusal(problem)
            case .notAContinuation: .doesNotFit(.pieces)
            case .inhuman(let measure): .inhuman(measure)
            }
    }
}
