import Arcade
import Phrases

/// An action on a replay.
public enum WatchMove: Equatable, Sendable {
    /// Pauses the replay.
    case pause
    /// Resumes the replay.
    case goOn
    /// Sets the speed, as a multiple of normal.
    case speed(Int)
    /// Restarts the replay.
    case again
    /// Returns to the place where the replay was opened.
    case back
}

/// An action for races.
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
    /// What replaying the recording has proved: the score, the rules and the settings. Players see
    /// these lines on request.
    public let proof: [String]
    /// The progress in percent.
    public let progress: Int
    /// The announcement at the replay's end; nil until then.
    public let ending: String?
    /// Pauses, resumes or restarts the replay.
    public let main: Control
    /// The choice of a speed; empty at the replay's end.
    public let speeds: [Control]
    /// Starts a race against the run; nil before the replay's end, or if the run can't be raced.
    public let race: Control?
    /// Returns to the place where the replay was opened.
    public let back: Control
}

/// A run compared with its ghost, or its place at a party.
public struct RaceStatus: Equatable, Sendable {
    /// The ghost's player; nil at a party.
    public let player: PlayerName?
    /// The ghost's score and the difference, such as `120 · you lead by 30`; at a party, the place,
    /// such as `Place 2 of 6`.
    public let standing: String
}

/// A race set up for the next run.
public struct RaceOffer: Equatable, Sendable {
    /// The title, such as `Racing Ada, 340 points`.
    public let title: String
    /// Removes the ghost.
    public let leave: Control
}
