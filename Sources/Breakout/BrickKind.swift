import Arcade

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
    /// What it is called: `two hits`.
    public let name: String
    /// What is on it.
    public let symbol: Look.Symbol
    /// Its colour in the guide and of what it does.
    let colour: UInt32
    /// How often it is hit before it breaks, 1 to 3.
    public let hits: Int
    /// What is in it.
    public let effect: Effect
    /// What there is to say of it in the guide.
    let note: String

    private init(
        _ mark: Unicode.Scalar?, _ name: String, _ symbol: Look.Symbol, colour: UInt32,
        hits: Int = 1, effect: Effect = .none, _ note: String
    ) {
        self.mark = mark.map { UInt8(ascii: $0) } ?? 0
        self.name = name
        self.symbol = symbol
        self.colour = colour
        self.hits = hits
        self.effect = effect
        self.note = note
    }

    /// All kinds, the plain one first.
    public static let all: [BrickKind] = [
        BrickKind(nil, "plain", .none, colour: 0xF0384F, "Breaks"),
        BrickKind("2", "two hits", .twice, colour: 0x7C6BC4, hits: 2, "Double points"),
        BrickKind("3", "three hits", .thrice, colour: 0x5F5A7A, hits: 3, "Triple points"),
        BrickKind("*", "burst", .spark, colour: 0xE4572E, effect: .burst, "Takes all around it"),
        BrickKind("o", "ball", .circle, colour: 0x2E86DE, effect: .ball, "One more ball"),
        BrickKind(
            "w", "wide", .wide, colour: 0xC98A00, effect: .wide(ticks: seconds(12)),
            "Wide paddle, 12 s"),
        BrickKind(
            "s", "slow", .slow, colour: 0x1E9E7A, effect: .slow(ticks: seconds(10)),
            "Slow balls, 10 s"),
        BrickKind(
            "n", "net", .net, colour: 0xB0468E, effect: .net(ticks: seconds(8)),
            "Net below, 8 s"),
    ]

    private static func seconds(_ seconds: Int) -> Int { seconds * Clock.ticksPerSecond }
}
