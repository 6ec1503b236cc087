/// A bot for demonstrations. It decides by the game's state and its own random numbers.
public protocol StageBot: Sendable {
    /// The game it plays.
    associatedtype Played: StageGame

    /// Creates a bot that is worth watching, but doesn't play better than a person could.
    ///
    /// - Parameters:
    ///   - game: the game to play, at its start.
    ///   - seed: the seed of the bot's own random numbers; it can be the run's.
    init(demonstrating game: Played, seed: UInt64)

    /// Returns what the bot does before the next tick, if anything.
    mutating func input(for game: Played) -> Played.Input?
}
