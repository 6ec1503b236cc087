import Arcade

/// The ways to play Breakout. Recordings have their numbers, so a new one comes at the end.
public enum BreakoutMode: GameMode {
    /// Twelve walls.
    case standard
    /// As parties play (Breakout, rule 9).
    case party
    /// All walls, and capsules to catch (Breakout, rule 10).
    case capsules
    /// A wall that somebody drew (Breakout, rule 11). Which rows there are, whether with special bricks,
    /// and which level comes first means nothing there.
    case drawn(DrawnWall)

    public var number: UInt8 {
        switch self {
        case .standard: 0
        case .party: 1
        case .capsules: 2
        case .drawn: 3
        }
    }

    /// The wall that was drawn, if this is a run through one.
    public var wall: DrawnWall? {
        if case .drawn(let wall) = self { wall } else { nil }
    }

    /// Whether it is a run through a wall that somebody drew.
    public var isDrawn: Bool { number == 3 }

    public func write(to writer: inout ByteWriter) { wall?.write(to: &writer) }

    public init(number: UInt8, from reader: inout ByteReader) throws(RecordingProblem) {
        switch number {
        case 0: self = .standard
        case 1: self = .party
        case 2: self = .capsules
        case 3: self = .drawn(try DrawnWall(from: &reader))
        default: throw .unknownMode(Int(number))
        }
    }
}

/// What is different in a mode.
struct BreakoutWay {
    /// The ticks that a run has, without those in which it only waits for its player.
    let ticks: Int
    /// The lives of a run; nil where it has none, and goes on whoever loses the last ball.
    let lives: Int?
    /// The points that the loss of the last ball costs then, as far as there are any.
    let price: Int
    /// So many ticks balls wait on the paddle, and then go by themselves; nil where they wait for their
    /// player.
    let patience: Int?
    /// What comes when a wall is cleared.
    let cleared: Cleared
    /// Whether the time is what a run is played against: it is shown, its last seconds are called out,
    /// and nothing else ends the run.
    let isTimed: Bool
    /// Whether bricks let capsules fall that have to be caught.
    let hasCapsules: Bool
    /// When balls seek what is left; nil where they never do.
    let seeking: Seeking?

    /// What comes when a wall is cleared.
    enum Cleared: UInt8 {
        /// It is looked at until its player goes on.
        case stops
        /// The next one, at once.
        case goesOn
        /// The end of the run.
        case ends
    }

    static let standard = BreakoutWay(
        ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
        cleared: .stops, isTimed: false, hasCapsules: false, seeking: nil)
    static let party = BreakoutWay(
        ticks: BreakoutRules.partyTicks, lives: nil, price: BreakoutRules.lostBall,
        patience: BreakoutRules.servePatience, cleared: .goesOn, isTimed: true,
        hasCapsules: false, seeking: nil)
    static let capsules = BreakoutWay(
        ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
        cleared: .stops, isTimed: false, hasCapsules: true,
        seeking: Seeking(bricks: 12, ticks: BreakoutRules.seekPatience))
    static let drawn = BreakoutWay(
        ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
        cleared: .ends, isTimed: false, hasCapsules: true,
        seeking: Seeking(bricks: 12, ticks: BreakoutRules.seekPatience))
}
