import Arcade
import Phrases

/// A set of pockets.
public struct PocketSet: Equatable, Sendable {
    private var bits: UInt64 = 0

    /// Creates an empty set.
    public init() {}

    /// Creates a set of pockets, ignoring duplicates.
    public init(_ pockets: [Pocket]) {
        for pocket in pockets { insert(pocket) }
    }

    private static func bit(_ pocket: Pocket) -> UInt64 { 1 << UInt64(pocket.number) }

    /// The number of pockets.
    public var count: Int { bits.nonzeroBitCount }

    /// Whether the set is empty.
    public var isEmpty: Bool { bits == 0 }

    /// The pockets, in numerical order.
    public var pockets: [Pocket] {
        var pockets: [Pocket] = []
        var rest = bits
        while rest != 0 {
            pockets.append(Pocket.all[rest.trailingZeroBitCount])
            rest &= rest - 1
        }
        return pockets
    }

    /// Whether the set contains a pocket.
    public func contains(_ pocket: Pocket) -> Bool { bits & Self.bit(pocket) != 0 }

    /// Adds a pocket, if it's missing.
    public mutating func insert(_ pocket: Pocket) { bits |= Self.bit(pocket) }

    /// Removes a pocket, if it's present.
    public mutating func remove(_ pocket: Pocket) { bits &= ~Self.bit(pocket) }

    /// Returns the pockets that aren't in another set.
    public func subtracting(_ others: PocketSet) -> PocketSet {
        var rest = self
        rest.bits &= ~others.bits
        return rest
    }

    /// Adds the pockets of another set.
    public mutating func formUnion(_ others: PocketSet) { bits |= others.bits }

    /// The set as a bit mask.
    var mask: UInt64 { bits }

    /// Returns the numbers as a list: `7, 17 and 20`.
    public func list(in words: Words) -> String {
        words.list(pockets.map { String($0.number) })
    }
}
