import Arcade
import Breakout
import BubblePop
import Phrases
import Roulette

/// A game as the menu shows it. This is the one place that lists the games.
public enum Stall: UInt8, CaseIterable, Sendable {
    /// In the order in which they came. Their numbers stand in tickets: new ones come at the end.
    case bubblePop, breakout, roulette

    /// What the app knows of the game.
    var entry: StallEntry {
        switch self {
        case .bubblePop: Self.bubblePopEntry
        case .breakout: Self.breakoutEntry
        case .roulette: Self.rouletteEntry
        }
    }

    /// Its place in a list that has a row for each stall.
    var index: Int { Int(rawValue) }

    private static let bubblePopEntry = StallEntry(
        BubblePopGame.self, word: "bubblepop", blurb: Phrase(.bubblePopBlurb),
        challenge: Phrase(.sameBubbles),
        get: { $0.bubblePop }, set: { $0.bubblePop = $1 })

    private static let breakoutEntry = StallEntry(
        BreakoutGame.self, word: "breakout", blurb: Phrase(.breakoutBlurb),
        challenge: Phrase(.sameBricks),
        get: { $0.breakout }, set: { $0.breakout = $1 })

    private static let rouletteEntry = StallEntry(
        RouletteGame.self, word: "roulette", blurb: Phrase(.rouletteBlurb),
        get: { $0.roulette }, set: { $0.roulette = $1 },
        cabinet: { TableCabinet($0, settings: $1) })

    /// The word for it in stores, addresses and command lines.
    public var word: String { entry.word }

    /// The stall that a word names, or nil.
    public init?(word: String) {
        for stall in Self.allCases where stall.word.bytes == word.bytes {
            self = stall
            return
        }
        return nil
    }

    /// By which rules it is played now; see `GameIdentity`.
    public var rulesVersion: UInt8 { entry.identity.rulesVersion }

    /// How long a round of a party lasts, in ticks.
    public var partyTicks: Int { entry.partyTicks }

    /// Whether a run's chances are drawn while it is played, by the device or by the house, and not
    /// from its seed.
    public var isDrawn: Bool { entry.staging.kind.isDrawn }

    /// The name on the stall.
    public var name: String { entry.identity.name }

    /// Whether the things on its stage are touched, each for itself.
    public var hasTargets: Bool { entry.staging.hasTargets }

    /// Whether it is played with controls beside its stage.
    public var isTable: Bool { entry.staging.kind.isPlayedBeside }

    /// How its kinds of things look, in the order that scenes and cues count them.
    public var looks: [Look] { entry.looks }
}
