import Arcade
import Phrases

/// A kind of capsule: one line of the table below (Breakout, rule 10). Adding a kind whose effect exists is
/// adding a line.
public struct CapsuleKind: Sendable {
    /// What whoever catches one gets.
    public enum Effect: Equatable, Sendable {
        /// The paddle is wide for so many ticks, and narrow no more.
        case wide(ticks: Int)
        /// Balls are slow for so many ticks, and fast no more.
        case slow(ticks: Int)
        /// For so many ticks balls stay where they meet the paddle, until a tap.
        case hold(ticks: Int)
        /// For so many ticks balls break what they touch, and go on as if nothing had been there.
        case through(ticks: Int)
        /// Another life.
        case life
        /// The paddle is narrow for so many ticks, and wide no more.
        case narrow(ticks: Int)
        /// Balls are fast for so many ticks, and slow no more.
        case fast(ticks: Int)
    }

    /// The word for it in descriptions. It never changes.
    public let word: String
    /// What it is called.
    let name: BreakoutPhrase
    /// What is on it.
    public let symbol: Look.Symbol
    /// Its colour.
    let colour: UInt32
    /// How often it comes, as a share of the weights of all.
    let weight: Int
    /// Whether one would rather catch it than not.
    public let isWelcome: Bool
    /// What is in it.
    public let effect: Effect
    /// What there is to say of it in the guide.
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

    /// The rows that bricks of the same effect let fall.
    static let wide = 0
    static let slow = 1
    /// The rows whose colours are seen elsewhere too, while they last.
    static let hold = 2
    static let through = 3

    /// All kinds, those that are welcome first.
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

    /// A kind whose effect lasts for so many seconds.
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

/// What bricks of a kind let fall where there are capsules: one line of the table below.
struct CapsuleDrop {
    /// What falls.
    enum Content {
        /// Any kind, by its weight.
        case any
        /// That of a row of `CapsuleKind.all`, in place of what the brick does elsewhere.
        case own(Int)
    }

    /// How often one falls, in per cent of the bricks that break.
    let chance: Int
    let content: Content

    /// Whether what falls is what the brick does elsewhere.
    var isOwn: Bool {
        if case .own = content { true } else { false }
    }

    /// A line for each of `BrickKind.all`, in its order.
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
