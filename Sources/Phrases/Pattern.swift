/// A text with gaps, `{1}`, `{2}` and so on, for other texts. What fills them is said beside each.
public enum Pattern: UInt16, CaseIterable, Sendable {
    // MARK: Parts of sentences
    /// Two things of a list: the ones before, the last.
    case and
    /// Two things of a list, of which neither is the last.
    case list
    /// Two sentences, one after the other.
    case sentences
    /// A number and the short sign of seconds.
    case seconds
    /// A number and the sign of per cent.
    case percent
    /// From a number to another.
    case fromTo
    /// A range, and its steps.
    case inSteps
    /// What was typed, as a quotation.
    case quoted

    // MARK: Settings
    /// The setting, its range, what was typed, what it became.
    case settingBroughtBack
    /// What was typed, the setting, its value, its range.
    case settingNoNumber
    /// The setting, its range, what was typed.
    case settingRefused
    /// What was typed, the setting, its range.
    case settingRefusedText

    // MARK: Names and recordings
    /// The most characters, those there are.
    case nameTooLong
    /// The characters there are, the most.
    case characterCount
    /// The format of the recording, the one that is known.
    case recordingNewer
    /// The bytes there are, the most.
    case recordingTooLarge
    /// The byte.
    case recordingDamaged
    /// The number of the game.
    case recordingUnknownGame
    /// The version of the recording's rules, the one that is known.
    case recordingOtherRules
    /// A width, a height.
    case recordingStage
    /// The tick.
    case recordingInputAfterEnd
    /// The score and the ticks that are claimed, the score and the ticks that it folds to.
    case recordingDoesNotReproduce
    /// The tick.
    case recordingUnfinished
    /// What could not be read, with the reason behind it.
    case keptUnreadable
    /// A game.
    case noRace

    // MARK: A run and its end
    /// Points, a player.
    case wouldPass
    /// Points, the best score.
    case shortOfBest
    /// Seconds.
    case secondsLeft
    /// A level's number.
    case levelNumber
    /// A level's number, in the middle of a line.
    case atLevel
    /// An amount of money.
    case money
    /// A length.
    case longestChain
    /// A length.
    case longestStreak
    /// A game.
    case standardTitle
    /// A game.
    case otherTitle
    /// A player, points.
    case racing
    /// How far.
    case youLead
    /// How far.
    case aheadOfYou
    /// Nothing but the ghost's player.
    case cameToTheSame
    /// The ghost's player, how far.
    case youBeat
    /// The ghost's player, how far.
    case wasAhead

    // MARK: BubblePop
    /// How far.
    case aheadOfBest
    /// How far.
    case behindBest
    /// How many days in a row there were.
    case playToGoOn
    /// A game.
    case playStall
    /// Points, a game, what the run is remembered by.
    case shareText
    /// A score.
    case myBest
    /// Hours, minutes.
    case hoursAndMinutes
    /// Minutes.
    case minutes
    /// A length, a colour.
    case saidChain
    /// Points.
    case saidCleared
    /// Lives, points.
    case saidLives
    /// Seconds, points.
    case saidTime
    /// Points.
    case saidScore
    /// Points, a game.
    case shareShort
    /// A bubble's colour, its points.
    case bubbleLabel
    /// Seconds.
    case popAsMany

    // MARK: Breakout
    /// A brick's colour or kind.
    case brickLabel
    /// Seconds.
    case wideNote
    /// Seconds.
    case slowNote
    /// Seconds.
    case netNote
    /// The points of the lowest row, those of each above it.
    case rowRule
    /// The points of the lowest row, those of each above it, those of the highest.
    case rowsRule
    /// By how much points are multiplied, from how many bricks on.
    case streak
    /// All streaks.
    case streakRule
    /// Seconds.
    case nudgeRule
    /// Lives.
    case livesRule
    /// A level's number, its name.
    case levelDone
    /// The bonus, the points so far.
    case wallBonus

    // MARK: Roulette
    /// A pocket's number, its colour.
    case pocketLabel
    /// A badge.
    case badgeEarned
    /// How many are chosen, how many are wanted.
    case chosenCount
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
    /// How many are chosen.
    case chosenAlready

    // MARK: The house
    /// A rank.
    case rankMark
    /// A rank.
    case rankOfEveryone
    /// What was said of ranks, a rank.
    case rankToday
    /// What was said of ranks, a rank.
    case rankInChallenge
    /// What the ranks are.
    case checked
    /// A player.
    case playAs
    /// What is the same for all, how many played.
    case challengeSummary
    /// A player, points, why.
    case runDoesNotCount
    /// The free name.
    case nameIsFree
    /// What is wrong with the name.
    case playAnyway
    /// A time in seconds.
    case problemTooOften
}

extension Pattern {
    static var last: Pattern { .problemTooOften }
}
