/// A Breakout text with gaps, `{1}` and so on. Each case documents what fills its gaps.
package enum BreakoutPattern: UInt8, CaseIterable, Sendable {
    // MARK: Bricks
    /// A brick's colour or kind.
    case brickLabel
    /// Seconds.
    case wideNote
    /// Seconds.
    case slowNote
    /// Seconds.
    case netNote
    /// Seconds.
    case holdNote
    /// Seconds.
    case throughNote
    /// Seconds.
    case narrowNote
    /// Seconds.
    case fastNote

    // MARK: Rules
    /// The lowest row's points, the increase with each higher row.
    case rowRule
    /// The lowest row's points, the increase with each higher row, the highest row's points.
    case rowsRule
    /// The point multiplier, the minimum number of bricks.
    case streak
    /// The list of streaks.
    case streakRule
    /// Seconds.
    case nudgeRule
    /// Lives.
    case livesRule
    /// The seconds of a run, the points that a lost ball costs, the seconds until a waiting ball
    /// launches automatically.
    case partyRule
    /// The maximum number of bricks left, the seconds without a hit.
    case seekRule

    // MARK: Levels and results
    /// A level's number, its name.
    case levelDone
    /// The bonus, the points so far.
    case wallBonus
    /// A number of bricks.
    case longestStreak
}

/// A Breakout text that depends on a number, `{1}`.
package enum BreakoutPlural: UInt8, CaseIterable, Sendable {
    case bricks
}
