import Arcade

/// A finished run of this device, for leaderboards outside the fair.
public struct EndedRun: Equatable, Sendable {
    /// The contest that the score counts in.
    public let contest: Contest
    /// The score.
    public let score: Int
    /// Whether the settings were standard, so that scores are comparable.
    public let isStandard: Bool
    /// A hash that identifies the run; nil for a practice run.
    public let identity: UInt64?

    /// Creates a finished run.
    public init(contest: Contest, score: Int, isStandard: Bool, identity: UInt64?) {
        self.contest = contest
        self.score = score
        self.isStandard = isStandard
        self.identity = identity
    }
}

extension App {
    /// The run whose result is on the screen, or would be if its stall were open. Rounds of a party
    /// and replays don't count.
    public var endedRun: EndedRun? {
        playing.finished.map {
            EndedRun(
                contest: $0.contest, score: $0.entry.score, isStandard: $0.standing.isStandard,
                identity: $0.identity)
        }
    }
}
