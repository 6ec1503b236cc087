/// How many inputs came to which outcome.
public struct Tally: Equatable, Sendable {
    private var counts: [Outcome: Int] = [:]
    /// The first bytes that came to a contradiction.
    public private(set) var contradiction: [UInt8]?

    /// Nothing tried yet.
    public init() {}

    /// Counts an outcome.
    public mutating func add(_ outcome: Outcome, of bytes: [UInt8]) {
        counts[outcome, default: 0] += 1
        if outcome == .contradiction, contradiction == nil { contradiction = bytes }
    }

    /// How often something came out.
    public func count(of outcome: Outcome) -> Int { counts[outcome] ?? 0 }

    /// The outcomes that came out, with how often.
    public var rows: [(outcome: Outcome, count: Int)] {
        counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
