/// A player without hands, as a demonstration needs one: what it does follows from what it sees, and
/// from chances of its own.
public protocol StageBot: Sendable {
    /// What it plays.
    associatedtype Played: StageGame

    /// One that plays well enough to be looked at, and not better than a person could.
    ///
    /// - Parameters:
    ///   - game: what it is to play, at its start.
    ///   - seed: what its own chances grow from; the run's may be given.
    init(demonstrating game: Played, seed: UInt64)

    /// What it does before the next tick, if anything.
    mutating func input(for game: Played) -> Played.Input?
}
