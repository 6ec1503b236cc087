/// What a game is doing or waiting for. Check it before each tick, input or announcement.
public enum GameMoment: Equatable, Sendable {
    /// Time passes and the game moves.
    case running
    /// Time passes, but nothing moves until the player acts.
    case ready
    /// Nothing moves until the player acts, and no time needs to pass.
    case idle
    /// A result has been shown for this many ticks. The player can only watch.
    case showing(ticks: Int)
    /// The game waits for a draw, and no time needs to pass.
    case drawing(Draw)
    /// A level is done, and the game waits for the player to continue.
    case betweenLevels
    /// The run has ended; see `Game.isOver`.
    case over

    /// Whether nothing moves until the player acts or a draw is made.
    public var isWaiting: Bool {
        switch self {
        case .ready, .idle, .drawing: true
        case .running, .showing, .betweenLevels, .over: false
        }
    }

    /// Whether time can stop until something happens.
    public var isStill: Bool {
        switch self {
        case .idle, .drawing, .over: true
        case .running, .ready, .showing, .betweenLevels: false
        }
    }

    /// Whether the picture stays the same until something happens.
    public var isAtRest: Bool { isStill || isBetweenLevels }

    /// Whether a level is done and the player hasn't continued yet.
    public var isBetweenLevels: Bool {
        if case .betweenLevels = self { true } else { false }
    }

    /// Whether the run has ended.
    public var isOver: Bool {
        if case .over = self { true } else { false }
    }

    /// For how many ticks the result has been shown; nil if no result is being shown.
    public var shownTicks: Int? {
        if case .showing(let ticks) = self { ticks } else { nil }
    }

    /// The draw that the game waits for; nil if it isn't waiting for one.
    public var awaitedDraw: Draw? {
        if case .drawing(let draw) = self { draw } else { nil }
    }
}

/// A random choice between equally likely outcomes, made outside the game. The outcome doesn't
/// depend on the run's seed, because nobody may know it in advance.
public struct Draw: Equatable, Sendable {
    /// The number of outcomes, at least 1.
    public let outcomes: Int
    /// The number of earlier draws in the run. It identifies this draw.
    public let number: Int

    /// Creates a draw.
    public init(of outcomes: Int, number: Int) {
        self.outcomes = outcomes
        self.number = number
    }
}
