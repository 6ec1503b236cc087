import Phrases

/// A tip for beginners. Hints never affect the rules.
public struct Hint: Equatable, Sendable {
    /// When a hint applies.
    public enum Trigger: UInt8, Sendable {
        /// From the start of a run.
        case always
        /// While the game is waiting for the player to act; see `GameMoment.isWaiting`.
        case waiting
        /// While the game isn't waiting, after the count-in.
        case moving
    }

    /// What to do: `Tap the bubbles.`
    public let text: Phrase
    /// When the hint applies.
    public let trigger: Trigger
    /// The action that a hint asks for, which ends the hint.
    public enum End: UInt8, Sendable {
        /// The player strikes; see `GameInput.isStroke`.
        case stroke
        /// A chain begins.
        case chain
    }

    /// The action that ends the hint early, if any.
    public let end: End?
    /// How long the hint is shown, in seconds of the run, at least 1; nil for no limit.
    public let seconds: Int?

    /// Creates a hint that ends when the player strikes, or after the given number of seconds, if
    /// any.
    public init(_ text: Phrase, _ trigger: Trigger = .always, untilStrokeOr seconds: Int?) {
        self.text = text
        self.trigger = trigger
        end = .stroke
        self.seconds = seconds
    }

    /// Creates a hint that ends when a chain begins, or after the given number of seconds.
    public init(_ text: Phrase, _ trigger: Trigger = .always, untilChainOr seconds: Int) {
        self.text = text
        self.trigger = trigger
        end = .chain
        self.seconds = seconds
    }

    /// Creates a hint that ends after the given number of seconds.
    public init(_ text: Phrase, _ trigger: Trigger = .always, forSeconds seconds: Int) {
        self.text = text
        self.trigger = trigger
        end = nil
        self.seconds = seconds
    }
}
