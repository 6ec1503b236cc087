/// A Roulette text with gaps, `{1}` and so on. Each case documents what fills its gaps.
package enum RoulettePattern: UInt8, CaseIterable, Sendable {
    // MARK: At the table
    /// A pocket's number, its colour.
    case pocketLabel
    /// The number chosen, the number required.
    case chosenCount
    /// The number chosen.
    case chosenAlready
    /// Numbers.
    case nextToThem
    /// Pockets that hit, pockets, money.
    case hitIn
    /// An amount of money with its sign.
    case moneyWon
    /// An amount of money, an amount of points, both with their signs.
    case moneyAndScore
    /// What happened, what it paid.
    case spinResult
    /// A badge.
    case badgeEarned

    // MARK: How to play
    /// Money, the levels.
    case spinRule
    /// A level, how many numbers the level requires.
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
    /// The column's number, from 1.
    case columnBet
    /// The dozen's number, from 1.
    case dozenBet
    /// A number.
    case neighboursBet
    /// A multiple of the stake.
    case paysTo
    /// A place, `paysTo`.
    case placePays
    /// A place, the chips on it, `paysTo`.
    case placeHolds
    /// A chip's value.
    case chipOf
    /// The maximum amount on a place.
    case chipLimit
    /// The stake, the player's money.
    case staked
    /// An amount of money.
    case clothOdds
    /// Spins, the betting strategy.
    case trialOf
    /// Money, the chips' values.
    case classicRule
    /// The maximum amount on a place.
    case clothRule
}

/// A Roulette text that depends on a number, `{1}`.
package enum RoulettePlural: UInt8, CaseIterable, Sendable {
    case spins
    case hits
    case numbersMissing
    case numbersTooMany
    case chooseNumbers
    case yourSpins
    /// Spins, the money, the expected money, the ends of the band.
    case courseTold
    /// Spins until the money was gone, the betting strategy.
    case goneAfter
    /// Spins, the betting strategy.
    case leftAfter
    /// Chips, a called bet.
    case chipsTaken
}
