/// A BubblePop text with gaps, `{1}` and so on. Each case documents what fills its gaps.
package enum BubblePopPattern: UInt8, CaseIterable, Sendable {
    /// A bubble's colour, its points.
    case bubbleLabel
    /// The length of a run, in seconds.
    case popAsMany
    /// The initial seconds of a run, the links required, the seconds added.
    case rushRule
    /// The points that breaking a chain costs.
    case sharpRule
    /// The length of the run, in seconds.
    case lasted
    /// The length of the chain.
    case longestChain
}

/// A BubblePop text that depends on a number, `{1}`.
package enum BubblePopPlural: UInt8, CaseIterable, Sendable {
    case popped
    case lostAgain
}
