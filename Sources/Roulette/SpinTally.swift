import Arcade

/// The results of the spins at a level, or in Classic.
public struct SpinTally: Equatable, Sendable {
    /// Spins that hit.
    public var hits = 0
    /// Spins that nearly hit.
    public var nearMisses = 0
    /// All other spins.
    public var misses = 0
    /// The total change in money.
    public var money = 0

    /// Creates an empty tally.
    public init() {}

    /// The number of spins.
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

    /// The counters in stored order.
    var counters: [Int] { [hits, nearMisses, misses, money] }

    /// The length of `counters`.
    static let width = 4

    /// Reads the tally of a level from the counters of all levels; empty if there are too few.
    init(_ level: RouletteLevel, in counters: [Int]) {
        self.init(at: level.code, in: counters)
    }

    /// Reads the tally at an index among tallies; empty if there are too few counters.
    init(at place: Int, in counters: [Int]) {
        let first = place * Self.width
        guard counters.count >= first + Self.width else { return }
        hits = counters[first]
        nearMisses = counters[first + 1]
        misses = counters[first + 2]
        money = counters[first + 3]
    }
}
