/// An app text without gaps.
public enum FunfairPhrase: UInt8, CaseIterable, Sendable {
    // MARK: Places and controls
    case playAgain
    case settings
    case howToPlay
    case home
    case pause
    case paused
    case resume
    case goOn
    case continueRun
    case finishRun
    case dropRun
    case runDropped
    case playedElsewhere
    case undo
    case newGame
    case welcomeBack
    case back

    // MARK: Races and replays
    case rematch
    case race
    case watch
    case watchAgain
    case noGhost

    // MARK: Settings
    case theme
    case themeAuto
    case themeLight
    case themeDark
    case language
    case languageOfSystem
    case lookAndSound
    case theRun
    case music
    case effects
    case mute
    case vibration
    case largerSymbols
    case leftHanded
    case keepMouse
    case standard
    case otherSettings
    case standardSettings
    case partySettings
    case wayToPlay
    case backToStandard
    case standardNote
    case otherSettingsNote
    case tiltRefused

    // MARK: Results
    case newBest
    case yourBest
    case firstOnBoard
    case asGoodAsBest
    case wayHasNoBoard
    case neckAndNeck
    case levelWithBest

    // MARK: Boards
    case whoseScores
    case board
    case otherBoards
    case you
    case everybodysHighest
    /// What a public score proves.
    case scoresAreChecked
    /// The label of the link to `handLimits`.
    case whatIsRejected
    /// All limits beyond which a run is rejected because no human could have played it.
    case handLimits

    // MARK: Sharing
    case share
    case canYouBeatThat
    case myBestSoFar
    case pictureSavedAndCopied
    case pictureSaved

    // MARK: Statistics
    case yourGames
    case namesHere
    case runs
    case timePlayed
    case timeInMotion
    case daysInARow
    case mostDaysInARow
    case bestScore

    // MARK: Hints
    case skipHints
    case hintsAgain

    // MARK: Storage
    case keepsNothing
    case keptSettings
    case keptNames
    case keptScores
    case keptTallies
    case keptDays
    case keptCurves
    case keptHints
    case keptForHouse
    case keptOutbox
    case keptRun
    case keptTicket
    case keptOtherRules

    // MARK: Walls
    case walls
    case aboutWalls
    case drawWall
    case wallArrived
    case yourWalls
    case othersWalls
    case wallNotCleared
    case wallCanBeSent
    case change
    case send
    case remove
    case tryOut
    case done
    case wallName
    case gap
    case redo
    case mirror
    case emptyWall
    case fewerRows
    case moreRows
    case startFrom
    case wallLinkDamaged
    case wallLinkNewer
    case keptWalls
    case showWall
    case takeWallDown
    case wallIsShown
    case everybodysWalls
    case newestWalls
    case mostPlayedWalls
    case bestLikedWalls
    case likeWall
    case moreWalls
    case noWallsYet
    case report
    case wallReported
    case hideAuthor
    case wallNeedsHouse
    case problemTooManyWalls
    case problemUnknownWall
    case problemUnwantedWall

    // MARK: The house
    case everyone
    case today
    case thisWeek
    case challenge
    case yesterday
    case lastWeek
    case lastChallenge
    case thisDevice
    case houseChecks
    case houseKeeps
    case checking
    case kept
    case doesNotCount
    case houseCounted
    case gameCountsHereOnly
    case runWentOnAlone
    case houseTooSlow
    case houseAfterFirstMove
    case settingsChanged
    case outboxFull
    case houseOtherRules
    case houseSilent
    case houseUnreadable
    case houseRefused
    case nothingCame
    case houseSaysNo
    case askingHouse
    case houseDraws
    case goOnAlone
    case playChallenge
    case challengePlayed
    case itsBoard
    case nobodyPlayed
    case boardAsItWas
    case rulesHaveChanged
    case noBoardNow
    case challengeRunsLater
    case atThisHouse
    case takeAll
    case tookAll
    case leaveHouse
    case reallyLeave
    case leavingFrees
    case leavingBackups
    case leavingKeeps
    case leaveForGood
    case cancel
    case leftHouse
    case useElsewhere
    case deviceCode
    case linkHere
    case reallyLink
    case linkingAdds
    case deviceLinked
    case reallyForget
    case forgettingStops
    case forget
    case problemBusy
    case problemNotOffered
    case problemNameTaken
    case problemChallengeOver
    case problemTicketUsed
    case problemTicketLate
    case problemRules
    case problemNotReproduced
    case problemTooFast
    case problemInhuman
    case problemTable
    case problemBorrowed
    case problemNotStoring
    case problemUnknownCode
    case problemTooManyDevices
    case problemBanned

    // MARK: Parties
    case joinParty
    case backToParty
    case partyCode
    case partyCodeWrong
    case codeIsOnScreen
    case join
    case openOwnParty
    case youAreIn
    case othersPlayOn
    case nextSpinSoon
    case betIsIn
    case betsAreClosed
    case betTooLate
    case partyOver
    case partyBoard
    case thisParty
    case leaveParty
    case leftParty
    case keptParty
    case problemUnknownParty
    case problemPartyFull
    case problemBarred
}
