import Arcade
import Phrases

/// A run compared with the player's best, at the same second.
public struct PaceStatus: Equatable, Sendable {
    /// The lead in points; negative if behind.
    public let lead: Int

    /// Returns a short form, such as `+12`.
    public func short(in words: Words) -> String {
        String(joining: lead == 0 ? "±" : lead > 0 ? "+" : "", words.number(lead))
    }

    /// Returns a description, such as `12 ahead of your best`.
    public func text(in words: Words) -> String {
        lead == 0
            ? words[.levelWithBest]
            : words[lead > 0 ? .aheadOfBest : .behindBest, words.number(abs(lead))]
    }
}
