import Arcade

/// Proof that a run cleared a wall exactly as drawn (Breakout, rule 11).
public struct WallProof: Equatable, Sendable {
    /// The wall that the run cleared.
    public let wall: DrawnWall
    /// The player who cleared the wall.
    public let author: PlayerName
    /// The hash of the run's final state.
    public let stateHash: UInt64

    /// Creates the proof from a run; nil if the run didn't clear a drawn wall.
    public init?(_ run: Run<BreakoutGame>) {
        guard run.game.isProof, let wall = run.game.settings.mode.wall else { return nil }
        self.wall = wall
        author = run.recording.player
        stateHash = run.game.stateHash
    }
}
