import Arcade

/// That a wall was cleared as it was drawn: what a recording proves (Breakout, rule 11).
public struct WallProof: Equatable, Sendable {
    /// The wall.
    public let wall: DrawnWall
    /// Who cleared it.
    public let author: PlayerName
    /// What the run's state comes to at its end.
    public let stateHash: UInt64

    /// What a run proves; nil where that is nothing about a wall that was drawn.
    public init?(_ run: Run<BreakoutGame>) {
        guard run.game.isProof, let wall = run.game.settings.mode.wall else { return nil }
        self.wall = wall
        author = run.recording.player
        stateHash = run.game.stateHash
    }
}
