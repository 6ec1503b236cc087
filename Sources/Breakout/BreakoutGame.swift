import Arcade

/// A run of Breakout as a value.
public struct BreakoutGame: Game {
    /// The phase of a run.
    public enum Phase: String, Sendable {
        /// All balls are on the paddle.
        case serving
        /// At least one ball is in flight.
        case playing
        /// The last brick is gone, and the player hasn't continued yet.
        case cleared
        /// Time is up, the last life is lost, a drawn wall is cleared, or the player ended the run.
        case over
    }

    public static let identity = GameIdentity(code: 2, rulesVersion: 3, name: "Breakout")
    public static let format = StageFormat(only: BreakoutRules.stage)

    /// The progress of a run, without distinguishing `serving` from `playing`.
    @usableFromInline
    enum Progress: UInt8, Sendable {
        case running, cleared, over
    }

    /// The current settings.
    public internal(set) var settings: BreakoutSettings
    public internal(set) var isUnaltered: Bool
    /// The current tick, and the clock's next event.
    @usableFromInline var clock: RunClock
    /// The run's progress: the wall is in play or cleared, or the run has ended.
    @usableFromInline var progress = Progress.running
    /// The lives left, including the current one; 0 at a party, which doesn't use lives.
    public internal(set) var lives: Int
    /// The score and the other counts.
    public internal(set) var counted = BreakoutCounts()
    /// The walls in order, and the current one.
    var levels: LevelOrder
    /// The state that each serve resets.
    @usableFromInline var rally = Rally(from: 0)
    /// The balls on the stage.
    public internal(set) var balls: [Ball] = []
    /// The paddle and the key that moves it.
    public internal(set) var paddle: Paddle
    /// The falling capsules, and the last one caught.
    var capsules = Capsules()
    /// The speeds and the gravity that result from settings, tilt and effects.
    var physics: BallPhysics
    /// The run's random number generator.
    var chance: SeededGenerator

    public init(settings: BreakoutSettings, stage: StageShape, seed: UInt64) {
        self.init(settings: settings, seed: seed, levels: settings.levels)
    }

    /// Creates a run with custom levels, which recordings don't store.
    package init(settings: BreakoutSettings, seed: UInt64, levels: [BreakoutLevel]) {
        self.settings = settings
        isUnaltered = settings.isUnaltered
        clock = RunClock(alarm: settings.firstAlarm)
        lives = settings.modeRules.lives ?? 0
        self.levels = LevelOrder(levels, settings)
        paddle = Paddle(width: settings.paddle.width)
        physics = BallPhysics(settings, tilt: nil, effects: LastingEffects(), speedMultiplier: 1)
        chance = SeededGenerator(seed: seed)
        serve()
    }

    // Other modules read these in every tick. If they weren't inlinable, the compiler would copy
    // the whole run for each call.

    @inlinable public var tick: Int { clock.tick }

    /// The current phase: `serving` while every ball is on the paddle.
    @inlinable public var phase: Phase {
        switch progress {
        case .running: rally.seated == balls.count ? .serving : .playing
        case .cleared: .cleared
        case .over: .over
        }
    }

    @inlinable public var isOver: Bool { progress == .over }

    // MARK: Results

    public var score: Int { counted.score }

    public var ending: BreakoutInput? { settings.modeRules.isTimed ? nil : .finish }

    /// Whether the run cleared a drawn wall with unaltered settings, which proves that the wall can
    /// be cleared.
    public var isProof: Bool {
        isUnaltered && settings.mode.isDrawn && isOver && levels.wall.standing == 0
    }

    public var highlight: Int { longestStreak }

    /// The number of broken bricks.
    public var broken: Int { counted.broken }

    /// The maximum number of bricks that a ball broke without hitting the paddle in between.
    public var longestStreak: Int { counted.longestStreak }

    /// The number of the current wall, from 1.
    public var level: Int { levels.level }

    /// The bricks still standing.
    public var bricks: [Brick] { levels.wall.bricks }

    /// The number of paddle hits since the serve.
    package var strikes: Int {
        get { rally.strikes }
        set { rally.strikes = newValue }
    }

    // MARK: Input

    public mutating func apply(_ input: BreakoutInput, cues: inout [Cue]) {
        guard !isOver else { return }
        // Nearly every tick has this input. A separate function handles the others, because their
        // use of registers and stack would slow down every call.
        if case .paddle(let place) = input {
            paddle.move(to: place.x)
        } else {
            act(on: input, cues: &cues)
        }
        if rally.seated > 0 { carryBalls() }
    }

    /// Handles every input except the paddle's position.
    @inline(never)
    private mutating func act(on input: BreakoutInput, cues: inout [Cue]) {
        switch input {
        case .paddle: break
        case .steer(let steering):
            paddle.steering = steering
            recheckContacts()
        case .tap: tap(cues: &cues)
        case .proceed: proceed()
        case .tilt(let tilt):
            refreshPhysics(tilt: tilt)
            endGravity()
        case .change(let settings): take(settings)
        case .finish: if !settings.modeRules.isTimed { end(cues: &cues) }
        }
    }

    private mutating func tap(cues: inout [Cue]) {
        guard progress != .cleared else { return }
        if rally.seated > 0 {
            launch(isTap: true, cues: &cues)
        } else if tick >= rally.nudgeReady {
            nudge(cues: &cues)
        }
    }

    mutating func proceed() {
        guard progress == .cleared else { return }
        levels.level += 1
        setWall()
    }

    /// Sets up the level's complete wall, with the balls on the paddle.
    mutating func setWall() {
        levels.setWall(settings)
        serve()
    }

    // MARK: Hashing

    public func combine(into hash: inout StateHash) {
        for number in [
            tick, score, level, lives, broken, longestStreak, rally.nudgeReady,
            rally.effects.wideUntil, rally.effects.slowUntil, rally.effects.netUntil,
            counted.balls, strikes, paddle.steering.rawValue, physics.tilt?.x ?? 99,
            physics.tilt?.y ?? 99, isStandard && !settings.mode.isDrawn ? 1 : 0, phaseNumber,
        ] {
            hash.combine(number)
        }
        settings.combine(into: &hash)
        if settings.mode != .standard {
            let mode = Int(settings.mode.number)
            for number in [mode, isForParty ? 1 : 0, rally.leaveBy ?? -1] {
                hash.combine(number)
            }
        }
        if !settings.modeRules.isTimed { hash.combine(clock.alarm) }
        if settings.modeRules.hasCapsules {
            capsules.combine(rally, into: &hash)
            for ball in balls { hash.combine(ball.isHeld ? 1 : 0) }
        }
        if settings.mode.isDrawn { hash.combine(isStandard ? 1 : 0) }
        paddle.combine(into: &hash)
        levels.wall.combine(into: &hash)
        hash.combine(balls.count)
        for ball in balls { ball.combine(into: &hash) }
        chance.combine(into: &hash)
    }

    private var phaseNumber: Int {
        switch phase {
        case .serving: 0
        case .playing: 1
        case .cleared: 2
        case .over: 3
        }
    }
}
