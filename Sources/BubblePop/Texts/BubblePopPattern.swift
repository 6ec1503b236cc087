/// A text of BubblePop with gaps, `{1}` and so on. What fills them is said beside each.
package enum BubblePopPattern: UInt8, CaseIterable, Sendable {
    /// A bubble's colour, its points.
    case bubbleLabel
    /// Seconds.
    case popAsMany
    /// Seconds, links, seconds.
    case rushRule
    /// Points.
    case sharpRule
    /// Seconds.
    case lasted
    /// A length.
    case longestChain
}

/// A text of BubblePop with a number in it, `{1}`, on which its words depend.
package enum BubblePopPlural: UInt8, CaseIterable, Sendable {
    case popped
    case lostAgain
}
