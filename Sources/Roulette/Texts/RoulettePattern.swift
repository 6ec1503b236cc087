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

    // MARK: Classic
    /// Numbers.
    case splitBet
    /// Numbers.
    case streetBet
    /// Numbers.
    case cornerBet
    /// Numbers.
    case sixLineBet
    /// Which column, from 1.
    case columnBet
    /// Which dozen, from 1.
    case dozenBet
    /// A number.
    case neighboursBet
    /// How many times its stake.
    case paysTo
    /// A place, `paysTo`.
    case placePays
    /// A place, the chips on it, `paysTo`.
    case placeHolds
    /// What a chip is worth.
    case chipOf
    /// The most on a place.
    case chipLimit
    /// What is staked, of how much money.
    case staked
    /// An amount of money.
    case clothOdds
    /// How many spins, how it is bet.
    case trialOf
    /// Money, the chips' values.
    case classicRule
    /// The most on a place.
    case clothRule
}

/// A text of Roulette with a number in it, `{1}`, on which its words depend.
package enum RoulettePlural: UInt8, CaseIterable, Sendable {
    case spins
    case hits
    case numbersMissing
    case numbersTooMany
    case chooseNumbers
    case yourSpins
    /// Spins; then money, what was to be expected, and the ends of the band.
    case courseTold
    /// Spins, after which the money was gone; then how it was bet.
    case goneAfter
    /// Spins; then how it was bet.
    case leftAfter
    /// Chips; then a called bet.
    case chipsTaken
}
