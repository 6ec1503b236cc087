import Arcade
import Phrases

/// What follows for the app from a game's kind: each consequence once, and under its own name.
extension GameKind {
    // MARK: Time

    /// Whether a run begins, and goes on, with 3, 2, 1.
    var countsIn: Bool { self == .timed }
    /// Whether a run pauses by itself when its player looks away, the device is turned or the machine
    /// slept. At a table nothing is lost by it.
    var pausesByItself: Bool { self == .timed }
    /// Whether there is a control that pauses.
    var hasPause: Bool { self == .timed }
    /// Whether ticks say how a run went: then runs can be raced, tick against tick, and are held
    /// against the player's best. Where players take as long as they like, they say nothing.
    var canBeRaced: Bool { self == .timed }
    /// So many ticks the last turn is seen before the end of a run is told.
    var lastLook: Int { self == .timed ? 0 : Session.lastTurnLook }

    // MARK: Hands

    /// Whether it is played with controls beside its stage.
    var isPlayedBeside: Bool { self == .table }

    // MARK: Chances

    /// Whether a run's chances are drawn while it is played, by the device or at a table of the
    /// house, which counts every draw at once; else they follow from its seed, and its end is sent to
    /// the house with a ticket.
    var isDrawn: Bool { self == .table }

    // MARK: Keeping

    /// Whether a run is kept, and its score put onto the board, with everything that happens; so it
    /// stands there before it ends. Else it is kept from time to time.
    var isKeptAtOnce: Bool { self == .table }
    /// Whether a run that is on the screen takes settings that were changed elsewhere.
    var takesSettingsOnItsWay: Bool { self == .table }

    // MARK: Words

    /// What a run that waits says to its player.
    var interruptedTitle: FunfairPhrase { self == .timed ? .paused : .welcomeBack }
    /// What goes on with it.
    var resume: FunfairPhrase { self == .timed ? .resume : .continueRun }
    /// What the time of all runs is called; at a table it passes only while there is something to see.
    var playedTime: FunfairPhrase { self == .timed ? .timePlayed : .timeInMotion }
    /// The member of a snapshot that says whether a run waits: a game at a table tells a phase of its
    /// own.
    var phaseMember: String { self == .timed ? "phase" : "session" }
}
