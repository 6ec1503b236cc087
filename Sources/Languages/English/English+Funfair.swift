import Funfair

/// The texts of the app.
extension English {
    static func text(of phrase: FunfairPhrase) -> String {
        switch phrase {
        // Places and controls
        case .playAgain: "Play again"
        case .settings: "Settings"
        case .howToPlay: "How to play"
        case .home: "Home"
        case .pause: "Pause"
        case .paused: "Paused"
        case .resume: "Resume"
        case .goOn: "Go on"
        case .continueRun: "Continue"
        case .dropRun: "Drop this run"
        case .runDropped: "The run was dropped."
        case .undo: "Undo"
        case .newGame: "New game"
        case .welcomeBack: "Welcome back!"
        case .back: "Back"

        // Races and what is watched
        case .rematch: "Rematch"
        case .race: "Race"
        case .watch: "Watch"
        case .watchAgain: "Watch again"
        case .noGhost: "No ghost"

        // Settings
        case .theme: "Theme"
        case .themeAuto: "Auto"
        case .themeLight: "Light"
        case .themeDark: "Dark"
        case .language: "Language"
        case .languageOfSystem: "Automatic"
        case .lookAndSound: "Look and sound"
        case .music: "Music"
        case .effects: "Effects"
        case .mute: "Mute"
        case .vibration: "Vibration"
        case .largerSymbols: "Larger symbols"
        case .leftHanded: "Left-handed"
        case .standard: "Standard"
        case .otherSettings: "Other settings"
        case .standardGame: "The standard game"
        case .backToStandard: "Back to the standard game"
        case .standardNote: "This is the standard game. Its scores have a board of their own."
        case .otherSettingsNote:
            "Runs with other settings have a board of their own."
        case .tiltRefused: "This device doesn’t let the page sense tilt."

        // The end of a run
        case .newBest: "A new best!"
        case .yourBest: "Your best!"
        case .firstOnBoard: "First on the board!"
        case .asGoodAsBest: "You matched your best."
        case .neckAndNeck: "neck and neck"
        case .levelWithBest: "level with your best"

        // Sharing
        case .share: "Share"
        case .canYouBeatThat: "Can you beat that?"
        case .myBestSoFar: "My best so far"
        case .pictureSavedAndCopied: "The picture was saved, and the text copied."
        case .pictureSaved: "The picture was saved."

        // All runs
        case .yourGames: "Your games"
        case .namesHere: "Players"
        case .runs: "Runs"
        case .timePlayed: "Time played"
        case .timeInMotion: "Time in motion"
        case .daysInARow: "Days in a row"
        case .mostDaysInARow: "Most days in a row"
        case .bestScore: "Best score"

        // Hints
        case .skipHints: "Skip hints"
        case .hintsAgain: "Show hints again"

        // What is kept
        case .keepsNothing:
            "This browser doesn’t let Funfair save anything. Scores are lost when it closes."
        case .keptSettings: "Your saved settings could not be read."
        case .keptNames: "The saved names could not be read."
        case .keptScores: "The saved scores could not be read."
        case .keptTallies: "Your saved statistics could not be read."
        case .keptDays: "The days you played could not be read."
        case .keptCurves: "The saved best runs could not be read."
        case .keptHints: "Which hints you have seen could not be read."
        case .keptForHouse: "What was saved for the house could not be read."
        case .keptOutbox: "The runs waiting for the house could not be read."
        case .keptRun: "The interrupted run could not be read."
        case .keptTicket: "The ticket of a run could not be read."
        case .keptOtherRules: "It was played with other rules."

        // The house
        case .everyone: "Everyone"
        case .today: "Today"
        case .thisWeek: "This week"
        case .challenge: "Challenge"
        case .yesterday: "Yesterday"
        case .lastWeek: "Last week"
        case .lastChallenge: "Yesterday’s challenge"
        case .thisDevice: "This device"
        case .houseChecks: "The house is checking this run…"
        case .houseKeeps: "Saved. It will be sent when the house answers."
        case .checking: "checking"
        case .kept: "kept"
        case .doesNotCount: "does not count"
        case .houseCounted: "Checked and counted."
        case .gameCountsHereOnly: "This game counts on this device only."
        case .runWentOnAlone:
            "This run went on without the house, so it counts on this device only."
        case .houseTooSlow:
            "The house did not answer in time, so this run counts on this device only."
        case .houseAfterFirstMove:
            "The house answered after the first move, so this run counts on this device only."
        case .settingsChanged:
            "The settings were changed, so this run counts on this device only."
        case .outboxFull:
            "Too many runs are waiting for the house; the oldest was dropped."
        case .houseOtherRules: "The house and this page have different rules. Reload the page."
        case .houseSilent: "The house can’t be reached."
        case .houseUnreadable: "The house’s answer can’t be read."
        case .houseRefused: "The house did not accept it."
        case .houseSaysNo: "The house refused without saying why."
        case .askingHouse: "Asking the house…"
        case .houseDraws: "The house draws…"
        case .goOnAlone: "Go on without the house"
        case .playChallenge: "Play today’s challenge"
        case .challengePlayed: "You have played it today. Come back tomorrow!"
        case .itsBoard: "Its board"
        case .nobodyPlayed: "Nobody has played yet."
        case .boardAsItWas: "The house can’t be reached; this is the board as it last was."
        case .rulesHaveChanged: "The rules have changed since then, so this board is closed."
        case .noBoardNow: "There is no board now."
        case .challengeRunsLater: "Runs of the challenge can be watched once the day is over."
        case .atThisHouse: "At this house"
        case .takeAll: "Take everything with you"
        case .tookAll: "The file funfair.json has everything the house knows about you."
        case .leaveHouse: "Remove me from this house"
        case .reallyLeave: "Remove you from this house?"
        case .leavingFrees:
            "Your names become free for others, and your scores and recordings disappear "
                + "from every board."
        case .leavingBackups: "The host’s backups keep them until they expire."
        case .leavingKeeps: "What is on this device stays, and you can go on playing."
        case .leaveForGood: "Remove me"
        case .cancel: "Cancel"
        case .leftHouse: "You have been removed from this house."
        case .problemBusy:
            "The house is too busy. Please try again in a moment."
        case .problemNameTaken: "Someone else already plays under this name."
        case .problemChallengeOver:
            "You’ve had your try at today’s challenge. There’s a new one tomorrow."
        case .problemTicketUsed: "This run has already been counted."
        case .problemTicketLate: "The run arrived too late, pauses included."
        case .problemRules: "The rules of the game have changed since the run began."
        case .problemNotReproduced: "The run does not reproduce."
        case .problemTooFast: "The run was played faster than real time."
        case .problemInhuman: "No human hand could have played this run."
        case .problemTable: "The game at this table is over."
        case .problemBorrowed: "Another player has already sent the same inputs."
        case .problemNotStoring: "The house can’t take scores at the moment."
        }
    }
}
