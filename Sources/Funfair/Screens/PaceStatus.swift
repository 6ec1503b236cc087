import Arcade
import Phrases

/// How a run stands beside the player's best one, at the same second.
public struct PaceStatus: Equatable, Sendable {
    /// By how many points it leads; below 0 where it is behind.
    public let lead: Int

    /// In short: `+12`.
    public func short(in words: Words) -> String {
        String(joining: lead == 0 ? "±" : lead > 0 ? "+" : "", words.number(lead))
    }

    /// In words: `12 ahead of your best`.
    public func text(in words: Words) -> String {
        lead == 0
            ? words[.levelWithBest]
            : words[lead > 0 ? .aheadOfBest : .behindBest, words.number(abs(lead))]
    }
}
