import Phrases

/// A word to those who play a game for the first time. Content of a game, and never of its rules.
public struct Hint: Equatable, Sendable {
    /// When a hint has something to say.
    public enum Moment: UInt8, Sendable {
        /// From the start of a run.
        case always
        /// While nothing moves before the player does something.
        case waiting
        /// While time goes on.
        case moving
    }

    /// What to do: `Tap the bubbles.`
    public let text: Phrase
    /// When it is shown.
    public let moment: Moment
    /// What a hint ends with, because it says to do just that.
    public enum End: UInt8, Sendable {
        /// The player's hand strikes; see `GameInput.isStroke`.
        case stroke
        /// There is a chain.
        case chain
    }

    /// What it ends with, besides time.
    public let end: End?
    /// It ends when it was shown for so many seconds of the run, 1 or more.
    public let seconds: Int?

    /// A hint that ends when what it says was done, or after so many seconds; see the properties.
    public init(_ text: Phrase, _ moment: Moment = .always, untilStrokeOr seconds: Int?) {
        self.text = text
        self.moment = moment
        end = .stroke
        self.seconds = seconds
    }

    /// A hint that ends when there is a chain, or after so many seconds; see the properties.
    public init(_ text: Phrase, _ moment: Moment = .always, untilChainOr seconds: Int) {
        self.text = text
        self.moment = moment
        end = .chain
        self.seconds = seconds
    }

    /// A hint that ends by itself; see the properties.
    public init(_ text: Phrase, _ moment: Moment = .always, forSeconds seconds: Int) {
        self.text = text
        self.moment = moment
        end = nil
        self.seconds = seconds
    }
}
