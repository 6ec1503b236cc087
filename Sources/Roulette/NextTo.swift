/// What it means that one pocket is next to another: a column of the table of levels (Roulette,
/// rule 3).
public enum NextTo: UInt8, CaseIterable, Sendable {
    /// Its number is one lower or higher; 0 and 36 have one neighbour.
    case number
    /// It lies beside it on the wheel.
    case wheel

    /// The pockets next to one.
    public func neighbours(of pocket: Pocket) -> PocketSet {
        Self.table[Int(rawValue)][pocket.number]
    }

    /// The pockets next to each, by its number: looked up in every spin.
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

    /// The pockets next to some, without those themselves.
    public func neighbours(of chosen: PocketSet) -> PocketSet {
        var neighbours = PocketSet()
        for pocket in chosen.pockets { neighbours.formUnion(self.neighbours(of: pocket)) }
        return neighbours.subtracting(chosen)
    }

    /// The pockets in the order in which each is next to the one before.
    var order: [Pocket] {
        switch self {
        case .number: Pocket.all
        case .wheel: Pocket.wheel
        }
    }
}

extension RouletteLevel {
    /// The pockets that count as next to some: none where the level pays nothing for them.
    public func neighbours(of chosen: PocketSet) -> PocketSet {
        nearMiss == nil ? PocketSet() : nextTo.neighbours(of: chosen)
    }
}
