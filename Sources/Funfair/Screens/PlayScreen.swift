import Arcade

/// The screen of a run.
public struct PlayScreen: Equatable, Sendable {
    /// The player of the run.
    public let player: PlayerName
    /// The parts that change over time.
    public let live: LiveRun
    /// The board's highest score and its player, if any.
    public let best: Scoreboard.Entry?
    /// The next player to pass, if known. Faces show that player instead of the highest score.
    public let rival: RivalStatus?
    /// Pauses the run; nil while it can't be paused.
    public let pause: Control?
    /// The dialog of an interrupted run; nil unless the run is paused.
    public let interrupted: Interrupted?
    /// The dialog between two levels; nil during play.
    public let intermission: IntermissionDialog?
    /// The panel beside the stage, with its controls; nil if the game has none.
    public let panel: PlayPanel?
    /// Goes to the home screen.
    public let home: Control
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// The controls of a replay; nil for a run being played.
    public let watch: WatchControls?
    /// The comparison with the ghost, or the place at a party, if any.
    public let race: RaceStatus?
    /// The comparison with the player's best run, if any.
    public let pace: PaceStatus?
    /// The hint for first-time players, if any.
    public let hint: HintLine?
    /// Whether there is a strip for hints above the stage, even if empty.
    public let hasHintRoom: Bool
    /// Whether the game follows the pointer without a pressed button.
    public let isLed: Bool

    /// The values around the stage.
    public var hud: HUD { live.hud }
    /// The size of the stage, in stage units.
    public var stage: StageShape { live.stage }
    /// The number to flash before the run continues; nil outside a count-in.
    public var countIn: Int? { live.countIn }
}

/// The dialog between two levels of a run.
public struct IntermissionDialog: Equatable, Sendable {
    /// What happened.
    public let title: String
    /// The details.
    public let lines: [String]
    /// Continues the run.
    public let proceed: Control
    /// Ends the run, and starts a new run.
    public let again: Control
    /// Goes to the home screen; the run waits.
    public let home: Control
}
