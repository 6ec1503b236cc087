/// What a game on a stage is doing, and whom it waits for: what there is to ask before time passes,
/// hands act or anything is said.
public enum GameMoment: Equatable, Sendable {
    /// Time goes on, and the game with it.
    case running
    /// Nothing moves before the player does something, while time goes on.
    case ready
    /// Nothing moves before the player does something, and no time need pass until then.
    case idle
    /// What came of something is shown, for so many ticks by now; the player can only look on.
    case showing(ticks: Int)
    /// Something has to be drawn before anything can go on; no time need pass until then.
    case drawing(Draw)
    /// A level is done: the game has stopped until the player goes on.
    case betweenLevels
    /// The run has ended: `Game.isOver`.
    case over

    /// Whether nothing moves before the player does something, or something was drawn.
    public var isWaiting: Bool {
        switch self {
        case .ready, .idle, .drawing: true
        case .running, .showing, .betweenLevels, .over: false
        }
    }

    /// Whether time has no meaning before something is done.
    public var isStill: Bool {
        switch self {
        case .idle, .drawing, .over: true
        case .running, .ready, .showing, .betweenLevels: false
        }
    }

    /// Whether what is to be seen stands still until something is done.
    public var isAtRest: Bool { isStill || isBetweenLevels }

    /// Whether a level is done, and the player has not gone on yet.
    public var isBetweenLevels: Bool {
        if case .betweenLevels = self { true } else { false }
    }

    /// Whether the run has ended.
    public var isOver: Bool {
        if case .over = self { true } else { false }
    }

    /// How many ticks the present show has lasted.
    public var shownTicks: Int? {
        if case .showing(let ticks) = self { ticks } else { nil }
    }

    /// What has to be drawn now.
    public var awaitedDraw: Draw? {
        if case .drawing(let draw) = self { draw } else { nil }
    }
}

/// One of several outcomes, equally likely, that a game waits for. Not a draw from the run's seed:
/// nobody may know it before.
public struct Draw: Equatable, Sendable {
    /// How many outcomes there are, from 1.
    public let outcomes: Int
    /// How many draws of the run came before, for telling them apart.
    public let number: Int

    /// A draw; see the properties.
    public init(of outcomes: Int, number: Int) {
        self.outcomes = outcomes
        self.number = number
    }
}
