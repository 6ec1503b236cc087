/// What a house offers besides its games and their boards. The host can turn each part off, at the
/// start or while the house is open.
public struct HouseOffers: Equatable, Sendable {
    /// Whether players can share walls, and see and play those of others. Without this, the house
    /// keeps the walls that it has, with their boards and hearts, and their authors can still take
    /// them down.
    public var walls: Bool
    /// Whether players can open and join parties. Without this, an open party continues for its
    /// guests until it ends, and its runs count as usual.
    public var parties: Bool

    /// Creates offers. By default, the house offers everything.
    public init(walls: Bool = true, parties: Bool = true) {
        self.walls = walls
        self.parties = parties
    }

    /// A part that a host can turn off.
    package enum Part: CaseIterable, Sendable { case walls, parties }

    func includes(_ part: Part) -> Bool {
        switch part {
        case .walls: walls
        case .parties: parties
        }
    }
}

extension Changeable where Value == HouseOffers {
    /// - Throws: `Refusal.notOffered` if the house doesn't offer the part.
    func check(_ part: HouseOffers.Part) throws(Refusal) {
        guard current.includes(part) else { throw .notOffered(part) }
    }
}

extension House {
    /// What the house offers.
    package var offers: HouseOffers { resources.offers.current }

    /// Changes what the house offers, from the next request on.
    public func offer(_ offers: HouseOffers) { resources.offers.change(to: offers) }
}
