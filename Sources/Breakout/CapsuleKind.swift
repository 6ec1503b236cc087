import Arcade
import Phrases

/// A kind of capsule, one line in the table below (Breakout, rule 10). To add a kind with an
/// existing effect, add a line.
public struct CapsuleKind: Sendable {
    /// What catching a capsule does.
    public enum Effect: Equatable, Sendable {
        /// Makes the paddle wide for a time, and ends `narrow`.
        case wide(ticks: Int)
        /// Makes balls slow for a time, and ends `fast`.
        case slow(ticks: Int)
        /// Makes the paddle hold balls until a tap, for a time.
        case hold(ticks: Int)
        /// Makes balls break every brick that they touch and fly straight on, for a time.
        case through(ticks: Int)
        /// Adds a life.
        case life
        /// Makes the paddle narrow for a time, and ends `wide`.
        case narrow(ticks: Int)
        /// Makes balls fast for a time, and ends `slow`.
        case fast(ticks: Int)
    }

    /// The kind's word in descriptions. It never changes.
    public let word: String
    /// The kind's name.
    let name: BreakoutPhrase
    /// The symbol on the capsules, because colour mustn't be the only difference.
    public let symbol: Look.Symbol
    /// The kind's colour.
    let colour: UInt32
    /// The likelihood that this kind falls, relative to the sum of all weights.
    let weight: Int
    /// Whether the capsule helps the player.
    public let isWelcome: Bool
    /// What catching a capsule does.
    public let effect: Effect
    /// The kind's text in the guide.
    let note: BrickKind.Note

    private init(
        _ word: String, _ name: BreakoutPhrase, _ symbol: Look.Symbol, colour: UInt32, weight: Int,
        isWelcome: Bool = true, effect: Effect, _ note: BrickKind.Note
    ) {
        self.word = word
        self.name = name
        self.symbol = symbol
        self.colour = colour
        self.weight = weight
        self.isWelcome = isWelcome
        self.effect = effect
        self.note = note
    }

    /// The kinds that bricks with the same effect drop.
    static let wide = 0
    static let slow = 1
    /// The kinds that recolour the paddle or the balls while their effect lasts.
    static let hold = 2
    static let through = 3

    /// All kinds, helpful ones first.
    public static let all: [CapsuleKind] = [
        lasting("wide", .wideCapsule, .wide, 0xD29A14, weight: 18, 15, .wideNote) {
            .wide(ticks: $0)
        },
        lasting("slow", .slowCapsule, .slow, 0x22AD86, weight: 18, 12, .slowNote) {
            .slow(ticks: $0)
        },
        lasting("hold", .holdCapsule, .magnet, 0x8B5CF6, weight: 16, 15, .holdNote) {
            .hold(ticks: $0)
        },
        lasting("through", .throughCapsule, .triangle, 0xF0623A, weight: 12, 6, .throughNote) {
            .through(ticks: $0)
        },
        CapsuleKind(
            "life", .lifeCapsule, .heart, colour: 0xE84393, weight: 6, effect: .life,
            .plain(.lifeNote)),
        lasting(
            "narrow", .narrowCapsule, .narrow, 0x6B7280, weight: 15, isWelcome: false, 10,
            .narrowNote
        ) { .narrow(ticks: $0) },
        lasting(
            "fast", .fastCapsule, .fast, 0xC0263C, weight: 15, isWelcome: false, 8, .fastNote
        ) { .fast(ticks: $0) },
    ]

    /// Returns a kind whose effect lasts for the given number of seconds.
    private static func lasting(
        _ word: String, _ name: BreakoutPhrase, _ symbol: Look.Symbol, _ colour: UInt32,
        weight: Int, isWelcome: Bool = true, _ seconds: Int, _ note: BreakoutPattern,
        effect: (Int) -> Effect
    ) -> CapsuleKind {
        CapsuleKind(
            word, name, symbol, colour: colour, weight: weight, isWelcome: isWelcome,
            effect: effect(seconds * Clock.ticksPerSecond), .lasting(note, seconds: seconds))
    }
}

/// What bricks of one kind drop in modes with capsules, one line in the table below.
struct CapsuleDrop {
    /// What a brick drops.
    enum Content {
        /// Any kind, by weight.
        case any
        /// A kind, as an index into `CapsuleKind.all`, instead of the brick's own effect.
        case own(Int)
    }

    /// The share of broken bricks that drop a capsule, in percent.
    let chance: Int
    let content: Content

    /// Whether capsules replace the bricks' own effect.
    var replacesEffect: Bool {
        if case .own = content { true } else { false }
    }

    /// A line for each brick kind, in the order of `BrickKind.all`.
    static let all = [
        CapsuleDrop(chance: 8, content: .any),  // plain
        CapsuleDrop(chance: 20, content: .any),  // two hits
        CapsuleDrop(chance: 35, content: .any),  // three hits
        CapsuleDrop(chance: 0, content: .any),  // burst
        CapsuleDrop(chance: 0, content: .any),  // ball
        CapsuleDrop(chance: 100, content: .own(CapsuleKind.wide)),
        CapsuleDrop(chance: 100, content: .own(CapsuleKind.slow)),
        CapsuleDrop(chance: 0, content: .any),  // net
    ]

    static let weights = Weights(CapsuleKind.all.map { $0.weight })
}
