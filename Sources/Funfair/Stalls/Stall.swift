import Arcade
import Breakout
import BubblePop
import Phrases
import Roulette

/// A game of the fair. This is the only list of the games.
public enum Stall: UInt8, CaseIterable, Sendable {
    /// The games, in order of introduction. Tickets contain the raw values, so add new games at the
    /// end.
    case bubblePop, breakout, roulette

    /// The game's description for the app.
    var entry: StallEntry {
        switch self {
        case .bubblePop: Self.bubblePopEntry
        case .breakout: Self.breakoutEntry
        case .roulette: Self.rouletteEntry
        }
    }

    /// The index in a list with one element per stall.
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

    /// The word that identifies the stall in stores, addresses and command lines.
    public var word: String { entry.word }

    /// Creates the stall with the given word, or nil if it doesn't exist.
    public init?(word: String) {
        for stall in Self.allCases where stall.word.bytes == word.bytes {
            self = stall
            return
        }
        return nil
    }

    /// The version of the game's current rules; see `GameIdentity`.
    public var rulesVersion: UInt8 { entry.identity.rulesVersion }

    /// The length of a party's round, in ticks.
    public var partyTicks: Int { entry.partyTicks }

    /// Whether outcomes are drawn during play, by the device or the house, instead of depending on
    /// the seed.
    public var isDrawn: Bool { entry.staging.kind.isDrawn }

    /// The game's name.
    public var name: String { entry.identity.name }

    /// Whether the player touches individual things on the stage.
    public var hasTargets: Bool { entry.staging.hasTargets }

    /// Whether the game is played with controls beside the stage.
    public var isTable: Bool { entry.staging.kind.isPlayedBeside }

    /// The looks of the game's kinds of things, in the order that scenes and cues use.
    public var looks: [Look] { entry.looks }
}
