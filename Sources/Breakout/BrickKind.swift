import Arcade
import Phrases

/// A kind of brick: one line of the table below. Adding a kind whose effect exists is adding a line.
public struct BrickKind: Sendable {
    /// What is in a brick besides its points.
    public enum Effect: Equatable, Sendable {
        /// Nothing.
        case none
        /// The bricks around it break as well.
        case burst
        /// Another ball comes out.
        case ball
        /// The paddle is wide for so many ticks.
        case wide(ticks: Int)
        /// Balls are slow for so many ticks.
        case slow(ticks: Int)
        /// A net below the paddle holds for so many ticks.
        case net(ticks: Int)
    }

    /// The character that stands for it in the maps of levels; 0 for the plain kind, which stands
    /// there as its colour.
    let mark: UInt8
    /// The word for it in command lines and descriptions: `two hits`. It never changes.
    public let word: String
    /// What it is called.
    let name: BreakoutPhrase
    /// What is on it.
    public let symbol: Look.Symbol
    /// Its colour: in walls, in the guide and of what it does. A plain brick has one of its own in
    /// walls.
    let colour: UInt32
    /// How often it is hit before it breaks, 1 to 3.
    public let hits: Int
    /// What is in it.
    public let effect: Effect
    /// What there is to say of it in the guide.
    let note: Note

    private init(
        _ mark: Unicode.Scalar?, _ word: String, _ name: BreakoutPhrase, _ symbol: Look.Symbol,
        colour: UInt32, hits: Int = 1, effect: Effect = .none, _ note: Note
    ) {
        self.mark = mark.map { UInt8(ascii: $0) } ?? 0
        self.word = word
        self.name = name
        self.symbol = symbol
        self.colour = colour
        self.hits = hits
        self.effect = effect
        self.note = note
    }

    /// All kinds, the plain one first.
    public static let all: [BrickKind] = [
        BrickKind(nil, "plain", .plainBrick, .none, colour: 0xF0384F, .plain(.plainNote)),
        BrickKind(
            "2", "two hits", .twoHits, .twice, colour: 0xA296DD, hits: 2, .plain(.twoHitsNote)),
        BrickKind(
            "3", "three hits", .threeHits, .thrice, colour: 0x8F8CA3, hits: 3,
            .plain(.threeHitsNote)),
        BrickKind(
            "*", "burst", .burst, .spark, colour: 0xF0623A, effect: .burst, .plain(.burstNote)),
        BrickKind("o", "ball", .ball, .circle, colour: 0x3F94EA, effect: .ball, .plain(.ballNote)),
        lasting("w", "wide", .widePaddle, .wide, colour: 0xD29A14, 12, .wideNote) {
            .wide(ticks: $0)
        },
        lasting("s", "slow", .slowBalls, .slow, colour: 0x22AD86, 10, .slowNote) {
            .slow(ticks: $0)
        },
        lasting("n", "net", .net, .net, colour: 0xD062B0, 8, .netNote) { .net(ticks: $0) },
    ]

    /// A kind whose effect lasts for so many seconds.
    private static func lasting(
        _ mark: Unicode.Scalar, _ word: String, _ name: BreakoutPhrase, _ symbol: Look.Symbol,
        colour: UInt32, _ seconds: Int, _ note: BreakoutPattern, effect: (Int) -> Effect
    ) -> BrickKind {
        BrickKind(
            mark, word, name, symbol, colour: colour,
            effect: effect(seconds * Clock.ticksPerSecond), .lasting(note, seconds: seconds))
    }
}

extension BrickKind {
    /// What there is to say of a kind.
    enum Note: Sendable {
        case plain(BreakoutPhrase)
        /// With the seconds that it lasts.
        case lasting(BreakoutPattern, seconds: Int)

        func text(in words: Words) -> String {
            switch self {
            case .plain(let phrase): words[phrase]
            case .lasting(let pattern, let seconds):
                words[pattern, words[.seconds, words.number(seconds)]]
            }
        }
    }
}
