import Arcade
import Breakout
import BubblePop
import Funfair
import Roulette

/// A text of a party's big screen, which looks it up by its case's name. Placeholders are `{1}` and
/// `{2}`. These texts are separate from the page's, because every visitor downloads those.
public enum PartyPhrase: String, CaseIterable, Sendable {
    // MARK: Opening a party
    /// The games, by their names in the API.
    case bubblepop
    case breakout
    case roulette
    case party
    case partyLine
    case chooseGame
    case game
    case fullScreen

    // MARK: Gathering
    case joinAt
    case codeIs
    case qrCodeOf
    case howMany
    case waiting
    case isHere
    case isFull
    case start
    case again
    case needsGuests
    case showDoor
    case showDoorTo
    case doorIsShut
    case endParty
    case reallyEnd
    case tableStays

    // MARK: A round
    case round
    case getReady
    case goNow
    case secondsLeft
    case notChecked
    case others
    case noSignal
    case calledChain
    case calledLead
    case calledHit
    case lastTen
    /// How far a player is behind the leader.
    case behind

    // MARK: Roulette
    case spinOf
    case placeBets
    case betsPlaced
    case noMoreBets

    // MARK: The end of a round
    case judging
    case judgedOf
    case isChecked
    case onItsWay
    case photoFinish
    case deadHeat
    case wins
    case nobodyWins
    case comeback
    case ofLength
    case notCounted
    case theEvening
    case newHere

    // MARK: An evening of rounds
    case planEvening
    case changePlan
    case rounds
    case whichGames
    case mixed
    case byVote
    case oneByOne
    case swapHint
    case done
    case voteNext
    case bestMoments
    case linkCopied
    case movedUp
    case movedDown
    case nextIs
    case roundOf
    case eveningWon
    case placeAt

    // MARK: After a party
    case isOver
    case keptAt
    case anotherParty
    case playHere
    case noParty
    case nothingPlayed

    // MARK: Problems
    case isSilent
    case manyParties
    case otherScreen
    case tryAgain
}

/// A text of the big screen that depends on a number. The screen looks up each form by the case's
/// name and the form's name, as in `placesUpOne`.
public enum PartyPlural: String, CaseIterable, Sendable {
    /// `{1}` is the number of places.
    case placesGained
    /// `{1}` is the number of points.
    case wonBy
    /// `{1}` is a player, `{2}` the number.
    case placesUp
}

extension PartyPhrase {
    /// The page's texts that the big screen also uses, under the same names.
    static let phrasesOfPage: [PagePhrase] = [
        .rank, .name, .score, .money, .chainLength, .lastResults, .wayOfRun,
    ]
    /// The texts of the app, and those shared by all games, that the big screen also uses.
    static let phrasesOfFunfair: [FunfairPhrase] = [
        .cancel, .mute, .share, .watch, .houseRefused, .nothingCame, .problemBorrowed,
        .problemInhuman,
        .problemNotOffered, .problemNotReproduced, .problemRules, .problemTooFast,
    ]
    static let phrasesOfArcade: [ArcadePhrase] = [.points]
    /// The texts of each game that the big screen also uses.
    static let phrasesOfBubblePop: [BubblePopPhrase] = [
        .bubblePopBlurb, .longestChainFigure, .sharp,
    ]
    static let phrasesOfBreakout: [BreakoutPhrase] = [.breakoutBlurb, .longestStreakFigure]
    static let phrasesOfRoulette: [RoulettePhrase] = [.rouletteBlurb, .hitsFigure]
}
