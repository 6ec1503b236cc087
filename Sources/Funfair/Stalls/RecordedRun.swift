import Arcade
import Breakout
import BubblePop
import Roulette

// Recordings of whichever game. Each is named here, and not in its entry: what is compiled for a game
// alone takes a fifth of the time, and whoever only plays has no need of it.

extension ClaimedRun {
    /// Reads `bytes`, and folds nothing.
    ///
    /// - Parameter bytes: anything at all.
    /// - Throws: `RecordingProblem`, for whatever is no recording of a game by its present rules.
    public init(reading bytes: [UInt8]) throws(RecordingProblem) {
        let stall = try Stall(recordedIn: bytes)
        switch stall {
        case .bubblePop: try self.init(BubblePopGame.self, of: stall, bytes)
        case .breakout: try self.init(BreakoutGame.self, of: stall, bytes)
        case .roulette: try self.init(RouletteGame.self, of: stall, bytes)
        }
    }
}

extension VerifiedRun {
    /// Reads `bytes`, folds them by the rules of their game and holds the result against their
    /// claim.
    ///
    /// - Parameters:
    ///   - bytes: anything at all.
    ///   - eachTick: is given the state hash after every tick, before it is known whether the claim
    ///     holds.
    /// - Throws: `RecordingProblem`; `.unfinished` where the run was left before its end.
    public init(
        verifying bytes: [UInt8], eachTick: ((UInt64) -> Void)? = nil
    ) throws(RecordingProblem) {
        let stall = try Stall(recordedIn: bytes)
        switch stall {
        case .bubblePop: try self.init(BubblePopGame.self, of: stall, bytes, eachTick)
        case .breakout: try self.init(BreakoutGame.self, of: stall, bytes, eachTick)
        case .roulette: try self.init(RouletteGame.self, of: stall, bytes, eachTick)
        }
    }
}
