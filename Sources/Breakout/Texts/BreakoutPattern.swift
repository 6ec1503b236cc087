/// A text of Breakout with gaps, `{1}` and so on. What fills them is said beside each.
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

    // MARK: How it is played
    /// The points of the lowest row, those of each above it.
    case rowRule
    /// The points of the lowest row, those of each above it, those of the highest.
    case rowsRule
    /// By how much points are multiplied, from how many bricks on.
    case streak
    /// All streaks.
    case streakRule
    /// Seconds.
    case nudgeRule
    /// Lives.
    case livesRule
    /// The seconds of a run, the points that a lost ball costs, the seconds after which one that waits
    /// goes by itself.
    case partyRule
    /// How many bricks are left at most, the seconds in which none was hit.
    case seekRule

    // MARK: The end of a level and of a run
    /// A level's number, its name.
    case levelDone
    /// The bonus, the points so far.
    case wallBonus
    /// A length.
    case longestStreak
}

/// A text of Breakout with a number in it, `{1}`, on which its words depend.
package enum BreakoutPlural: UInt8, CaseIterable, Sendable {
    case bricks
}
