/// A Roulette text with gaps, `{1}` and so on. Each case documents what fills its gaps.
package enum RoulettePattern: UInt8, CaseIterable, Sendable {
    // MARK: At the table
    /// A pocket's number, its colour.
    case pocketLabel
    /// The number of pockets chosen, the number required.
    case chosenCount
    /// The number of pockets chosen.
    case chosenAlready
    /// The neighbours' numbers, as a list.
    case nextToThem
    /// The number of pockets that hit, the number of all pockets, the mean change in money.
    case hitIn
    /// An amount of money with its sign.
    case moneyWon
    /// An amount of money, an amount of points, both with their signs.
    case moneyAndScore
    /// What happened, what it paid.
    case spinResult
    /// A badge's name.
    case badgeEarned

    // MARK: How to play
    /// The initial money, the list of levels.
    case spinRule
    /// A level's name, the number of pockets that the level requires.
    case levelChoice
    /// The number of pockets on the wheel.
    case betRule
    /// The chosen numbers, as a list.
    case yours
    /// A level's name.
    case whatToExpect
    /// The mean amount that the table keeps per spin, or a range of means.
    case houseEdge

    // MARK: Classic
    /// The covered numbers, as a list.
    case splitBet
    /// The covered numbers, as a list.
    case streetBet
    /// The covered numbers, as a list.
    case cornerBet
    /// The covered numbers, as a list.
    case sixLineBet
    /// The column's number, from 1.
    case columnBet
    /// The dozen's number, from 1.
    case dozenBet
    /// The middle number.
    case neighboursBet
    /// A multiple of the stake.
    case paysTo
    /// A place's name, its payout.
    case placePays
    /// A place's name, the value of the chips on it, its payout.
    case placeHolds
    /// A chip's value.
    case chipOf
    /// The maximum amount on a place.
    case chipLimit
    /// The stake, the player's money.
    case staked
    /// The mean change in money.
    case clothOdds
    /// The number of spins, the betting strategy.
    case trialOf
    /// The initial money, the chips' values.
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
    /// The number of spins, the money, the expected money, the ends of the band.
    case courseTold
    /// The number of spins until the money was gone, the betting strategy.
    case goneAfter
    /// The number of spins, the betting strategy.
    case leftAfter
    /// The number of chips, a called bet's name.
    case chipsTaken
}
