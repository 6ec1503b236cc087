/// Leaderboards and achievements outside the fair, such as Game Center's. They believe the app.
@MainActor
public protocol GameRanking: AnyObject {
    /// The player who is signed in.
    var player: RankedPlayer? { get }
    /// Signs in.
    ///
    /// - Parameters:
    ///   - isAsked: whether the player asked for this. Otherwise nothing must appear on the screen.
    ///   - change: called when signing in succeeded or failed, and whenever that changes later.
    func signIn(isAsked: Bool, _ change: @escaping @MainActor @Sendable () -> Void)
    /// Submits a score.
    ///
    /// - Parameters:
    ///   - score: the score.
    ///   - board: the leaderboard's identifier.
    ///   - done: called once, with whether the score arrived.
    func submit(
        _ score: Int, to board: String, _ done: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Reports an achievement as earned.
    ///
    /// - Parameters:
    ///   - achievement: the achievement's identifier.
    ///   - done: called once, with whether the report arrived.
    func report(
        _ achievement: String, _ done: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Shows the leaderboards.
    func showBoards()
}

/// A player of a `GameRanking`.
public struct RankedPlayer: Equatable, Sendable {
    /// The player's permanent identifier in this app.
    public let id: String
    /// The name that others see.
    public let alias: String

    /// Creates a player.
    public init(id: String, alias: String) {
        self.id = id
        self.alias = alias
    }
}
