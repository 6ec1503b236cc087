import Arcade
import Breakout
import BubblePop
import Funfair
import Roulette

/// A text of the big screen of a party, which finds it by this name. A gap is `{1}`, then `{2}`. They are
/// apart from those of the page, which every visitor fetches.
public enum PartyPhrase: String, CaseIterable, Sendable {
    // MARK: What a party is
    /// A game, by its word.
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
    case wins
    case nobodyWins
    case comeback
    case ofLength
    case notCounted
    case theEvening
    case newHere

    // MARK: After a party
    case isOver
    case keptAt
    case anotherParty
    case noParty
    case nothingPlayed

    // MARK: What is in the way
    case isSilent
    case manyParties
    case otherScreen
    case tryAgain
}

/// A text of the big screen with a number that changes its words. The screen finds each form by this name
/// and the form's: `placesUpOne`.
public enum PartyPlural: String, CaseIterable, Sendable {
    /// `{1}` is a player, `{2}` the number.
    case placesUp
}

extension PartyPhrase {
    /// The texts of the page that the big screen says too, by the same names.
    static let phrasesOfPage: [PagePhrase] = [
        .rank, .name, .score, .money, .chainLength, .lastResults, .wayOfRun,
    ]
    /// The same of the app, and of what all games share.
    static let phrasesOfFunfair: [FunfairPhrase] = [
        .cancel, .mute, .watch, .houseRefused, .nothingCame, .problemBorrowed, .problemInhuman,
        .problemNotReproduced, .problemRules, .problemTooFast,
    ]
    static let phrasesOfArcade: [ArcadePhrase] = [.points]
    /// The same of each game.
    static let phrasesOfBubblePop: [BubblePopPhrase] = [.bubblePopBlurb, .longestChainFigure]
    static let phrasesOfBreakout: [BreakoutPhrase] = [.breakoutBlurb, .longestStreakFigure]
    static let phrasesOfRoulette: [RoulettePhrase] = [.rouletteBlurb, .hitsFigure]
}
