import Arcade
import Phrases

/// A run's counts. The first four are part of the run's hash, and no rule depends on the others.
public struct BreakoutCounts: Sendable {
    /// The points so far.
    public internal(set) var score = 0
    /// The number of broken bricks.
    public internal(set) var broken = 0
    /// The maximum number of bricks that a ball broke without hitting the paddle in between.
    public internal(set) var longestStreak = 0
    /// The number of balls served or released from bricks.
    public internal(set) var balls = 0
    /// The number of broken bricks of each kind, in the order of `BrickKind.all`.
    public internal(set) var bricks = Array(repeating: 0, count: BrickKind.all.count)
    /// The number of cleared walls.
    public internal(set) var walls = 0
    /// The number of lost balls.
    public internal(set) var lostBalls = 0
}

extension BreakoutGame {
    private static let brickRow = 0
    private static let bestRow = 1
    private static let otherRow = 2

    public static var tallyRows: [TallyRow] {
        [TallyRow("bricks", .sum), TallyRow("bests", .greatest), TallyRow("others", .sum)]
    }

    public var tally: Counts {
        Counts([
            counted.bricks, [longestStreak, level], [counted.walls, counted.lostBalls],
        ])
    }

    public static func statistics(of tally: Counts, in words: Words) -> Statistics {
        Statistics(
            figures: [
                Statistics.Figure(words[.bricksBroken], words.number(tally.total(brickRow))),
                Statistics.Figure(words[.longestStreakFigure], tally.text(bestRow, 0, in: words)),
                Statistics.Figure(words[.highestLevel], tally.text(bestRow, 1, in: words)),
                Statistics.Figure(words[.wallsCleared], words.number(tally.number(otherRow, 0))),
                Statistics.Figure(words[.ballsLost], words.number(tally.number(otherRow, 1))),
            ],
            charts: [
                Statistics.Chart(
                    words[.bricksByKind],
                    BrickKind.all.indices.map {
                        Statistics.Bar(
                            look: BreakoutLook.kind($0), count: tally.number(brickRow, $0))
                    })
            ])
    }
}
