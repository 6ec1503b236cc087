/// A Breakout text with gaps, `{1}` and so on. Each case documents what fills its gaps.
package enum BreakoutPattern: UInt8, CaseIterable, Sendable {
    // MARK: Bricks
    /// A brick's colour or kind.
    case brickLabel
    /// The duration, with its unit.
    case wideNote
    /// The duration, with its unit.
    case slowNote
    /// The duration, with its unit.
    case netNote
    /// The duration, with its unit.
    case holdNote
    /// The duration, with its unit.
    case throughNote
    /// The duration, with its unit.
    case narrowNote
    /// The duration, with its unit.
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
    /// The pause between two nudges, in seconds.
    case nudgeRule
    /// The number of lives.
    case livesRule
    /// The length of a run in seconds, the points that a lost ball costs, the seconds until a
    /// waiting ball launches automatically.
    case partyRule
    /// The maximum number of bricks left, the number of seconds without a hit.
    case seekRule

    // MARK: Levels and results
    /// A level's number, its name.
    case levelDone
    /// The bonus, the points so far.
    case wallBonus
    /// The number of bricks.
    case longestStreak
}

/// A Breakout text that depends on a number, `{1}`.
package enum BreakoutPlural: UInt8, CaseIterable, Sendable {
    case bricks
}
