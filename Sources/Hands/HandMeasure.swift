/// A run's count for one hand limit.
public struct HandMeasure: Error, Equatable, Sendable {
    /// The limit that applies to the count.
    public let row: HandLimit
    /// The count.
    public let measured: Int

    /// Creates a count for a limit.
    public init(_ row: HandLimit, _ measured: Int) {
        self.row = row
        self.measured = measured
    }

    /// Whether the count exceeds what a human can do.
    public var isInhuman: Bool { measured > row.maximum }

    /// A sentence with the count, the limit and its reason.
    public var sentence: String {
        "\(measured) \(row.unit) are more than hands can do. The limit is \(row.maximum): \(row.why)."
    }
}

extension [Int] {
    /// Returns the maximum number of these ticks in any span of `ticks` ticks. The array must be
    /// sorted.
    func most(within ticks: Int) -> Int {
        var most = 0
        var first = 0
        for (index, tick) in enumerated() {
            while self[first] <= tick - ticks { first += 1 }
            most = Swift.max(most, index - first + 1)
        }
        return most
    }
}
