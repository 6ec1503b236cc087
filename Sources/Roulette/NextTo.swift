/// A meaning of “next to”, as used in the table of levels (Roulette, rule 3).
public enum NextTo: UInt8, CaseIterable, Sendable {
    /// One number lower or higher; 0 and 36 have one neighbour.
    case number
    /// Side by side on the wheel.
    case wheel

    /// Returns the pockets next to `pocket`.
    public func neighbours(of pocket: Pocket) -> PocketSet {
        Self.table[Int(rawValue)][pocket.number]
    }

    /// The neighbours of each pocket, indexed by its number. A table, because every spin looks them
    /// up.
    private static let table = allCases.map { meaning in
        Pocket.all.map { meaning.found(nextTo: $0) }
    }

    private func found(nextTo pocket: Pocket) -> PocketSet {
        switch self {
        case .number:
            return PocketSet([pocket.number - 1, pocket.number + 1].compactMap { Pocket($0) })
        case .wheel:
            let last = Pocket.count - 1
            return PocketSet([
                Pocket.wheel[(pocket.place + last) % Pocket.count],
                Pocket.wheel[(pocket.place + 1) % Pocket.count],
            ])
        }
    }

    /// Returns the neighbours of the chosen pockets, without the chosen pockets themselves.
    public func neighbours(of chosen: PocketSet) -> PocketSet {
        var neighbours = PocketSet()
        for pocket in chosen.pockets { neighbours.formUnion(self.neighbours(of: pocket)) }
        return neighbours.subtracting(chosen)
    }

    /// All pockets, ordered so neighbours are side by side.
    var order: [Pocket] {
        switch self {
        case .number: Pocket.all
        case .wheel: Pocket.wheel
        }
    }
}

extension RouletteLevel {
    /// Returns the neighbours of the chosen pockets; empty if the level doesn't pay for neighbours.
    public func neighbours(of chosen: PocketSet) -> PocketSet {
        nearMiss == nil ? PocketSet() : nextTo.neighbours(of: chosen)
    }
}
