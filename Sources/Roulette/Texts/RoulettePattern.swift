/// A text of Roulette with placeholders, `{1}` and so on. Each case lists what fills them.
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
    /// An amount of money and of points, with their signs.
    case moneyAndScore
    /// What happened, what it paid.
    case spinResult
    /// A badge.
    case badgeEarned

    // MARK: How to play
    /// Money, the levels.
    case spinRule
    /// A level, how many numbers it requires.
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
    /// A multiple of the stake.
    case paysTo
    /// A place, `paysTo`.
    case placePays
    /// A place, the chips on it, `paysTo`.
    case placeHolds
    /// A chip's value.
    case chipOf
    /// The most on a place.
    case chipLimit
    /// The stake, the player's money.
    case staked
    /// An amount of money.
    case clothOdds
    /// Spins, the betting strategy.
    case trialOf
    /// Money, the chips' values.
    case classicRule
    /// The most on a place.
    case clothRule
}

/// A text of Roulette whose words depend on a number, `{1}`.
package enum RoulettePlural: UInt8, CaseIterable, Sendable {
    case spins
    case hits
    case numbersMissing
    case numbersTooMany
    case chooseNumbers
    case yourSpins
    /// Spins; then the money, the expected money, and the ends of the band.
    case courseTold
    /// Spins until the money was gone; then the betting strategy.
    case goneAfter
    /// Spins; then the betting strategy.
    case leftAfter
    /// Chips; then a called bet.
    case chipsTaken
}
