import Arcade

/// The spin results at a level or in Classic.
public struct SpinTally: Equatable, Sendable {
    /// The number of hits.
    public var hits = 0
    /// The number of near misses.
    public var nearMisses = 0
    /// The number of other spins.
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

    /// Reads a level's tally from the counters of all levels; empty if there are too few counters.
    init(_ level: RouletteLevel, in counters: [Int]) {
        self.init(at: level.code, in: counters)
    }

    /// Reads the tally at an index; empty if there are too few counters.
    init(at place: Int, in counters: [Int]) {
        let first = place * Self.width
        guard counters.count >= first + Self.width else { return }
        hits = counters[first]
        nearMisses = counters[first + 1]
        misses = counters[first + 2]
        money = counters[first + 3]
    }
}
