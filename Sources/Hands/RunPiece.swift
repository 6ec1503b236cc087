import Arcade

/// A part of a growing run, for someone who watches it.
public struct RunPiece: Equatable, Sendable {
    /// A recording with the inputs of this part.
    public let bytes: [UInt8]
    /// The tick that the part reaches.
    public let tick: Int

    /// Creates a piece.
    public init(bytes: [UInt8], tick: Int) {
        self.bytes = bytes
        self.tick = tick
    }
}

extension GrowingRun {
    /// Returns the part of the run after a tick; nil if nothing more is known. The house needs the
    /// inputs in any case, to compare them with the finished run, so every part can be had at any
    /// time.
    ///
    /// - Parameters:
    ///   - tick: the tick that the watcher has the run up to; 0 for the whole run.
    ///   - most: about how many bytes of inputs to include. A part that ends early claims the result
    ///     at the end of the run so far, which watchers don't check.
    public func piece(after tick: Int, most: Int = .max) -> RunPiece? {
        switch kind {
        case .bubblePop(let growth): growth.piece(after: tick, most: most)
        case .breakout(let growth): growth.piece(after: tick, most: most)
        case nil: nil
        }
    }
}

extension Growth {
    func piece(after tick: Int, most: Int) -> RunPiece? {
        guard stand.tick > tick else { return nil }
        var inputs: [(tick: Int, input: Played.Input)] = []
        var end = stand.tick
        var reader = ByteReader(watch.trace.inputs)
        var start: Int?
        do throws(RecordingProblem) {
            while reader.remaining > 0 {
                let position = reader.position
                let at = try reader.number(upTo: claim.ticks)
                let kind = try reader.number(upTo: Int(UInt8.max))
                let input = try Played.Input(kind: kind, from: &reader)
                guard at >= tick else { continue }
                if position - (start ?? position) >= most, at > inputs.last?.tick ?? at, at > tick {
                    end = at
                    break
                }
                start = start ?? position
                inputs.append((at, input))
            }
        } catch {
            // The house wrote these bytes itself.
            return nil
        }
        let result = RunResult(ticks: end, score: claim.score, stateHash: claim.stateHash)
        return RunPiece(bytes: head.with(inputs).bytes(claiming: result), tick: end)
    }
}
