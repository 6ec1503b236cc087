import Arcade

/// How the spins of a level, or of Classic, came out.
public struct Tally: Equatable, Sendable {
    /// Spins that hit.
    public var hits = 0
    /// Spins that came next to a chosen pocket.
    public var nearMisses = 0
    /// All other spins.
    public var misses = 0
    /// The change of money that they made.
    public var money = 0

    /// No spins yet.
    public init() {}

    /// All spins.
    public var spins: Int { Counts.sum([hits, nearMisses, misses]) }

    /// Counts a spin.
    mutating func add(_ outcome: Outcome, _ money: Int) {
        switch outcome {
        case .hit: hits += 1
        case .nearMiss: nearMisses += 1
        case .miss: misses += 1
        }
        self.money += money
    }

    /// The numbers in a row, as they are kept.
    var counters: [Int] { [hits, nearMisses, misses, money] }

    /// How many numbers `counters` has.
    static let width = 4

    /// The tally of a level among the counters of all; none where there are too few.
    init(_ level: RouletteLevel, in counters: [Int]) {
        self.init(at: level.code, in: counters)
    }

    /// The tally at a place among counters; none where there are too few.
    init(at place: Int, in counters: [Int]) {
        let first = place * Self.width
        guard counters.count >= first + Self.width else { return }
        hits = counters[first]
        nearMisses = counters[first + 1]
        misses = counters[first + 2]
        money = counters[first + 3]
    }
}
