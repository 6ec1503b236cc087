/// A BubblePop text with gaps, `{1}` and so on. Each case documents what fills its gaps.
package enum BubblePopPattern: UInt8, CaseIterable, Sendable {
    /// A bubble's colour, its points.
    case bubbleLabel
    /// Seconds.
    case popAsMany
    /// The seconds of a run, the links required, the seconds added.
    case rushRule
    /// Points.
    case sharpRule
    /// Seconds.
    case lasted
    /// The length of a chain.
    case longestChain
}

/// A BubblePop text that depends on a number, `{1}`.
package enum BubblePopPlural: UInt8, CaseIterable, Sendable {
    case popped
    case lostAgain
}
