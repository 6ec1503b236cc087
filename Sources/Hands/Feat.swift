/// How much a run has of what a row of the table counts.
public struct Feat: Error, Equatable, Sendable {
    /// What was counted.
    public let row: HandRow
    /// How much of it there is.
    public let measured: Int

    /// So much of what a row counts.
    public init(_ row: HandRow, _ measured: Int) {
        self.row = row
        self.measured = measured
    }

    /// Whether no hands do so much.
    public var isInhuman: Bool { measured > row.most }

    /// What is wrong with it, and what would be right.
    public var sentence: String {
        "\(measured) \(row.what) are more than hands can do: at most \(row.most) are counted, for "
            + "\(row.why)."
    }
}

extension [Int] {
    /// The most of these ticks, which are in order, within any so many ticks that follow each other.
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
