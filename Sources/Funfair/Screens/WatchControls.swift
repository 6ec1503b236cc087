import Arcade
import Phrases

/// What the controls of a replay do.
public enum WatchMove: Equatable, Sendable {
    /// Pauses it.
    case pause
    /// Resumes it.
    case goOn
    /// Sets the speed, as a multiple of normal.
    case speed(Int)
    /// Restarts it.
    case again
    /// Returns to where it was opened.
    case back
}

/// What the controls for races do.
public enum RaceMove: UInt8, Sendable {
    /// Races the run being watched.
    case watched
    /// Removes the ghost.
    case off
    /// Races the last run's ghost again.
    case again
}

/// The controls below a replay.
public struct WatchControls: Equatable, Sendable {
    /// The progress in percent.
    public let progress: Int
    /// The announcement at its end.
    public let ending: String?
    /// Pauses, resumes or restarts it.
    public let main: Control
    /// The choice of a speed; empty at its end.
    public let speeds: [Control]
    /// Starts a race against it, at its end.
    public let race: Control?
    /// Returns to where it was opened.
    public let back: Control
}

/// A run compared with its ghost, or its place at a party.
public struct RaceStatus: Equatable, Sendable {
    /// The ghost's player; nil at a party.
    public let player: PlayerName?
    /// The ghost's score and the difference, `120 · you lead by 30`; at a party `Place 2 of 6`.
    public let standing: String
}

/// A race set up for the next run.
public struct RaceOffer: Equatable, Sendable {
    /// The title: `Racing Ada, 340 points`.
    public let title: String
    /// Removes the ghost.
    public let leave: Control
}
