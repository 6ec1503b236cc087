import Arcade
import Phrases

/// What a game's kind means for the app, one named property per consequence.
extension GameKind {
    // MARK: Time

    /// Whether a run starts and resumes with 3, 2, 1.
    var countsIn: Bool { self == .timed }
    /// Whether a run pauses when the player looks away, the device turns or the machine sleeps. At
    /// a table nothing is lost by continuing.
    var pausesByItself: Bool { self == .timed }
    /// Whether there is a pause control.
    var hasPause: Bool { self == .timed }
    /// Whether runs can be compared tick by tick, so that they can be raced and measured against
    /// the player's best. False where players take as long as they like.
    var canBeRaced: Bool { self == .timed }
    /// How many ticks to show the last turn before the result.
    var lastLook: Int { self == .timed ? 0 : Session.lastTurnLook }

    // MARK: Controls

    /// Whether it's played with controls beside the stage.
    var isPlayedBeside: Bool { self == .table }

    // MARK: Chance

    /// Whether outcomes are drawn during play, by the device or at a table of the house, which
    /// counts every draw at once. Otherwise they follow from the seed, and the finished run is sent
    /// to the house with a ticket.
    var isDrawn: Bool { self == .table }

    // MARK: Saving

    /// Whether to save the run and update its board after every change, so that its score counts
    /// before the end. Otherwise the run is saved at intervals.
    var isKeptAtOnce: Bool { self == .table }
    /// Whether a run on the screen takes settings that changed elsewhere.
    var appliesSettingsOnReturn: Bool { self == .table }

    // MARK: Words

    /// The title of a waiting run.
    var interruptedTitle: FunfairPhrase { self == .timed ? .paused : .welcomeBack }
    /// The label of the control that resumes it.
    var resume: FunfairPhrase { self == .timed ? .resume : .continueRun }
    /// The label for total time; at a table, time passes only while something moves.
    var playedTime: FunfairPhrase { self == .timed ? .timePlayed : .timeInMotion }
    /// The snapshot's key for whether a run waits. A table game already uses `phase` itself.
    var phaseMember: String { self == .timed ? "phase" : "session" }
}
