/// What a game is asked to make an input of: something that hands did, or that happened around the
/// run.
public enum Prompt<Settings: Sendable>: Sendable {
    /// Hands did something.
    case gesture(Gesture)
    /// The device was turned; the run pauses in any case.
    case turned
    /// These settings are in force now: at the start of a run, when hands take it up again, and when
    /// they were changed in its middle.
    indirect case settings(Settings)
    /// The player goes on after a level; see `GameMoment.betweenLevels`.
    case proceed
    /// The player ends the run as it is; see `WayToPlay.isOpenEnded`.
    case finish
    /// The player, or the system that wants less motion, has seen enough of a show.
    case skip
    /// What was awaited was drawn: an outcome from 0 up to but not including `Draw.outcomes`.
    case drawn(Int)

    /// The same for a game whose settings are a part of these.
    ///
    /// - Parameter part: finds them.
    public func of<Part>(_ part: (Settings) -> Part) -> Prompt<Part> {
        switch self {
        case .gesture(let gesture): .gesture(gesture)
        case .turned: .turned
        case .settings(let settings): .settings(part(settings))
        case .proceed: .proceed
        case .finish: .finish
        case .skip: .skip
        case .drawn(let outcome): .drawn(outcome)
        }
    }
}
