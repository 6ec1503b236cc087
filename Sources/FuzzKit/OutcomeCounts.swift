/// The number of inputs with each outcome.
public struct OutcomeCounts: Equatable, Sendable {
    private var counts: [ReadingOutcome: Int] = [:]
    /// The first bytes that caused a contradiction, if any did.
    public private(set) var contradiction: [UInt8]?

    /// Creates an empty tally.
    public init() {}

    /// Counts an outcome.
    public mutating func add(_ outcome: ReadingOutcome, of bytes: [UInt8]) {
        counts[outcome, default: 0] += 1
        if outcome == .contradiction, contradiction == nil { contradiction = bytes }
    }

    /// Returns how many times an outcome occurred.
    public func count(of outcome: ReadingOutcome) -> Int { counts[outcome] ?? 0 }

    /// The outcomes that occurred, with their counts.
    public var rows: [(outcome: ReadingOutcome, count: Int)] {
        counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
