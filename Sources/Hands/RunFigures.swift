import Arcade
import Breakout
import BubblePop
import Funfair

/// Numbers about how a run was played. A host can compare them between runs. Unlike `HandLimit`,
/// they judge nothing.
public struct RunFigures: Equatable, Sendable {
    /// The game time that the run lasted, in seconds; nil at a table, where no time is recorded.
    public let seconds: Double?
    /// The number of inputs per second; nil at a table.
    public let inputsPerSecond: Double?
    /// The median reaction time in seconds, if there are enough reactions. In BubblePop, it's the
    /// age of the bubbles that were hit. In Breakout, it's the time from a ball turning towards the
    /// paddle to the paddle's next turn.
    public let reaction: Double?
    /// The width of the middle half of the reaction times, in seconds.
    public let spread: Double?
    /// The coefficient of variation of the times between taps, or between the paddle's turns in
    /// Breakout: 0 for perfect regularity, around 1 for chance.
    public let rhythm: Double?

    /// The fewest reactions, and the fewest pauses between actions, that describe a run.
    static let fewest = 10

    /// Reads a recording, and replays it once to verify and measure it. Roulette's recordings are
    /// only read, because the house draws and nothing in them has a time.
    ///
    /// - Parameter bytes: any bytes.
    /// - Throws: `RecordingProblem`, as `VerifiedRun(verifying:)` does.
    public init(verifying bytes: [UInt8]) throws(RecordingProblem) {
        switch try Stall(recordedIn: bytes) {
        case .bubblePop:
            var course = BubblePopReactions()
            let (recording, game) = try Recording<BubblePopGame>.verifying(bytes) { game, input in
                course.note(input, in: game)
            } eachTick: { game in
                course.look(at: game)
            }
            self.init(recording.inputs.count, in: game.tick, course.reactions, course.acts)
        case .breakout:
            var course = BreakoutReactions()
            let (recording, game) = try Recording<BreakoutGame>.verifying(bytes) { game, input in
                course.note(input, in: game)
            } eachTick: { game in
                course.look(at: game)
            }
            self.init(recording.inputs.count, in: game.tick, course.reactions, course.acts)
        default:
            _ = try ClaimedRun(reading: bytes)
            self.init()
        }
    }

    /// Creates the figures of a run without times.
    private init() {
        (seconds, inputsPerSecond, reaction, spread, rhythm) = (nil, nil, nil, nil, nil)
    }

    /// - Parameters:
    ///   - inputs: the number of inputs.
    ///   - ticks: the length of the run.
    ///   - reactions: the reaction times, in ticks.
    ///   - acts: the ticks of the player's actions, in order.
    init(_ inputs: Int, in ticks: Int, _ reactions: [Int], _ acts: [Int]) {
        let second = Double(Clock.ticksPerSecond)
        let seconds = Double(ticks) / second
        self.seconds = seconds
        inputsPerSecond = ticks == 0 ? nil : Double(inputs) / seconds
        let sorted = reactions.sorted()
        let hasReactions = sorted.count >= Self.fewest
        reaction = hasReactions ? Double(sorted[sorted.count / 2]) / second : nil
        spread =
            hasReactions
            ? Double(sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / second : nil
        rhythm = Self.variation(of: zip(acts.dropFirst(), acts).map { Double($0 - $1) })
    }

    /// Returns the standard deviation divided by the mean; nil if there are too few numbers.
    private static func variation(of numbers: [Double]) -> Double? {
        guard numbers.count >= fewest else { return nil }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        guard mean > 0 else { return 0 }
        let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / Double(numbers.count)).squareRoot() / mean
    }
}

/// The ages of the bubbles that a run hit, and the ticks of its taps.
private struct BubblePopReactions {
    private(set) var reactions: [Int] = []
    private(set) var acts: [Int] = []
    /// The first tick of each bubble, by its number.
    private var births: [Int] = []

    mutating func note(_ input: BubblePopInput, in game: borrowing BubblePopGame) {
        guard case .tap(let place) = input, !game.isOver else { return }
        acts.append(game.tick)
        guard let bubble = game.target(of: place.point), births.indices.contains(bubble.id) else {
            return
        }
        reactions.append(game.tick - births[bubble.id])
    }

    mutating func look(at game: borrowing BubblePopGame) {
        var newest = births.count - 1
        for bubble in game.bubbles { newest = max(newest, bubble.id) }
        while births.count <= newest { births.append(game.tick) }
    }
}

/// The times from a ball turning towards the paddle to the paddle's next turn.
private struct BreakoutReactions {
    /// How long a paddle without inputs counts as moving, in ticks.
    private static let pause = Clock.ticksPerSecond / 10

    private(set) var reactions: [Int] = []
    /// The ticks when the paddle began to move, or turned.
    private(set) var acts: [Int] = []
    /// The tick when a ball began to fall; nil once the paddle has turned.
    private var since: Int?
    private var isFalling = false
    private var place = 0
    private var way = 0
    private var lastMove = 0

    mutating func note(_ input: BreakoutInput, in game: borrowing BreakoutGame) {
        let way: Int
        switch input {
        case .paddle(let place):
            way = (place.quarters - self.place).signum()
            self.place = place.quarters
        case .steer(let steering): way = steering.rawValue
        case .tap, .proceed, .tilt, .finish, .change: return
        }
        guard way != 0 else { return }
        if way != self.way || game.tick - lastMove > Self.pause {
            acts.append(game.tick)
            if let since { reactions.append(game.tick - since) }
            since = nil
        }
        self.way = way
        lastMove = game.tick
    }

    mutating func look(at game: borrowing BreakoutGame) {
        var isFalling = false
        for ball in game.balls where ball.seat == nil && ball.vy > 0 { isFalling = true }
        if isFalling, !self.isFalling { since = game.tick }
        if !isFalling { since = nil }
        self.isFalling = isFalling
    }
}
