import Funfair

/// The app's texts with placeholders and with numbers.
extension English {
    static func text(of pattern: FunfairPattern) -> String {
        switch pattern {
        // Parts of sentences
        case .sentences: "{1} {2}"
        case .characterCount: "{1} of {2}"
        case .hoursAndMinutes: "{1} h {2} min"
        case .minutes: "{1} min"
        case .money: "{1} coins"

        // Places and controls
        case .playStall: "Play {1}"
        case .standardTitle: "{1}, standard game"
        case .otherTitle: "{1}, other settings"
        case .whatCounts: "What everything’s worth in {1}"
        case .rulesOfVersion: "Rules {1}"
        case .stallOfRules: "{1}, rules {2}"
        case .genuine: "Genuine: its inputs lead to {1}."

        // During a run
        case .secondsLeft: "{1} s left"
        case .atLevel: "level {1}"
        case .aheadOfBest: "{1} ahead of your best"
        case .behindBest: "{1} behind your best"
        case .saidChain: "Chain of {1} {2}."
        case .saidCleared: "Wall cleared, {1}."
        case .saidLives: "{1} left, {2}."
        case .saidTime: "{1} left, {2}."
        case .saidMoreTime: "{1} more."
        case .saidLost: "{1} lost."
        case .saidScore: "{1}."

        // Races
        case .noRace: "You can’t race in {1}."
        case .racing: "Racing {1}, {2}"
        case .youLead: "you lead by {1}"
        case .aheadOfYou: "{1} ahead of you"
        case .cameToTheSame: "You and {1} tied."
        case .youBeat: "You beat {1} by {2}."
        case .wasAhead: "{1} won by {2}."

        // The end of a run
        case .wouldPass: "{1} more to pass {2}."
        case .shortOfBest: "{1} short of your best, {2}."
        case .playToGoOn: "{1}. Play today to keep it up!"

        // Sharing
        case .shareText: "{1} in {2} at the Funfair ({3}). Can you beat that?"
        case .shareShort: "{1} in {2} at the Funfair. Can you beat that?"
        case .myBest: "My best: {1}"

        // Saved data
        case .keptUnreadable: "{1} The old data is kept, and won’t be overwritten."

        // Walls
        case .wallNumber: "Wall {1}"
        case .wallRemoved: "“{1}” was removed."
        case .clearedBy: "{1} cleared it: {2} to beat"
        case .hiddenAuthors: "Hidden authors: {1} · Show again"

        // The house
        case .rankMark: "rank {1} overall"
        case .rankOfEveryone: "Rank {1} overall"
        case .rankToday: "{1}, {2} today"
        case .rankInChallenge: "{1}, {2} in the challenge"
        case .checked: "Checked. {1}."
        case .playAs: "Play as {1}"
        case .challengeSummary: "{1}, one try. {2}"
        case .runDoesNotCount: "A run by {1} with {2} doesn’t count: {3}"
        case .nameIsFree: "“{1}” is free."
        case .playAnyway: "{1} You can still play, but it counts on this device only."
        case .houseKnowsYou: "This fair knows you as {1} and has your scores and recordings."
        case .problemTooOften: "Too many tries. Try again in {1}."
        case .archiveOpened:
            "Runs replayed: {1}. New bests: {2}. New walls: {3}. Not genuine, or by older rules: {4}."

        // Parties
        case .placeOf: "Place {1} of {2}"
        case .betWithin: "{1} s left to bet"
        }
    }

    static func forms(of plural: FunfairPlural) -> TwoForms {
        switch plural {
        case .daysInARow: TwoForms("{1} day in a row", "{1} days in a row")
        case .secondsLong: TwoForms("{1} second", "{1} seconds")
        case .lives: TwoForms("{1} life", "{1} lives")
        case .players: TwoForms("{1} player", "{1} players")
        case .playedChallenge: TwoForms("{1} played.", "{1} played.")
        case .runsKept:
            TwoForms(
                "{1} run is saved. It’ll be sent once the server answers.",
                "{1} runs are saved. They’ll be sent once the server answers.")
        case .runsUnsent:
            TwoForms(
                "{1} run is still waiting here and won’t be sent.",
                "{1} runs are still waiting here and won’t be sent.")
        case .runsCounted: TwoForms("{1} run", "{1} runs")
        case .hearts: TwoForms("{1} heart", "{1} hearts")
        }
    }
}
