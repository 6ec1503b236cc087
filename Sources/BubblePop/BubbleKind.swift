import Arcade
import Phrases

/// A kind of bubble, one line in the table below. To add a kind, add a line.
public struct BubbleKind: Equatable, Sendable {
    /// The kind's word in command lines and descriptions. It never changes.
    public let word: String
    /// The kind's colour, symbol and name.
    public let look: Look
    /// The points for the first bubble in a chain.
    public let points: Int
    /// The likelihood that this kind appears, relative to the sum of all weights.
    public let weight: Int
    /// The radius, as a share of the largest bubble's.
    public let size: Double
    /// The speed at the start of a run, in stage units per second.
    public let slowSpeed: Double
    /// The speed at the end of a run, in stage units per second.
    public let fastSpeed: Double

    private init(
        _ word: String, _ name: BubblePopPhrase, points: Int, weight: Int, colour: UInt32,
        symbol: Look.Symbol,
        size: Double, speed: (slow: Double, fast: Double)
    ) {
        self.word = word
        look = Look(
            .phrase(Phrase(name)), label: .worth(Pattern(.bubbleLabel), points: points),
            colour: colour, symbol: symbol)
        self.points = points
        self.weight = weight
        self.size = size
        precondition(speed.slow > 0 && speed.fast > 0, "every bubble rises")
        slowSpeed = speed.slow
        fastSpeed = speed.fast
    }

    /// All kinds (BubblePop, core functionality 6). Sizes are shares of the largest bubble's.
    /// Speeds are in stage units per second, at the start and at the end of a run.
    public static let all: [BubbleKind] = [
        BubbleKind(
            "red", .red, points: 1, weight: 40, colour: 0xF0384F, symbol: .circle,
            size: 1.00, speed: (36, 96)),
        BubbleKind(
            "pink", .pink, points: 2, weight: 30, colour: 0xFF7AB8, symbol: .heart,
            size: 1.00, speed: (44, 118)),
        BubbleKind(
            "green", .green, points: 5, weight: 15, colour: 0x22B573, symbol: .diamond,
            size: 0.96, speed: (54, 148)),
        BubbleKind(
            "blue", .blue, points: 8, weight: 10, colour: 0x3D8BFF, symbol: .star,
            size: 0.92, speed: (68, 190)),
        BubbleKind(
            "black", .black, points: 10, weight: 5, colour: 0x26242E, symbol: .spark,
            size: 0.88, speed: (88, 250)),
    ]

    /// The weights of all kinds, for random draws.
    static let weights = Weights(all.map { $0.weight })
}
