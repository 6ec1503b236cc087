import Arcade
import Phrases

/// A kind of brick, one line in the table below. To add a kind with an existing effect, add a line.
public struct BrickKind: Sendable {
    /// What breaking a brick does, apart from earning points.
    public enum Effect: Equatable, Sendable {
        /// Nothing.
        case none
        /// Breaks the surrounding bricks.
        case burst
        /// Releases another ball.
        case ball
        /// Makes the paddle wide for a time.
        case wide(ticks: Int)
        /// Makes balls slow for a time.
        case slow(ticks: Int)
        /// Puts a net below the paddle for a time.
        case net(ticks: Int)
    }

    /// The kind's character in level maps; 0 for plain bricks, which maps show by their colours.
    let mark: UInt8
    /// The kind's word in command lines and descriptions: `two hits`. It never changes.
    public let word: String
    /// The kind's name.
    let name: BreakoutPhrase
    /// The symbol on the bricks, because colour mustn't be the only difference.
    public let symbol: Look.Symbol
    /// The kind's colour in walls, in the guide and in effects. In walls, each plain brick has its
    /// own colour.
    let colour: UInt32
    /// The number of hits that break a brick, 1 to 3.
    public let hits: Int
    /// What breaking a brick does.
    public let effect: Effect
    /// The kind's text in the guide.
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

    /// Returns a kind whose effect lasts for the given number of seconds.
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
    /// A kind's text in the guide.
    enum Note: Sendable {
        case plain(BreakoutPhrase)
        /// A text with the effect's duration in seconds.
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
