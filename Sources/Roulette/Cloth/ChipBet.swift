import Phrases

/// Chips on a place of the cloth.
public struct Stack: Equatable, Sendable {
    fileprivate let code: Int
    /// What they are worth together, 1 to `RouletteRules.highestStack`.
    public fileprivate(set) var amount: Int

    /// Where they lie.
    public var place: ClothPlace { ClothPlace.all[code] }
}

/// The chips on a cloth, before a bet is made of them: none on a place, or what a place may hold.
public struct Chips: Equatable, Sendable {
    /// Where some lie, in the order of the places.
    public private(set) var stacks: [Stack] = []

    /// None.
    public init() {}

    /// What they are worth together.
    public var worth: Int { stacks.reduce(0) { $0 + $1.amount } }

    /// What lies on a place.
    public func amount(on place: ClothPlace) -> Int {
        stacks.first { $0.code == place.code }?.amount ?? 0
    }

    /// Puts more on a place.
    ///
    /// - Parameters:
    ///   - amount: 1 and more.
    ///   - place: any.
    /// - Throws: `.empty` where it is nothing, `.limit` where it would be more than a place may hold; then
    ///   nothing is put.
    public mutating func put(_ amount: Int, on place: ClothPlace) throws(ChipProblem) {
        guard amount > 0 else { throw .empty }
        let index = stacks.firstIndex { $0.code >= place.code } ?? stacks.count
        let isThere = index < stacks.count && stacks[index].code == place.code
        let room = RouletteRules.highestStack - (isThere ? stacks[index].amount : 0)
        guard amount <= room else { throw .limit }
        if isThere {
            stacks[index].amount += amount
        } else {
            stacks.insert(Stack(code: place.code, amount: amount), at: index)
        }
    }

    /// The same chips once more on each place.
    ///
    /// - Throws: `.limit`, where a place may not hold so many.
    public func doubled() throws(ChipProblem) -> Chips {
        var doubled = self
        for stack in stacks { try doubled.put(stack.amount, on: stack.place) }
        return doubled
    }
}

/// A bet of chips on the cloth: one at least. Another one cannot be expressed.
public struct ChipBet: Equatable, Sendable {
    /// The chips that lie there.
    public let chips: Chips

    /// - Throws: `.empty` where no chip lies there.
    public init(_ chips: Chips) throws(ChipProblem) {
        guard !chips.stacks.isEmpty else { throw .empty }
        self.chips = chips
    }

    /// What is staked.
    public var stake: Int { chips.worth }

    /// What a pocket gives back, the winning chips themselves included.
    public func returned(by pocket: Pocket) -> Int {
        chips.stacks.reduce(0) { sum, stack in
            stack.place.pockets.contains(pocket)
                ? sum + stack.amount * (stack.place.kind.pays + 1) : sum
        }
    }

    /// What a pocket is for this bet: a hit where more comes back than was staked, and nearly one where
    /// some does.
    public func outcome(of pocket: Pocket) -> Outcome {
        let returned = returned(by: pocket)
        return returned > stake ? .hit : returned > 0 ? .nearMiss : .miss
    }
}

/// Why chips are no bet.
public enum ChipProblem: UInt8, Error {
    /// None lies on the cloth.
    case empty
    /// More than a place may hold.
    case limit
    /// More than there is to play with.
    case money

    /// A sentence for the person at the table.
    public func sentence(in words: Words) -> String {
        switch self {
        case .empty: words[.noChips]
        case .limit: words[.chipLimit, words.number(RouletteRules.highestStack)]
        case .money: words[.chipMoney]
        }
    }
}
