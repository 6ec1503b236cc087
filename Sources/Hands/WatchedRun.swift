import Arcade
import Breakout
import BubblePop
import Funfair

/// A run that holds, and what hands did in it.
public struct WatchedRun: Sendable {
    /// The run.
    public let run: VerifiedRun
    /// What hands did, in the order of the table; nothing of a game that has no row in it.
    public let feats: [Feat]

    /// Reads `bytes`, folds them once by the rules of their game, and looks at the hands meanwhile.
    ///
    /// - Parameter bytes: anything at all.
    /// - Throws: `RecordingProblem`, as `VerifiedRun(verifying:)` does.
    public init(verifying bytes: [UInt8]) throws(RecordingProblem) {
        switch try Stall(recordedIn: bytes) {
        case .bubblePop:
            var hands = BubblePopHands()
            let (recording, game) = try Recording<BubblePopGame>.verifying(bytes) { game, input in
                hands.note(input, in: game)
            }
            run = VerifiedRun(recording, of: .bubblePop, foldedTo: game)
            feats = hands.feats()
        case .breakout:
            var hands = BreakoutHands()
            let (recording, game) = try Recording<BreakoutGame>.verifying(bytes) { game, input in
                hands.note(input, in: game)
            }
            run = VerifiedRun(recording, of: .breakout, foldedTo: game)
            feats = hands.feats()
        default:
            run = try VerifiedRun(verifying: bytes)
            feats = []
        }
    }

    /// Holds it against the table.
    ///
    /// - Throws: the first feat that no hands can do.
    public func checkHands() throws(Feat) {
        if let feat = feats.first(where: { $0.isInhuman }) { throw feat }
    }
}
