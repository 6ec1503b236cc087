import Arcade

/// A run.
public struct PlayScreen: Equatable, Sendable {
    /// Whose run.
    public let player: PlayerName
    /// What of it changes by itself.
    public let live: LiveRun
    /// The board's highest score, and whose it is.
    public let best: Scoreboard.Entry?
    /// Whom it would pass next, which says more than the highest score.
    public let rival: RivalStatus?
    /// Interrupts it; nothing while it is interrupted.
    public let pause: Control?
    /// What to do about it while it is interrupted.
    public let interrupted: Interrupted?
    /// What the game itself has stopped to say.
    public let intermission: IntermissionDialog?
    /// What stands beside the stage, with what its controls do.
    public let panel: PlayPanel?
    /// To the stalls.
    public let home: Control
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// What stands below it where it is watched, and not played.
    public let watch: WatchControls?
    /// How it stands beside its ghost.
    public let race: RaceStatus?
    /// How it stands beside the player's best run.
    public let pace: PaceStatus?
    /// What those are told who play for the first time.
    public let hint: HintLine?
    /// Whether hints have a strip of their own above the stage, with something in it or not.
    public let hasHintRoom: Bool
    /// Whether what is played follows a pointer, without a button held.
    public let isLed: Bool

    /// What is written around the stage.
    public var hud: HUD { live.hud }
    /// The stage, in its units.
    public var stage: StageShape { live.stage }
    /// The number that flashes before a run goes on.
    public var countIn: Int? { live.countIn }
}

/// A stop in the middle of a run, with what there is to do about it.
public struct IntermissionDialog: Equatable, Sendable {
    /// What happened.
    public let title: String
    /// What there is to say about it.
    public let lines: [String]
    /// Goes on with the run.
    public let proceed: Control
    /// Ends it here and begins another.
    public let again: Control
    /// To the stalls; the run waits.
    public let home: Control
}
