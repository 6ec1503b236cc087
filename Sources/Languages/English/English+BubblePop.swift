import BubblePop

/// The texts of BubblePop.
extension English {
    static func text(of phrase: BubblePopPhrase) -> String {
        switch phrase {
        // Stall
        case .bubblePopBlurb: "Pop them before they float away"
        case .sameBubbles: "The same bubbles for everyone"

        // Ways to play
        case .minute: "Minute"
        case .aboutMinute: "Pop all you can before the time is up."
        case .zen: "Zen"
        case .aboutZen: "No clock and no board. Finish when you like."
        case .rush: "Rush"
        case .aboutRush: "Short on time? Long chains bring more."
        case .sharp: "Sharp"
        case .aboutSharp: "Breaking a chain costs points."

        // Settings
        case .gameTime: "Game time"
        case .mostBubbles: "Most bubbles"

        // Bubbles
        case .red: "red"
        case .pink: "pink"
        case .green: "green"
        case .blue: "blue"
        case .black: "black"

        // Rules and hints
        case .hintTapBubbles: "Tap the bubbles."
        case .hintChain: "Same colour again: a chain."
        case .rareBubbles:
            "The best bubbles are rare, small and fast. Every second, some vanish and new ones "
                + "appear."
        case .risingBubbles: "Bubbles rise faster and faster. One that gets away costs you nothing."
        case .calmBubbles:
            "Bubbles rise calmly and never speed up. One that gets away costs you nothing."
        case .zenRule:
            "There’s no clock. Use as many fingers as you like, and finish when you’ve had enough."
        case .chainRule:
            "Pop the same colour again to make a chain: from the second bubble on, each earns one "
                + "and a half times its points."
        case .missRule: "A miss costs nothing, and a near miss still counts."
        case .bubble: "Bubble"
        case .chain: "Chain"
        case .chance: "Chance"

        // Results and statistics
        case .timeIsUp: "Time!"
        case .wellPopped: "Well popped!"
        case .bubblesPopped: "Bubbles popped"
        case .longestChainFigure: "Longest chain"
        case .tapsThatHit: "Taps that hit"
        case .popsByKind: "Pops by kind"
        }
    }

    static func text(of pattern: BubblePopPattern) -> String {
        switch pattern {
        case .bubbleLabel: "{1} bubble, {2}"
        case .popAsMany:
            "Pop as many bubbles as you can in {1} seconds. Use as many fingers as you like."
        case .rushRule:
            "You start with {1} seconds. Every time a chain grows by {2}, you get {3} s more."
        case .sharpRule: "Break a chain of two or more and you lose {1} points."
        case .lasted: "{1} s long"
        case .longestChain: "Longest chain {1}"
        }
    }

    static func forms(of plural: BubblePopPlural) -> TwoForms {
        switch plural {
        case .popped: TwoForms("{1} popped", "{1} popped")
        case .lostAgain: TwoForms("{1} point lost", "{1} points lost")
        }
    }
}
