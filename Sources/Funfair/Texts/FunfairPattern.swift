/// A text of the app with gaps, `{1}` and so on. What fills them is said beside each.
public enum FunfairPattern: UInt8, CaseIterable, Sendable {
    // MARK: Parts of sentences
    /// Two sentences, one after the other.
    case sentences
    /// The characters there are, the most.
    case characterCount
    /// Hours, minutes.
    case hoursAndMinutes
    /// Minutes.
    case minutes
    /// An amount of money.
    case money

    // MARK: Places and controls
    /// A game.
    case playStall
    /// A game.
    case standardTitle
    /// A game.
    case otherTitle
    /// A game.
    case whatCounts
    /// A version's number.
    case rulesOfVersion
    /// A game, a version's number.
    case stallOfRules

    // MARK: During a run
    /// Seconds.
    case secondsLeft
    /// A level's number, in the middle of a line.
    case atLevel
    /// How far.
    case aheadOfBest
    /// How far.
    case behindBest
    /// A length, a colour.
    case saidChain
    /// Points.
    case saidCleared
    /// Lives, points.
    case saidLives
    /// Seconds, points.
    case saidTime
    /// Seconds.
    case saidMoreTime
    /// Points.
    case saidLost
    /// Points.
    case saidScore

    // MARK: Races
    /// A game.
    case noRace
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

    // MARK: The end of a run
    /// Points, a player.
    case wouldPass
    /// Points, the best score.
    case shortOfBest
    /// How many days in a row there were.
    case playToGoOn

    // MARK: Sharing
    /// Points, a game, what the run is remembered by.
    case shareText
    /// Points, a game.
    case shareShort
    /// A score.
    case myBest

    // MARK: What is kept
    /// What could not be read, with the reason behind it.
    case keptUnreadable

    // MARK: Walls
    /// A number.
    case wallNumber
    /// A wall's name.
    case wallRemoved
    /// A player, points.
    case clearedBy

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
    /// The player's names.
    case houseKnowsYou
    /// A time in seconds.
    case problemTooOften

    // MARK: Parties
    /// A game.
    case nextGame
    /// A place, how many play.
    case placeOf
    /// Seconds.
    case betWithin
}

/// A text of the app with a number in it, `{1}`, on which its words depend.
public enum FunfairPlural: UInt8, CaseIterable, Sendable {
    case daysInARow
    case secondsLong
    case lives
    case players
    case playedChallenge
    case runsKept
    case runsUnsent
    case guestsHere
    case partyPoints
    case runsCounted
    case hearts
}
