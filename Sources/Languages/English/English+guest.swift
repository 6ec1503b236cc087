/// The texts that the house writes on a guest's screen.
extension English {
    static func text(of phrase: GuestPhrase) -> String {
        switch phrase {
        case .startsOnScreen: "It starts on the big screen."
        case .getReady: "Get ready!"
        case .nextRoundYours: "A round is on. You’re in the next one!"
        case .houseReplays: "Replaying your run…"
        case .podiumSoon: "The results are coming up."
        case .partyTable: "The evening’s points"
        case .youHost: "You host this party."
        case .whoIsHere: "Who’s here"
        case .seeMoments: "See everybody’s best moments"
        case .handOver: "Hand over the party"
        case .theRace: "The race"
        case .watchWhom: "Watch"
        case .theLeader: "The leader"
        case .watchInstead: "Watch instead of playing"
        case .drawAnother: "Draw another face"
        case .facesLater: "You can draw more faces later."
        }
    }

    static func text(of pattern: GuestPattern) -> String {
        switch pattern {
        case .nextGame: "Next: {1}"
        case .roundOf: "Round {1} of {2}"
        case .youVoted: "You voted for {1}."
        case .eveningPlace: "This evening: place {1} of {2}"
        case .eveningWon: "The evening goes to {1}!"
        case .yourMoment: "Your best moment: {1}"
        case .placeAt: "Place {1}"
        case .friendsJoin: "Friends join at {1} with this code."
        case .bigScreenAt: "A big screen can show it at {1}."
        case .hostStarts: "{1} starts the next round."
        case .yourFace: "Your face: number {1}"
        }
    }

    static func forms(of plural: GuestPlural) -> TwoForms {
        switch plural {
        case .placesGained: TwoForms("{1} place gained", "{1} places gained")
        case .wonBy: TwoForms("Won by {1} point", "Won by {1} points")
        case .eveningOf: TwoForms("An evening of {1} round", "An evening of {1} rounds")
        case .guestsHere: TwoForms("{1} player is here.", "{1} players are here.")
        case .partyPoints: TwoForms("{1} point this evening", "{1} points this evening")
        }
    }
}
