import Phrases

/// The texts with gaps and with numbers.
extension English {
    static func text(of pattern: Pattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1} and {2}"
        case .list: "{1}, {2}"
        case .sentences: "{1} {2}"
        case .seconds: "{1} s"
        case .percent: "{1}\u{A0}%"
        case .fromTo: "{1} to {2}"
        case .inSteps: "{1} in steps of {2}"
        case .quoted: "“{1}”"

        // Settings
        case .settingBroughtBack: "{1} goes from {2}, so {3} became {4}."
        case .settingNoNumber: "{1} is not a whole number, so {2} is {3}. It goes from {4}."
        case .settingRefused: "{1} goes from {2}, not {3}."
        case .settingRefusedText: "{1} is not a whole number. {2} goes from {3}."

        // Names and recordings
        case .nameTooLong: "A name has at most {1} characters; this one has {2}."
        case .characterCount: "{1} of {2}"
        case .recordingNewer:
            "This recording has format {1}; this Funfair reads format {2}. A newer Funfair can "
                + "read it."
        case .recordingTooLarge: "{1} bytes are more than a recording can have ({2})."
        case .recordingDamaged: "The recording is damaged at byte {1}."
        case .recordingUnknownGame: "The recording is of a game that is not known here ({1})."
        case .recordingOtherRules:
            "The run was played by version {1} of the rules; this Funfair plays version {2}."
        case .recordingStage: "The game has no stage of {1} by {2}."
        case .recordingInputAfterEnd: "An input is stamped with tick {1}, when the run was over."
        case .recordingDoesNotReproduce:
            "The run does not reproduce: it claims {1} points after {2} ticks, and folds to {3} "
                + "after {4}."
        case .recordingUnfinished: "The run was left at tick {1}, before its end."
        case .keptUnreadable:
            "{1} What was there is kept aside, and nothing of it is overwritten."
        case .noRace: "{1} is no race."

        // A run and its end
        case .wouldPass: "Your best. {1} more would pass {2}."
        case .shortOfBest: "{1} short of your best, {2}."
        case .secondsLeft: "{1} s left"
        case .levelNumber: "Level {1}"
        case .atLevel: "level {1}"
        case .money: "{1} money"
        case .longestChain: "Longest chain {1}"
        case .longestStreak: "Longest streak {1}"
        case .standardTitle: "{1}, standard game"
        case .otherTitle: "{1}, other settings"
        case .racing: "Racing {1}, {2}"
        case .youLead: "you lead by {1}"
        case .aheadOfYou: "{1} ahead of you"
        case .cameToTheSame: "You and {1} came to the same."
        case .youBeat: "You beat {1} by {2}."
        case .wasAhead: "{1} was {2} ahead."

        // BubblePop
        case .aheadOfBest: "{1} ahead of your best"
        case .behindBest: "{1} behind your best"
        case .playToGoOn: "{1}. Play today to go on!"
        case .playStall: "Play {1}"
        case .shareText: "{1} in {2} at the Funfair ({3}). Can you beat that?"
        case .myBest: "My best: {1}"
        case .hoursAndMinutes: "{1} h {2} min"
        case .minutes: "{1} min"
        case .saidChain: "Chain of {1} {2}."
        case .saidCleared: "Wall cleared, {1}."
        case .saidLives: "{1} left, {2}."
        case .saidTime: "{1} left, {2}."
        case .saidScore: "{1}."
        case .shareShort: "{1} in {2} at the Funfair. Can you beat that?"
        case .bubbleLabel: "{1} bubble, {2}"
        case .popAsMany:
            "Pop as many bubbles as you can in {1} seconds. Use as many fingers as you like."

        // Breakout
        case .brickLabel: "{1} brick"
        case .wideNote: "Wide paddle, {1}"
        case .slowNote: "Slow balls, {1}"
        case .netNote: "Net below, {1}"
        case .rowRule: "The lowest bricks earn {1} points, each row above {2} more."
        case .rowsRule: "The lowest bricks earn {1} points, each row above {2} more, up to {3}."
        case .streak: "×{1} from {2} bricks on"
        case .streakRule: "A streak without touching the paddle counts more: {1}."
        case .nudgeRule:
            "Tap while the ball flies to nudge it. That takes {1} seconds to be possible again."
        case .livesRule:
            "You have {1} lives. A cleared wall earns a bonus, and the next one is harder."
        case .levelDone: "Level {1}, “{2}”, is done."
        case .wallBonus: "{1} for the wall, {2} points so far."

        // Roulette
        case .pocketLabel: "{1} {2}"
        case .badgeEarned: "{1}!"
        case .chosenCount: "{1} of {2} chosen"
        case .nextToThem: "Next to them: {1}."
        case .hitIn: "A hit in {1} of {2}, {3} money a spin."
        case .moneyWon: "{1} money"
        case .moneyAndScore: "{1} money, {2} score"
        case .spinResult: "{1} {2}"
        case .spinRule: "You begin with {1} money. Tap Spin and choose your numbers: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Tap Bet. The wheel turns, and the ball falls into one of {1} pockets, each as likely "
                + "as any other, whatever came before. Tap the wheel to see at once where."
        case .yours: "Yours: {1}"
        case .whatToExpect: "{1}: what to expect"
        case .houseEdge: "The house’s edge: {1} money a spin."
        case .chosenAlready: "{1} are chosen already. Take one back first."

        // The house
        case .rankMark: "rank {1} of all"
        case .rankOfEveryone: "Rank {1} of everyone"
        case .rankToday: "{1}, {2} today"
        case .rankInChallenge: "{1}, {2} in the challenge"
        case .checked: "Checked. {1}."
        case .playAs: "Play as {1}"
        case .challengeSummary: "{1}, one try. {2}"
        case .runDoesNotCount: "A run by {1} with {2} does not count: {3}"
        case .nameIsFree: "“{1}” is free."
        case .playAnyway: "{1} You can play, and it counts on this device only."
        case .problemTooOften: "That was too often. Please try again in {1}."
        }
    }

    static func forms(of count: Count) -> TwoForms {
        switch count {
        case .points: TwoForms("{1} point", "{1} points")
        case .daysInARow: TwoForms("{1} day in a row", "{1} days in a row")
        case .secondsLong: TwoForms("{1} second", "{1} seconds")
        case .lives: TwoForms("{1} life", "{1} lives")
        case .bricks: TwoForms("{1} brick", "{1} bricks")
        case .popped: TwoForms("{1} popped", "{1} popped")
        case .spins: TwoForms("{1} spin", "{1} spins")
        case .hits: TwoForms("{1} hit", "{1} hits")
        case .numbersMissing: TwoForms("{1} number is missing.", "{1} numbers are missing.")
        case .numbersTooMany: TwoForms("{1} number is too many.", "{1} numbers are too many.")
        case .chooseNumbers: TwoForms("Choose {1} number", "Choose {1} numbers")
        case .yourSpins: TwoForms("You, {1} spin", "You, {1} spins")
        case .players: TwoForms("{1} player", "{1} players")
        case .playedChallenge: TwoForms("{1} played.", "{1} played.")
        case .runsKept:
            TwoForms(
                "{1} run is kept; it will be sent when the house answers.",
                "{1} runs are kept; they will be sent when the house answers.")
        }
    }
}
