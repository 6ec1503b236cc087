/// An app text with gaps, such as `{1}`. The comment on each case lists the contents of its gaps.
public enum FunfairPattern: UInt8, CaseIterable, Sendable {
    // MARK: Parts of sentences
    /// Two sentences, one after the other.
    case sentences
    /// The number of characters, the maximum number.
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
    /// Points.
    case genuine

    // MARK: During a run
    /// Seconds.
    case secondsLeft
    /// A level's number, in the middle of a line.
    case atLevel
    /// The difference.
    case aheadOfBest
    /// The difference.
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
    /// The difference.
    case youLead
    /// The difference.
    case aheadOfYou
    /// The ghost's player.
    case cameToTheSame
    /// The ghost's player, the difference.
    case youBeat
    /// The ghost's player, the difference.
    case wasAhead

    // MARK: Results
    /// Points, a player.
    case wouldPass
    /// Points, the best score.
    case shortOfBest
    /// The number of days in a row.
    case playToGoOn

    // MARK: Sharing
    /// Points, a game, the highlights.
    case shareText
    /// Points, a game.
    case shareShort
    /// A score.
    case myBest

    // MARK: Storage
    /// What couldn't be read, with the reason.
    case keptUnreadable

    // MARK: Walls
    /// A number.
    case wallNumber
    /// A wall's name.
    case wallRemoved
    /// A player, points.
    case clearedBy
    /// A number.
    case hiddenAuthors

    // MARK: The house
    /// A rank.
    case rankMark
    /// A rank.
    case rankOfEveryone
    /// The ranks so far, a rank.
    case rankToday
    /// The ranks so far, a rank.
    case rankInChallenge
    /// The ranks.
    case checked
    /// A player.
    case playAs
    /// What is the same for everyone, the number of players.
    case challengeSummary
    /// A player, points, the reason.
    case runDoesNotCount
    /// An available name.
    case nameIsFree
    /// The problem with the name.
    case playAnyway
    /// The player's names.
    case houseKnowsYou
    /// A time.
    case problemTooOften
    /// The numbers of runs replayed, of new best scores, of new walls, and of false recordings.
    case archiveOpened

    // MARK: Parties
    /// A place, the number of players.
    case placeOf
    /// Seconds.
    case betWithin
}

/// An app text whose words depend on a number, `{1}`.
public enum FunfairPlural: UInt8, CaseIterable, Sendable {
    case daysInARow
    case secondsLong
    case lives
    case players
    case playedChallenge
    case runsKept
    case runsUnsent
    case runsCounted
    case hearts
}
