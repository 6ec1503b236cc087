/// The usual range of a number among many runs. It needs the same memory for any number of runs.
public struct UsualRange: Sendable {
    /// The fewest numbers that have a usual range.
    static let fewest = 20
    /// The smallest difference that matters. It is added to each number, so that numbers around 0
    /// can be compared by their ratio.
    private static let least = 0.01
    /// Powers of two from 1/128 to 1024, each in 32 bins, which are 2 or 3 percent wide.
    private static let bins = 32
    private static let exponents = -7...9

    private var counts = [Int](repeating: 0, count: bins * exponents.count)
    /// The number of numbers.
    private(set) var count = 0

    /// Creates the range of no numbers.
    public init() {}

    /// Adds a run's number.
    public mutating func add(_ number: Double) {
        counts[Self.bin(of: number)] += 1
        count += 1
    }

    /// Returns whether a number is far from the others: beyond the quartiles by more than 2.2 times
    /// the distance between them, on a logarithmic scale. That's false for all numbers if there are
    /// fewer than 20.
    public func isUnusual(_ number: Double) -> Bool {
        guard count >= Self.fewest else { return false }
        let (low, high) = (quartile(1), quartile(3))
        // If most numbers are equal, a difference of a fifth is still usual.
        let margin = max(high - low, Self.bins / 4) * 11 / 5
        let bin = Self.bin(of: number)
        return bin < low - margin || bin > high + margin
    }

    private func quartile(_ number: Int) -> Int {
        var left = (count - 1) * number / 4
        for (bin, count) in counts.enumerated() {
            if left < count { return bin }
            left -= count
        }
        return counts.count - 1
    }

    private static func bin(of number: Double) -> Int {
        let shifted = max(number, 0) + least
        let exponent = Int(shifted.exponent)
        if exponent > exponents.upperBound { return bins * exponents.count - 1 }
        return (exponent - exponents.lowerBound) * bins
            + Int((shifted.significand - 1) * Double(bins))
    }
}
