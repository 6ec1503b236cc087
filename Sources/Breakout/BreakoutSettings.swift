import Arcade
import Phrases

/// The number of brick rows in a wall.
public enum RowsOfBricks: SettingRange {
    public static let name = Phrase(.rowsOfBricks)
    public static let lowest = 1
    public static let highest = BreakoutRules.mostRows
    public static let step = 1
    public static let standard = 6
    public static let unit = SettingUnit.number
}

/// The number of balls at the start of a life.
public enum BallCount: SettingRange {
    public static let name = Phrase(.balls)
    public static let lowest = 1
    public static let highest = 5
    public static let step = 1
    public static let standard = 1
    public static let unit = SettingUnit.number
}

/// The speed of balls leaving the paddle, as a row of `BreakoutRules.speeds`, counted from 1.
public enum BallSpeed: SettingRange {
    public static let name = Phrase(.ballSpeed)
    public static let lowest = 1
    public static let highest = BreakoutRules.speeds.count
    public static let step = 1
    public static let standard = 5
    public static let unit = SettingUnit.number
}

/// The share of its speed that a ball retains when it bounces off a wall or a brick.
public enum Bounciness: SettingRange {
    public static let name = Phrase(.bounciness)
    public static let lowest = 50
    public static let highest = 100
    public static let step = 5
    public static let standard = 100
    public static let unit = SettingUnit.percent
}

/// The gravity, as a share of `BreakoutRules.fullGravity(speed:)`.
public enum Gravity: SettingRange {
    public static let name = Phrase(.gravity)
    public static let lowest = 0
    public static let highest = 100
    public static let step = 5
    public static let standard = 0
    public static let unit = SettingUnit.percent
}

/// The wall that a run starts with.
public enum FirstLevel: SettingRange {
    public static let name = Phrase(.firstLevel)
    public static let lowest = 1
    public static let highest = BreakoutLevel.standard.count
    public static let step = 1
    public static let standard = 1
    public static let unit = SettingUnit.number
}

/// The paddle's size.
public enum PaddleSize: Int, CaseIterable, Sendable {
    /// The sizes, narrowest first. The standard is medium.
    case small, medium, large

    /// The size's name in the settings.
    public var name: Phrase {
        switch self {
        case .small: Phrase(.paddleSmall)
        case .medium: Phrase(.paddleMedium)
        case .large: Phrase(.paddleLarge)
        }
    }

    /// The paddle's width in stage units.
    public var width: Double {
        switch self {
        case .small: BreakoutRules.smallPaddle
        case .medium: BreakoutRules.mediumPaddle
        case .large: BreakoutRules.largePaddle
        }
    }
}

/// The settings of Breakout. Changes apply at once, even in the middle of a run (Breakout, rule 4).
public struct BreakoutSettings: GameSettings {
    /// The number of brick rows in a wall.
    public var rows: Bounded<RowsOfBricks> = .standard
    /// The number of balls at the start of a life.
    public var balls: Bounded<BallCount> = .standard
    /// The speed of balls leaving the paddle.
    public var ballSpeed: Bounded<BallSpeed> = .standard
    /// The share of its speed that a ball retains when it bounces, in percent.
    public var bounciness: Bounded<Bounciness> = .standard
    /// The gravity, in percent of the maximum.
    public var gravity: Bounded<Gravity> = .standard
    /// The paddle's size.
    public var paddle = PaddleSize.medium
    /// Whether walls have special bricks.
    public var hasSpecialBricks = true
    /// Whether the device's tilt sets the gravity.
    public var isTilted = false
    /// The wall that a run starts with. Unlike other settings, this one applies from the next run.
    public var firstLevel: Bounded<FirstLevel> = .standard
    public var mode = BreakoutMode.standard

    /// Creates the standard settings.
    public init() {}

    public static let standard = BreakoutSettings()

    /// The standard settings of the mode with all walls and capsules.
    public static var capsules: BreakoutSettings { standard(in: .capsules) }

    /// Returns the standard settings for a drawn wall.
    public static func drawn(_ wall: DrawnWall) -> BreakoutSettings { standard(in: .drawn(wall)) }

    public static var ways: [(mode: BreakoutMode, way: WayToPlay)] {
        [
            (
                .standard,
                WayToPlay(
                    word: "standard", name: Phrase(.wayStandard), about: Phrase(.aboutStandard),
                    isOpenEnded: true)
            ),
            (
                .capsules,
                WayToPlay(
                    word: "capsules", name: Phrase(.wayCapsules), about: Phrase(.aboutCapsules),
                    isOpenEnded: true)
            ),
            // Drawn walls are played with fixed settings, because scores must be comparable.
            (
                .drawn(.standard),
                WayToPlay(
                    word: "drawn", name: Phrase(.wayDrawn), about: Phrase(.aboutDrawn),
                    boards: .ofEach, isOpenEnded: true, unused: controls.map { $0.word })
            ),
        ]
    }

    /// The rules of the mode.
    var modeRules: BreakoutModeRules {
        switch mode {
        case .standard: .standard
        case .party: .party
        case .capsules: .capsules
        case .drawn: .drawn
        }
    }

    /// The walls of a run, in order.
    var levels: [BreakoutLevel] {
        switch mode {
        case .standard, .party: BreakoutLevel.standard
        case .capsules: BreakoutLevel.all
        case .drawn(let wall): [BreakoutLevel(wall)]
        }
    }

    /// The number of rows in each wall.
    var wallRows: Int { mode.wall?.rows ?? rows.value }

    public var inputKinds: Int { 7 }

    public var mostTicks: Int {
        modeRules.isTimed ? modeRules.ticks : modeRules.ticks + BreakoutRules.mostWaiting
    }

    public static let controls: [SettingControl<BreakoutSettings>] = [
        .number("rows", get: { $0.rows }, set: { $0.rows = $1 }),
        .number("balls", get: { $0.balls }, set: { $0.balls = $1 }),
        .number("ball-speed", .slider, get: { $0.ballSpeed }, set: { $0.ballSpeed = $1 }),
        .number("bounciness", .slider, get: { $0.bounciness }, set: { $0.bounciness = $1 }),
        .number("gravity", .slider, get: { $0.gravity }, set: { $0.gravity = $1 }),
        .choice(
            "paddle", name: Phrase(.paddle), names: PaddleSize.allCases.map { $0.name },
            standard: PaddleSize.medium.rawValue, get: { $0.paddle.rawValue },
            set: { $0.paddle = PaddleSize(rawValue: $1) ?? .medium }),
        .toggle(
            "special-bricks", name: Phrase(.specialBricks), standard: true,
            get: { $0.hasSpecialBricks }, set: { $0.hasSpecialBricks = $1 }),
        .toggle(
            "tilt", name: Phrase(.tilt), standard: false, need: .tilt,
            get: { $0.isTilted }, set: { $0.isTilted = $1 }),
        .number("first-level", get: { $0.firstLevel }, set: { $0.firstLevel = $1 }),
    ]
}
