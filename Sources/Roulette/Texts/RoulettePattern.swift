/// A text of Roulette with gaps, `{1}` and so on. What fills them is said beside each.
package enum RoulettePattern: UInt8, CaseIterable, Sendable {
    // MARK: At the table
    /// A pocket's number, its colour.
    case pocketLabel
    /// How many are chosen, how many are wanted.
    case chosenCount
    /// How many are chosen.
    case chosenAlready
    /// Numbers.
    case nextToThem
    /// Pockets that hit, pockets, money.
    case hitIn
    /// An amount of money with its sign.
    case moneyWon
    /// An amount of money and of points, with their signs.
    case moneyAndScore
    /// What happened, what it brought.
    case spinResult
    /// A badge.
    case badgeEarned

    // MARK: How it is played
    /// Money, the levels.
    case spinRule
    /// A level, how many numbers it wants.
    case levelChoice
    /// Pockets.
    case betRule
    /// Numbers.
    case yours
    /// A level.
    case whatToExpect
    /// An amount of money.
    case houseEdge
}

/// A text of Roulette with a number in it, `{1}`, on which its words depend.
package enum RouletteCount: UInt8, CaseIterable, Sendable {
    case spins
    case hits
    case numbersMissing
    case numbersTooMany
    case chooseNumbers
    case yourSpins
}
