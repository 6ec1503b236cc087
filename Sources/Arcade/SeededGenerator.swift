/// The random numbers of a run, from xoshiro256** with its own method for bounded draws.
///
/// A recording must fold to the same run everywhere and for years, so both the generator and its
/// draws are implemented here, with fixed-width integers. The standard library's
/// `Int.random(in:using:)` and `shuffle(using:)` return different results where `Int` has 32 bits,
/// and may change between releases.
public struct SeededGenerator: Equatable, Sendable {
    private var a: UInt64
    private var b: UInt64
    private var c: UInt64
    private var d: UInt64

    /// Creates a generator. Every seed, including zero, produces a different sequence.
    public init(seed: UInt64) {
        var expander = seed
        a = Self.expand(&expander)
        b = Self.expand(&expander)
        c = Self.expand(&expander)
        d = Self.expand(&expander)
    }

    /// Creates a generator for one of several independent draws.
    ///
    /// - Parameters:
    ///   - seed: the seed shared by all draws.
    ///   - draw: the number of the draw, from 0.
    public init(seed: UInt64, draw: Int) {
        self.init(seed: seed &+ UInt64(draw) &* 0xD134_2543_DE82_EF95)
    }

    /// Returns the next number of SplitMix64, which spreads a poor seed over the whole state.
    private static func expand(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        let scrambled = b &* 5
        let result = ((scrambled << 7) | (scrambled >> 57)) &* 9
        let shifted = b << 17
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 45) | (d >> 19)
        return result
    }

    /// Returns a whole number from 0 up to but not including `bound`, each equally likely.
    ///
    /// - Parameter bound: 1 to 2³¹−1.
    public mutating func below(_ bound: Int) -> Int {
        precondition(bound > 0, "a draw needs at least one outcome")
        let range = UInt32(bound)
        // Lemire's multiply-and-shift. The few products that would favour low numbers are redrawn.
        let unfair = (0 &- range) % range
        while true {
            let product = (next() >> 32) * UInt64(range)
            if UInt32(truncatingIfNeeded: product) >= unfair { return Int(product >> 32) }
        }
    }

    /// Returns a whole number in `range`, each equally likely.
    public mutating func within(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    /// Returns a number from 0 up to but not including 1, in steps of 2⁻⁵³.
    public mutating func fraction() -> Double {
        Double(next() >> 11) * 0x1p-53
    }

    /// Returns a random index of `weights`, with a probability proportional to its weight.
    public mutating func pick(from weights: Weights) -> Int {
        weights.index(holding: below(weights.total))
    }

    /// Adds the state to a hash, so hashes already differ if only future draws will differ.
    public func combine(into hash: inout StateHash) {
        hash.combine(a)
        hash.combine(b)
        hash.combine(c)
        hash.combine(d)
    }
}

/// A table of weights to draw an index from.
public struct Weights: Equatable, Sendable {
    /// The running totals: `limits[i]` is the sum of the weights up to and including `i`.
    private let limits: [Int]

    /// Creates a table of weights.
    ///
    /// - Parameter weights: the weights, none negative and at least one positive.
    public init(_ weights: [Int]) {
        var sum = 0
        var limits: [Int] = []
        for weight in weights {
            precondition(weight >= 0, "a weight cannot be negative")
            sum += weight
            limits.append(sum)
        }
        precondition(sum > 0, "at least one weight must be positive")
        self.limits = limits
    }

    /// The sum of all weights.
    public var total: Int { limits[limits.count - 1] }

    fileprivate func index(holding ticket: Int) -> Int {
        var index = 0
        while limits[index] <= ticket { index += 1 }
        return index
    }
}
