import Arcade
import Phrases

/// The consequences of a game's kind for the app, each as a named property.
extension GameKind {
    // MARK: Time

    /// Whether a run starts and resumes with a count-in.
    var countsIn: Bool { self == .timed }
    /// Whether a run pauses when the player looks away, the device turns or the machine sleeps. At
    /// a table, continuing costs the player nothing.
    var pausesByItself: Bool { self == .timed }
    /// Whether there is a pause control.
    var hasPause: Bool { self == .timed }
    /// Whether runs can be compared tick by tick, in races and with the player's best. False where
    /// players take as long as they like.
    var canBeRaced: Bool { self == .timed }
    /// How many ticks to show the last turn before the result.
    var lastLook: Int { self == .timed ? 0 : Session.lastTurnLook }

    // MARK: Controls

    /// Whether the game is played with controls beside the stage.
    var isPlayedBeside: Bool { self == .table }

    // MARK: Chance

    /// Whether outcomes are drawn during play, by the device or by the house, which counts each of
    /// its draws at once. Otherwise outcomes depend on the seed, and the app sends the finished run
    /// to the house with a ticket.
    var isDrawn: Bool { self == .table }

    // MARK: Saving

    /// Whether to save the run and update its board after every change, which makes the score count
    /// before the end. Otherwise the app saves the run at intervals.
    var isKeptAtOnce: Bool { self == .table }
    /// Whether returning to a run applies settings that changed elsewhere.
    var appliesSettingsOnReturn: Bool { self == .table }

    // MARK: Texts

    /// The title of a waiting run.
    var interruptedTitle: FunfairPhrase { self == .timed ? .paused : .welcomeBack }
    /// The label of the control that resumes the run.
    var resume: FunfairPhrase { self == .timed ? .resume : .continueRun }
    /// The label for the total time. At a table, time passes only while something moves.
    var playedTime: FunfairPhrase { self == .timed ? .timePlayed : .timeInMotion }
    /// The snapshot's key for the session's phase. A table game uses `phase` for its own phase.
    var phaseMember: String { self == .timed ? "phase" : "session" }
}
