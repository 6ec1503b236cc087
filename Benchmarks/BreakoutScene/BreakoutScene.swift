import Arcade
import Breakout

/// The benchmark's scene, played by the game itself with all its rules, even those for special
/// bricks, gravity, lives and levels, which the scene doesn't need. `Breakout/scene.h` describes
/// the same scene for the other programs.
public struct BreakoutScene {
    /// The wall. A run ends when the wall is cleared, because balls are faster on the next wall.
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
    /// The period of the paddle's swing below the first ball, in ticks.
    private static let period = 600

    private let balls: Int
    private var game: BreakoutGame
    private var cues: [Cue] = []
    /// The number of ticks since the paddle last began to swing.
    private var swing = 0
    private var runs = 1
    /// The number of bricks broken in earlier runs.
    private var brokenBefore = 0

    /// - Parameter balls: the number of balls, 1 or more.
    public init(balls: Int) {
        self.balls = balls
        game = Self.game(1)
    }

    /// The number of bricks broken so far.
    public var broken: Int { brokenBefore + game.broken }

    /// Plays the given number of ticks.
    public mutating func play(ticks: Int) {
        for _ in 0..<ticks {
            if game.phase != .playing { goOn() }
            let phase = swing - Self.period / 2
            let offset = 0.2 * Double(phase < 0 ? -phase : phase) - 30
            if let place = PaddlePlace(game.balls[0].x + offset) {
                game.apply(.paddle(place), cues: &cues)
            }
            game.advance(cues: &cues)
            if !cues.isEmpty {
                cues.removeAll(keepingCapacity: true)
                // The balls must not speed up, because they don't in the other programs.
                game.strikes = 0
            }
            swing = swing + 1 == Self.period ? 0 : swing + 1
        }
    }

    /// Starts a new run if the last run is over or its wall is cleared, and launches the balls
    /// above a net that lasts to the end of the run.
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
