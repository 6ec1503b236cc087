import Phrases

/// The texts of a party's big screen.
extension English {
    static func text(of phrase: PartyPhrase) -> String {
        switch phrase {
        // Opening a party
        case .bubblepop: "BubblePop"
        case .breakout: "Breakout"
        case .roulette: "Roulette"
        case .party: "Party"
        case .partyLine: "One big screen, everyone’s phone, the same minute."
        case .chooseGame: "Choose the first game"
        case .game: "Game"
        case .fullScreen: "Full screen"

        // Gathering
        case .joinAt: "Join at"
        case .codeIs: "Code {1}"
        case .qrCodeOf: "QR code of {1}"
        case .howMany: "Players: {1}"
        case .waiting: "Who dares first? Scan the code with your phone."
        case .isHere: "{1} is here"
        case .isFull: "The party is full."
        case .start: "Start"
        case .again: "Again"
        case .needsGuests: "Starts as soon as somebody is here."
        case .showDoor: "Remove player"
        case .showDoorTo: "Remove {1}?"
        case .doorIsShut: "They can’t come back to this party."
        case .endParty: "End the party"
        case .reallyEnd: "End the party?"
        case .tableStays: "You can see its results for 30 days."

        // A round
        case .round: "Round {1}"
        case .getReady: "Get ready!"
        case .goNow: "Go!"
        case .secondsLeft: "Seconds left: {1}"
        case .notChecked: "Scores are checked at the end."
        case .others: "The others"
        case .noSignal: "no signal"
        case .calledChain: "{1}: chain of {2}!"
        case .calledLead: "{1} takes the lead!"
        case .calledHit: "{1} wins most on {2}!"
        case .lastTen: "Ten seconds left!"
        case .behind: "{1} behind"

        // Roulette
        case .spinOf: "Spin {1}"
        case .placeBets: "Place your bets"
        case .betsPlaced: "Bets: {1} of {2}"
        case .noMoreBets: "No more bets"

        // The end of a round
        case .judging: "Replaying every run…"
        case .judgedOf: "Checked: {1} of {2}"
        case .isChecked: "checked"
        case .onItsWay: "on its way"
        case .photoFinish: "Photo finish!"
        case .deadHeat: "Dead heat!"
        case .wins: "The round goes to {1}!"
        case .nobodyWins: "Nobody’s run counted this time."
        case .comeback: "Best comeback"
        case .ofLength: "{1}, {2}"
        case .notCounted: "Didn’t count this time"
        case .theEvening: "This evening"
        case .newHere: "new"

        // An evening of rounds
        case .planEvening: "Plan an evening"
        case .changePlan: "Change the plan"
        case .rounds: "Rounds"
        case .whichGames: "Games"
        case .mixed: "Mixed"
        case .byVote: "By vote"
        case .oneByOne: "One at a time"
        case .swapHint: "Tap a round to change its game"
        case .done: "Done"
        case .voteNext: "Vote for the next game"
        case .bestMoments: "Best moments"
        case .linkCopied: "Link copied"
        case .movedUp: "up {1}"
        case .movedDown: "down {1}"
        case .nextIs: text(of: GuestPattern.nextGame)
        case .roundOf: text(of: GuestPattern.roundOf)
        case .eveningWon: text(of: GuestPattern.eveningWon)
        case .placeAt: text(of: GuestPattern.placeAt)

        // After a party
        case .isOver: "That was the party!"
        case .keptAt: "See it for 30 days at {1}"
        case .anotherParty: "Open another party"
        case .playHere: "Play on this device"
        case .noParty: "This party is no longer here."
        case .nothingPlayed: "Nobody played a round."

        // Problems
        case .isSilent: "Can’t reach the server. The party continues once it’s back."
        case .manyParties: "Too many parties are open here. Try again later."
        case .otherScreen: "This party was opened on another screen."
        case .tryAgain: "That didn’t work. Try again."
        }
    }

    static func forms(of plural: PartyPlural) -> TwoForms {
        switch plural {
        case .placesGained: forms(of: GuestPlural.placesGained)
        case .wonBy: forms(of: GuestPlural.wonBy)
        case .placesUp: TwoForms("{1}, {2} place up", "{1}, {2} places up")
        }
    }
}
