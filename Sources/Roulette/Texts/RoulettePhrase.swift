/// A Roulette text without gaps.
package enum RoulettePhrase: UInt8, CaseIterable, Sendable {
    // MARK: Stall
    case rouletteBlurb
    case playGame
    case leaderboard

    // MARK: Settings
    case level
    case levels
    case easy
    case medium
    case hard
    case playOnCredit

    // MARK: The wheel
    case green
    case red
    case black
    case ball

    // MARK: At the table
    case hintSpin
    case spin
    case sameAgain
    case skip
    case bet
    case cancel
    case chosen
    case chooseAndSpin
    case noMoreBets
    case aHit
    case close
    case missed
    case nearIsMiss

    // MARK: Badges
    case badge
    case fromScore
    case pro
    case master
    case legend

    // MARK: How to play
    case choose
    case hit
    case nextTo
    case miss
    case aMiss
    case moneyThenScore
    case nextToIt
    case nextByNumber
    case nextOnWheel
    case payRule
    case pointsStay
    case levelRule

    // MARK: Odds
    case anyBet
    case hitRow
    case missRow
    case moneyASpin
    case outcome

    // MARK: Summary and statistics
    case tableCloses
    case moneyGone
    case seeYouSoon
    case spinsFigure
    case hitsFigure
    case mostHitsInARow
    case mostMoney
    case favouritePocket
    case cameMostOften
    case pocketCounts

    // MARK: Classic
    case classic
    case threeLevels
    case aboutLevels
    case aboutClassic
    case low
    case high
    case even
    case odd
    case voisins
    case tiers
    case orphelins
    case noChips
    case chipMoney
    case someBack
    case putChipsAndSpin
    case putChips
    case chipValues
    case calledBets
    case neighbours
    case takeBack
    case doubleChips
    case clearChips
    case repeatChips
    case sameBet
    case flat
    case martingale
    case dAlembert
    case paroli
    case theCourse
    case courseLegend
    case oddsFavour
    case oddsAgainst
    case houseKeeps
    case systemsLose
    case classicScore
    case payouts
    case chipBet
    case coversNumbers
    case pays
    case straightKind
    case splitKind
    case streetKind
    case cornerKind
    case sixLineKind
    case columnKind
    case dozenKind
    case evenKind
}
