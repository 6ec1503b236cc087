/// A text of BubblePop without gaps.
package enum BubblePopPhrase: UInt8, CaseIterable, Sendable {
    // MARK: Its stall
    case bubblePopBlurb
    case sameBubbles

    // MARK: Its ways to play
    case minute
    case aboutMinute
    case zen
    case aboutZen
    case rush
    case aboutRush
    case sharp
    case aboutSharp

    // MARK: Settings
    case gameTime
    case mostBubbles

    // MARK: Bubbles
    case red
    case pink
    case green
    case blue
    case black

    // MARK: How it is played
    case hintTapBubbles
    case hintChain
    case rareBubbles
    case risingBubbles
    case calmBubbles
    case zenRule
    case chainRule
    case missRule
    case bubble
    case chain
    case chance

    // MARK: The end of a run, and all runs
    case timeIsUp
    case wellPopped
    case bubblesPopped
    case longestChainFigure
    case tapsThatHit
    case popsByKind
}
