import Arcade

/// A run of Breakout as a value.
public struct BreakoutGame: Game {
    /// Where a run is.
    public enum Phase: String, Sendable {
        /// The balls sit on the paddle.
        case serving
        /// Balls fly.
        case playing
        /// The last brick is gone, and the player has not gone on yet.
        case cleared
        /// The time is up, the last life is lost where there are any, or a drawn wall is cleared.
        case over
    }

    public static let identity = GameIdentity(code: 2, rulesVersion: 3, name: "Breakout")
    public static let format = StageFormat(only: BreakoutRules.stage)

    public internal(set) var settings: BreakoutSettings
    public internal(set) var tick = 0
    public internal(set) var score = 0
    /// Where the run is.
    public internal(set) var phase = Phase.serving
    /// The number of the wall, from 1.
    public internal(set) var level: Int
    /// The lives left, the present one included; 0 at a party, which has none.
    public internal(set) var lives: Int
    /// The balls on the stage.
    public internal(set) var balls: [Ball] = []
    var quietTicks = 0
    /// How many of them sit on the paddle.
    var seated = 0
    /// How often balls have met the paddle since they were served.
    package var strikes = 0
    /// The paddle.
    public internal(set) var paddle: Paddle
    /// How many bricks were broken.
    public internal(set) var broken = 0
    /// The most bricks that one ball broke without meeting the paddle.
    public internal(set) var longestStreak = 0
    /// What else was counted. No rule asks for it, so it is not part of the hash.
    public internal(set) var counted = BreakoutCounts()

    var wall: Wall
    var steering = Steering.none
    var tilt: Tilt?
    /// The tick from which on a nudge is possible.
    var nudgeReady = 0
    /// The ticks until which an effect lasts; 0 where there is none.
    var wideUntil = 0
    var slowUntil = 0
    package var netUntil = 0
    /// What falls out of bricks, and what comes of it, where there are capsules.
    var capsules = Capsules()
    /// The tick in which balls on the paddle leave it by themselves: those that it holds, or where balls
    /// don't wait for their player all of them. Where none does it never comes, and is not part of the hash:
    /// the largest number is another in the browser.
    var launchBy = Int.max
    /// The tick in which the clock has something to say next: of the last seconds, where they are called
    /// out, or of the end.
    var alarm: Int
    /// The settings of the whole run so far.
    var wasStandard: Bool
    var wasForParty: Bool
    var nextID = 0
    var chance: SeededGenerator
    /// What follows from settings and effects; see `Court`.
    var court: Court
    let levels: [BreakoutLevel]

    public init(settings: BreakoutSettings, stage: StageShape, seed: UInt64) {
        self.init(settings: settings, seed: seed, levels: settings.levels)
    }

    /// A run through other levels, of which no recording tells.
    package init(settings: BreakoutSettings, seed: UInt64, levels: [BreakoutLevel]) {
        self.settings = settings
        level = settings.way.isDrawn ? 1 : settings.firstLevel.value
        self.levels = levels
        lives = settings.way.lives ?? 0
        alarm = settings.firstAlarm
        wasStandard = settings.isStandard
        wasForParty = settings == .party
        chance = SeededGenerator(seed: seed)
        court = Court(settings, tilt: nil, pace: 1, haste: 1)
        paddle = Paddle(width: settings.paddle.width)
        wall = Self.wall(level, of: levels, settings)
        serve()
    }

    public var isOver: Bool { phase == .over }

    public var isStandard: Bool { wasStandard }

    public var isForParty: Bool { wasForParty }

    /// Whether the run cleared a wall that somebody drew, by the settings that everybody clears it by: it
    /// proves that it can be done.
    public var isProof: Bool {
        wasStandard && settings.way.isDrawn && phase == .over && wall.standing == 0
    }

    public var highlight: Int { longestStreak }

    /// The bricks that stand.
    public var bricks: [Brick] { wall.bricks }

    /// The walls come again after the last, harder.
    private static func wall(
        _ level: Int, of levels: [BreakoutLevel], _ settings: BreakoutSettings
    ) -> Wall {
        Wall(
            levels[(level - 1) % levels.count], rows: settings.wallRows,
            hasSpecialBricks: settings.hasSpecialBricks || settings.way.isDrawn,
            extraHits: (level - 1) / levels.count)
    }

    // MARK: What the player does

    public mutating func apply(_ input: BreakoutInput, cues: inout [Cue]) {
        guard !isOver else { return }
        // The input of nearly every tick, so it comes first and alone.
        if case .paddle(let place) = input {
            paddle.move(to: place.x)
            if seated > 0 { carryBalls() }
            return
        }
        switch input {
        case .paddle: break
        case .steer(let steering):
            self.steering = steering
            wake()
        case .tap: tap(cues: &cues)
        case .proceed: proceed()
        case .tilt(let tilt):
            self.tilt = tilt
            refreshCourt()
            endPull()
        case .change(let settings): take(settings)
        case .finish: if !settings.way.isTimed { end(cues: &cues) }
        }
        if seated > 0 { carryBalls() }
    }

    private mutating func tap(cues: inout [Cue]) {
        guard phase != .cleared else { return }
        if seated > 0 {
            launch(isTap: true, cues: &cues)
        } else if tick >= nudgeReady {
            nudge(cues: &cues)
        }
    }

    mutating func proceed() {
        guard phase == .cleared else { return }
        level += 1
        setWall()
    }

    /// The wall of the level, whole, with the balls before the paddle.
    mutating func setWall() {
        wall = Self.wall(level, of: levels, settings)
        serve()
    }

    // MARK: Comparing

    public func combine(into hash: inout StateHash) {
        for number in [
            tick, score, level, lives, broken, longestStreak, nudgeReady, wideUntil, slowUntil,
            netUntil, nextID, strikes, steering.rawValue, tilt?.x ?? 99, tilt?.y ?? 99,
            wasStandard && !settings.way.isDrawn ? 1 : 0, phaseNumber,
        ] {
            hash.combine(number)
        }
        for control in BreakoutSettings.controls { hash.combine(control.value(settings)) }
        if settings.mode > 0 {
            let launch = launchBy == .max ? -1 : launchBy
            for number in [settings.mode, wasForParty ? 1 : 0, launch] { hash.combine(number) }
        }
        if !settings.way.isTimed { hash.combine(alarm) }
        if settings.way.hasCapsules {
            capsules.combine(into: &hash)
            for ball in balls { hash.combine(ball.isHeld ? 1 : 0) }
        }
        if settings.way.isDrawn { hash.combine(wasStandard ? 1 : 0) }
        paddle.combine(into: &hash)
        wall.combine(into: &hash)
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
