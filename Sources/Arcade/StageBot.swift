/// A bot for demonstrations. Its decisions depend on the game's state and its own random numbers.
public protocol StageBot: Sendable {
    /// The game that the bot plays.
    associatedtype Played: StageGame

    /// Creates a bot that is fun to watch but doesn't exceed human ability.
    ///
    /// - Parameters:
    ///   - game: the game to play, at its start.
    ///   - seed: the seed of the bot's own random numbers, which can be the run's seed.
    init(demonstrating game: Played, seed: UInt64)

    /// Returns what the bot does before the next tick, if anything.
    mutating func input(for game: Played) -> Played.Input?
}
