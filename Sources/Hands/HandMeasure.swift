/// A run's count for one row of the table.
public struct HandMeasure: Error, Equatable, Sendable {
    /// The row of the table that was measured.
    public let row: HandLimit
    /// The count.
    public let measured: Int

    /// Creates a count for a row.
    public init(_ row: HandLimit, _ measured: Int) {
        self.row = row
        self.measured = measured
    }

    /// Whether it exceeds what a human can do.
    public var isInhuman: Bool { measured > row.maximum }

    /// A sentence with the count, the limit and its reason.
    public var sentence: String {
        "\(measured) \(row.unit) are more than hands can do. The limit is \(row.maximum): \(row.why)."
    }
}

extension [Int] {
    /// Returns the largest number of these ticks, which must be sorted, in any span of `ticks`
    /// ticks.
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
