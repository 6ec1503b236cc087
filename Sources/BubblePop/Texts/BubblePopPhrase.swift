/// A BubblePop text without gaps.
package enum BubblePopPhrase: UInt8, CaseIterable, Sendable {
    // MARK: Stall
    case bubblePopBlurb
    case sameBubbles

    // MARK: Ways to play
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

    // MARK: Rules
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

    // MARK: Results and statistics
    case timeIsUp
    case wellPopped
    case bubblesPopped
    case longestChainFigure
    case tapsThatHit
    case popsByKind
}
