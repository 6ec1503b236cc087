import Arcade
import Breakout
import BubblePop
import Roulette

/// A game as the menu shows it. This is the one place that lists the games.
public enum Stall: UInt8, CaseIterable, Sendable {
    case bubblePop, breakout, roulette

    /// What the app knows of the game.
    var entry: any StallEntry {
        switch self {
        case .bubblePop: Self.bubblePopEntry
        case .breakout: Self.breakoutEntry
        case .roulette: Self.rouletteEntry
        }
    }

    private static let bubblePopEntry = GameEntry<BubblePopGame>(
        word: "bubblepop", blurb: "Pop them before they float away",
        get: { $0.bubblePop }, set: { $0.bubblePop = $1 },
        verify: { bytes, eachTick throws(RecordingProblem) in
            try VerifiedRun(BubblePopGame.self, bytes, eachTick)
        })

    private static let breakoutEntry = GameEntry<BreakoutGame>(
        word: "breakout", blurb: "Knock down every brick",
        get: { $0.breakout }, set: { $0.breakout = $1 },
        verify: { bytes, eachTick throws(RecordingProblem) in
            try VerifiedRun(BreakoutGame.self, bytes, eachTick)
        })

    private static let rouletteEntry = GameEntry<RouletteGame>(
        word: "roulette", blurb: "Pick your numbers, spin the wheel",
        get: { $0.roulette }, set: { $0.roulette = $1 },
        verify: { bytes, eachTick throws(RecordingProblem) in
            try VerifiedRun(RouletteGame.self, bytes, eachTick)
        })

    /// The word for it in stores, addresses and command lines.
    public var word: String { entry.word }

    /// The name on the stall.
    public var name: String { entry.identity.name }

    /// How its kinds of things look, in the order that scenes and cues count them.
    public var looks: [Look] { entry.looks }
}
