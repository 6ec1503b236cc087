import Arcade

/// The modes of Breakout. Recordings store their numbers, so add new ones at the end.
public enum BreakoutMode: GameMode {
    /// Twelve walls.
    case standard
    /// Twelve walls with the rules for parties (Breakout, rule 9).
    case party
    /// All walls, with capsules to catch (Breakout, rule 10).
    case capsules
    /// A wall drawn by a player (Breakout, rule 11). The settings for rows, special bricks and
    /// first level have no effect.
    case drawn(DrawnWall)

    public var number: UInt8 {
        switch self {
        case .standard: 0
        case .party: 1
        case .capsules: 2
        case .drawn: 3
        }
    }

    /// The drawn wall; nil in other modes.
    public var wall: DrawnWall? {
        if case .drawn(let wall) = self { wall } else { nil }
    }

    /// Whether this is the mode for drawn walls.
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

/// The rules that depend on the mode.
struct BreakoutModeRules {
    /// The length of a run in ticks, not counting those spent waiting for the player.
    let ticks: Int
    /// The lives of a run; nil if losing the last ball doesn't end it.
    let lives: Int?
    /// The points that losing the last ball costs in modes without lives, limited to the current
    /// score.
    let price: Int
    /// The ticks after which balls on the paddle launch automatically; nil if they wait for the
    /// player.
    let patience: Int?
    /// What happens when a wall is cleared.
    let cleared: Cleared
    /// Whether only time ends the run. The HUD then shows a countdown, and the last seconds are
    /// announced.
    let isTimed: Bool
    /// Whether bricks drop capsules to catch.
    let hasCapsules: Bool
    /// When balls seek the last bricks; nil if they never do.
    let seeking: Seeking?

    /// What happens when a wall is cleared.
    enum Cleared: UInt8 {
        /// The game waits until the player continues.
        case stops
        /// The next wall appears at once.
        case goesOn
        /// The run ends.
        case ends
    }

    static let standard = BreakoutModeRules(
        ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
        cleared: .stops, isTimed: false, hasCapsules: false, seeking: nil)
    static let party = BreakoutModeRules(
        ticks: BreakoutRules.partyTicks, lives: nil, price: BreakoutRules.lostBall,
        patience: BreakoutRules.servePatience, cleared: .goesOn, isTimed: true,
        hasCapsules: false, seeking: nil)
    static let capsules = BreakoutModeRules(
        ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
        cleared: .stops, isTimed: false, hasCapsules: true,
        seeking: Seeking(bricks: 12, ticks: BreakoutRules.seekPatience))
    static let drawn = BreakoutModeRules(
        ticks: BreakoutRules.mostTicks, lives: BreakoutRules.lives, price: 0, patience: nil,
        cleared: .ends, isTimed: false, hasCapsules: true,
        seeking: Seeking(bricks: 12, ticks: BreakoutRules.seekPatience))
}
