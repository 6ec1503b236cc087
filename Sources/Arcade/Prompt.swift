/// Something that a game may turn into an input: a gesture, or an event around the run.
public enum Prompt<Settings: Sendable>: Sendable {
    /// The player made a gesture.
    case gesture(Gesture)
    /// The device was turned. The run pauses, even if the game has no input for this.
    case turned
    /// These settings apply from now on. Sent at the start of a run, when a player takes over a
    /// run, and after a change during the run.
    indirect case settings(Settings)
    /// The player continues after a level; see `GameMoment.betweenLevels`.
    case proceed
    /// The player ends the run early; see `WayToPlay.isOpenEnded`.
    case finish
    /// The player, or a system that asks for less motion, skips the display of a result.
    case skip
    /// The awaited draw was made, with an outcome from 0 up to but not including `Draw.outcomes`.
    case drawn(Int)

    /// Converts the prompt for a game whose settings are a part of `Settings`.
    ///
    /// - Parameter part: returns that part.
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
