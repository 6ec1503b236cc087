import Arcade
import Breakout

/// The scene of the benchmark, played by the game itself with all its rules: special bricks,
/// gravity, lives and levels are all there, and just not needed. `Breakout/scene.h` says the same
/// for the programs that it is compared with.
public struct BreakoutScene {
    /// The wall. A run ends with it: in the next one balls would be quicker.
    private static let wall = BreakoutLevel(
        .fortress, colours: "RRRRRRRR",
        """
        RRRRRRRRRR
        RRRRRRRRRR
        RRRRRRRRRR
        RRRRRRRRRR
        RRRRRRRRRR
        RRRRRRRRRR
        """)
    /// The paddle swings below the first ball, to and fro in so many ticks.
    private static let period = 600

    private let balls: Int
    private var game: BreakoutGame
    private var cues: [Cue] = []
    /// Ticks since the paddle last began to swing.
    private var swing = 0
    private var runs = 1
    /// How many bricks were broken in the runs before this one.
    private var brokenBefore = 0

    /// - Parameter balls: how many, 1 or more.
    public init(balls: Int) {
        self.balls = balls
        game = Self.game(1)
    }

    /// How many bricks were broken.
    public var broken: Int { brokenBefore + game.broken }

    /// Plays so many ticks.
    public mutating func play(ticks: Int) {
        for _ in 0..<ticks {
            if game.phase != .playing { goOn() }
            let phase = swing - Self.period / 2
            let offset = 0.2 * Double(phase < 0 ? -phase : phase) - 30
            if let place = PaddlePlace(game.balls[0].x + offset) {
                game.apply(.paddle(place), cues: &cues)
            }
            // No ball is hurried, as none is in the programs beside this one.
            game.strikes = 0
            game.advance(cues: &cues)
            if !cues.isEmpty { cues.removeAll(keepingCapacity: true) }
            swing = swing + 1 == Self.period ? 0 : swing + 1
        }
    }

    /// A new run where one is over or its wall is cleared; and the balls are launched, with a net
    /// below that holds to the end of the run.
    private mutating func goOn() {
        if game.isOver || game.phase == .cleared {
            brokenBefore += game.broken
            runs += 1
            game = Self.game(runs)
        }
        game.addSeatedBalls(balls - game.balls.count)
        game.apply(.tap, cues: &cues)
        game.holdNet()
    }

    private static func game(_ number: Int) -> BreakoutGame {
        BreakoutGame(settings: .standard, seed: UInt64(number), levels: [wall])
    }
}
