import Arcade
import Phrases

/// What the controls of a run that is watched do.
public enum WatchMove: Equatable, Sendable {
    /// Holds it.
    case pause
    /// Goes on with it.
    case goOn
    /// So many times as fast as it was played.
    case speed(Int)
    /// From the beginning.
    case again
    /// Back to where it was opened.
    case back
}

/// What controls about a race with a ghost do.
public enum RaceMove: UInt8, Sendable {
    /// Races the run that is watched.
    case watched
    /// Leaves the ghost off.
    case off
    /// Races the last run's ghost again.
    case again
}

/// What stands below a run that is watched.
public struct WatchControls: Equatable, Sendable {
    /// How much of it was shown, in hundredths.
    public let progress: Int
    /// What to call out at its end.
    public let ending: String?
    /// Pauses it, goes on, or shows it again.
    public let main: Control
    /// How fast it goes, one of several; none at its end.
    public let speeds: [Control]
    /// Begins a race with it, at its end.
    public let race: Control?
    /// Back to where it was opened.
    public let back: Control
}

/// How a run stands beside its ghost, or among all at a party.
public struct RaceStatus: Equatable, Sendable {
    /// Whose run the ghost plays; nil at a party.
    public let player: PlayerName?
    /// The ghost's points, and the difference: `120 · you lead by 30`; at a party `Place 2 of 6`.
    public let standing: String
}

/// A race that the next run will be.
public struct RaceOffer: Equatable, Sendable {
    /// With whom: `Racing Ada, 340 points`.
    public let title: String
    /// Leaves the ghost off.
    public let leave: Control
}
