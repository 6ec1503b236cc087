import Arcade
import Phrases

/// Some of the pockets, each at most once.
public struct PocketSet: Equatable, Sendable {
    private var bits: UInt64 = 0

    /// None.
    public init() {}

    /// These; one that is named twice counts once.
    public init(_ pockets: [Pocket]) {
        for pocket in pockets { insert(pocket) }
    }

    private static func bit(_ pocket: Pocket) -> UInt64 { 1 << UInt64(pocket.number) }

    /// How many.
    public var count: Int { bits.nonzeroBitCount }

    /// Whether there are none.
    public var isEmpty: Bool { bits == 0 }

    /// By their numbers.
    public var pockets: [Pocket] {
        var pockets: [Pocket] = []
        var rest = bits
        while rest != 0 {
            pockets.append(Pocket.all[rest.trailingZeroBitCount])
            rest &= rest - 1
        }
        return pockets
    }

    /// Whether a pocket is among them.
    public func contains(_ pocket: Pocket) -> Bool { bits & Self.bit(pocket) != 0 }

    /// Adds one, where it is not among them.
    public mutating func insert(_ pocket: Pocket) { bits |= Self.bit(pocket) }

    /// Takes one out, where it is among them.
    public mutating func remove(_ pocket: Pocket) { bits &= ~Self.bit(pocket) }

    /// Those that are not among others.
    public func subtracting(_ others: PocketSet) -> PocketSet {
        var rest = self
        rest.bits &= ~others.bits
        return rest
    }

    /// Adds others.
    public mutating func formUnion(_ others: PocketSet) { bits |= others.bits }

    /// The same set as a number.
    var mask: UInt64 { bits }

    /// The numbers in words: `7, 17 and 20`.
    public func list(in words: Words) -> String {
        words.list(pockets.map { String($0.number) })
    }
}
