import Arcade
import Breakout
import BubblePop
import Funfair

/// A run that arrives in pieces while it's played. Each tick is played once: the pieces continue one
/// replay, and the finished run continues it, too.
///
/// A piece is a recording without the inputs that earlier pieces contained, and claims the state of
/// the run so far; see `Run.piece(after:)`. Its inputs in the last tick aren't final, so the next
/// piece contains them again.
public struct GrowingRun: Sendable {
    enum Kind: Sendable {
        case bubblePop(Growth<BubblePopWatch>)
        case breakout(Growth<BreakoutWatch>)
    }

    /// Nil before the first piece.
    private(set) var kind: Kind?

    /// The last known tick of the run.
    public var tick: Int { stand?.tick ?? 0 }
    /// The number of final inputs that are known, which the next piece can leave out.
    public var inputs: Int { stand?.inputs ?? 0 }
    /// The score at `tick`.
    public var score: Int { stand?.score ?? 0 }
    /// The length of the chain or streak at `tick`; nil without one.
    public var chain: Int? { stand?.chain }
    /// The number of ticks played so far, which shows that none is played twice.
    public var ticksPlayed: Int { stand?.ticksPlayed ?? 0 }

    private var stand: RunStand? {
        switch kind {
        case .bubblePop(let growth): growth.stand
        case .breakout(let growth): growth.stand
        case nil: nil
        }
    }

    /// Creates a run before its first piece.
    public init() {}

    /// Continues the run with a piece. Ignores a piece that brings nothing new, or that leaves out
    /// unknown inputs, because pieces can be lost or repeated.
    ///
    /// - Parameters:
    ///   - bytes: any bytes.
    ///   - known: the number of inputs that the piece leaves out.
    /// - Returns: whether the piece was new.
    /// - Throws: `PieceProblem`. Don't use the run afterwards.
    @discardableResult
    public mutating func take(_ bytes: [UInt8], after known: Int) throws(PieceProblem) -> Bool {
        let stall = try PieceProblem.reading { () throws(RecordingProblem) in
            try Stall(recordedIn: bytes)
        }
        switch (stall, kind) {
        case (.bubblePop, nil):
            kind = .bubblePop(try Growth(startingWith: bytes))
            return try take(bytes, after: known)
        case (.breakout, nil):
            kind = .breakout(try Growth(startingWith: bytes))
            return try take(bytes, after: known)
        case (.bubblePop, .bubblePop(var growth)):
            // Without a second owner, the replay's arrays needn't be copied.
            kind = nil
            let isNew = try growth.take(bytes, after: known)
            kind = .bubblePop(growth)
            return isNew
        case (.breakout, .breakout(var growth)):
            kind = nil
            let isNew = try growth.take(bytes, after: known)
            kind = .breakout(growth)
            return isNew
        case (.bubblePop, .breakout), (.breakout, .bubblePop), (.roulette, _):
            throw .notAContinuation
        }
    }

    /// Verifies the finished run, and plays only the ticks that no piece contained.
    ///
    /// - Parameter bytes: any bytes.
    /// - Returns: the whole run.
    /// - Throws: `PieceProblem`; `.notAContinuation` if the pieces were of another run.
    public func finished(_ bytes: [UInt8]) throws(PieceProblem) -> WatchedRun {
        switch kind {
        case .bubblePop(let growth): try growth.finished(bytes, of: .bubblePop)
        case .breakout(let growth): try growth.finished(bytes, of: .breakout)
        case nil:
            try PieceProblem.reading { () throws(RecordingProblem) in
                try WatchedRun(verifying: bytes)
            }
        }
    }
}

/// Why a piece ends its run.
public enum PieceProblem: Error, Equatable, Sendable {
    /// The recording is invalid, or doesn't lead to the state that it claims.
    case recording(RecordingProblem)
    /// The piece belongs to another run than the earlier ones.
    case notAContinuation
    /// No hands play like this.
    case inhuman(HandMeasure)

    static func reading<Value>(
        _ body: () throws(RecordingProblem) -> Value
    ) throws(PieceProblem) -> Value {
        do throws(RecordingProblem) { return try body() } catch { throw .recording(error) }
    }
}

/// The state of a growing run.
struct RunStand: Equatable, Sendable {
    var tick = 0
    var inputs = 0
    var score = 0
    var chain: Int?
    var ticksPlayed = 0
}
