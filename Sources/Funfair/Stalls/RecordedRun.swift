import Arcade
import Breakout
import BubblePop
import Roulette

// Recordings of any game. This file lists each game, because code specialized for one game takes a
// fifth of the time. `StallEntry` doesn't contain such code, because players don't need it.

extension ClaimedRun {
    /// Parses `bytes` without replaying the run.
    ///
    /// - Parameter bytes: untrusted bytes.
    /// - Throws: `RecordingProblem` if `bytes` isn't a recording by a game's current rules.
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
    /// Parses `bytes`, replays the run by its game's rules and compares the result with the claim.
    ///
    /// - Parameters:
    ///   - bytes: untrusted bytes.
    ///   - eachTick: receives the state hash after every tick, before the claim is verified.
    /// - Throws: `RecordingProblem`; `.unfinished` if the recording stops before the run's end.
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
