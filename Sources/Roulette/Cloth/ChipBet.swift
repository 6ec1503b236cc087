import Phrases

/// Chips on one place of the cloth.
public struct Stack: Equatable, Sendable {
    fileprivate let code: Int
    /// The chips' total value, 1 to `RouletteRules.highestStack`.
    public fileprivate(set) var amount: Int

    /// The chips' place.
    public var place: ClothPlace { ClothPlace.all[code] }
}

/// The chips on a cloth before the bet is placed. No place exceeds its limit.
public struct Chips: Equatable, Sendable {
    /// The stacks, in the order of the places.
    public private(set) var stacks: [Stack] = []

    /// Creates an empty cloth.
    public init() {}

    /// The chips' total value.
    public var worth: Int { stacks.reduce(0) { $0 + $1.amount } }

    /// Returns the value of the chips on a place.
    public func amount(on place: ClothPlace) -> Int {
        stacks.first { $0.code == place.code }?.amount ?? 0
    }

    /// Adds chips to a place.
    ///
    /// - Parameters:
    ///   - amount: the chips' value, at least 1.
    ///   - place: any place.
    /// - Throws: `.empty` if the amount is less than 1, or `.limit` if the place would exceed its
    ///   limit. In both cases, nothing is added.
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

    /// Returns twice the chips on each place.
    ///
    /// - Throws: `.limit` if a place would exceed its limit.
    public func doubled() throws(ChipProblem) -> Chips {
        var doubled = self
        for stack in stacks { try doubled.put(stack.amount, on: stack.place) }
        return doubled
    }
}

/// A bet of at least one chip on the cloth.
public struct ChipBet: Equatable, Sendable {
    /// The chips on each place.
    public let chips: Chips

    /// Creates a bet.
    ///
    /// - Throws: `.empty` if there are no chips.
    public init(_ chips: Chips) throws(ChipProblem) {
        guard !chips.stacks.isEmpty else { throw .empty }
        self.chips = chips
    }

    /// The value of all chips, in coins.
    public var stake: Int { chips.worth }

    /// Returns what a pocket pays back, including the winning chips themselves.
    public func returned(by pocket: Pocket) -> Int {
        chips.stacks.reduce(0) { sum, stack in
            stack.place.pockets.contains(pocket)
                ? sum + stack.amount * (stack.place.kind.pays + 1) : sum
        }
    }

    /// Returns the outcome of a pocket: a hit if it pays back more than the stake, a near miss if
    /// it pays back anything.
    public func outcome(of pocket: Pocket) -> Outcome {
        let returned = returned(by: pocket)
        return returned > stake ? .hit : returned > 0 ? .nearMiss : .miss
    }
}

/// Why chips aren't a valid bet.
public enum ChipProblem: UInt8, Error {
    /// There are no chips on the cloth.
    case empty
    /// The chips exceed a place's limit.
    case limit
    /// The chips exceed the player's money.
    case money

    /// Returns a sentence for the player.
    public func sentence(in words: Words) -> String {
        switch self {
        case .empty: words[.noChips]
        case .limit: words[.chipLimit, words.number(RouletteRules.highestStack)]
        case .money: words[.chipMoney]
        }
    }
}
