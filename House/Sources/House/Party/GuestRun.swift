import Arcade
import Foundation
import Funfair
import Hands
import HouseWire
import Synchronization

/// A guest's run in the current round, which arrives in pieces while it's played. It's only in
/// memory: a house that restarts asks for the whole run again.
package final class GuestRun: Sendable {
    /// A piece of the run, as it was sent.
    package struct Piece: Sendable {
        package let bytes: [UInt8]
        /// The tick that the piece reaches.
        let tick: Int
    }

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
        var pieces: [Piece] = []
        var inputs = 0
        var bytes = 0

        /// Waits for the next piece, unless the pieces have become too long.
        mutating func keep(_ run: GrowingRun, _ piece: [UInt8]?) {
            progress = .waiting(run)
            guard let piece else { return }
            bytes += piece.count
            guard bytes <= WireLimits.piece else {
                self = State(progress: .ended)
                return
            }
            pieces.append(Piece(bytes: piece, tick: run.tick))
            inputs = run.inputs
        }
    }

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

    /// Returns the pieces that end after a tick.
    package func pieces(after tick: Int) -> [Piece] {
        state.withLock { Array($0.pieces.drop { $0.tick <= tick }) }
    }

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
