import Funfair
import House
import HouseWire

extension Section {
    private static let party = HousePart.party.placeholder

    static let parties: [Operation] = [
        Operation(
            route: .parties, id: "openParty", summary: "Open a party",
            about: """
                A party belongs to the device that opens it. That device can begin rounds, \
                choose their game, remove guests and end the party. The first game is BubblePop, \
                unless the request names another. If the device joins the party as a guest, that \
                guest can do all that, too, and hand the party on. A party also ends after \
                \(PartyRules.quiet / 3_600_000) hours without activity. If the host turns parties \
                off, an open one continues for its guests until it ends.
                """,
            asks: [.at, .language], takes: .words(.opening),
            answers: [
                201: .words("The party is open: a Guest if a player opened it.", .partyOrGuest)
            ],
            refuses: [
                .unknownGame, .tooManyParties, .notOffered, .invalidName, .notYourName,
                .unknownDevice,
            ]),
        Operation(
            route: .party(party), id: "party", summary: "A party",
            about: """
                The data for a big screen. Trying too many wrong codes is refused for a while.
                """,
            asks: [.at], answers: [200: .words("The party.", .party)]),
        Operation(
            route: .partyLive(party), id: "liveParty", summary: "A party as it changes",
            about: """
                Server-sent events named `party`, each a Party as JSON: within a quarter of a \
                second after a change, and once per second during a round.
                """,
            asks: [.at], answers: [200: .events(of: .party)]),
        Operation(
            route: .partyGame(party), id: "chooseGame", summary: "Choose a game",
            about: "For the next rounds.", asks: [.at], takes: .words(.gameWish),
            answers: [200: .words("The game is chosen.", .party)],
            refuses: [.notYourParty, .unknownGame]),
        Operation(
            route: .partyTeams(party), id: "dealTeams", summary: "Choose the number of teams",
            about: """
                For the next rounds. Deals everyone present into teams whose sizes differ by at \
                most one, even if there are as many teams already, up to \
                \(PartyRules.mostDeals) times an hour.
                """,
            asks: [.at], takes: .words(.teamWish),
            answers: [200: .words("The teams are dealt.", .party)],
            refuses: [.notYourParty, .partyFull]),
        Operation(
            route: .partyRounds(party), id: "beginRound", summary: "Begin a round",
            about: """
                Every guest who is there plays it. It starts in \(PartyRules.countIn / 1000) \
                seconds.
                """,
            asks: [.at], answers: [201: .words("The round begins.", .party)],
            refuses: [.notYourParty, .roundUnderWay, .nobodyHere]),
        Operation(
            route: .partyEvening(party), id: "planEvening", summary: "Plan an evening",
            about: """
                \(PartyRules.plannedRounds.lowerBound) to \(PartyRules.plannedRounds.upperBound) \
                rounds, with games that the house mixes, or that guests vote on between rounds. \
                `swap` changes a mixed one. No rounds drop the plan. The rounds of a plan that \
                have been played still count as its first ones. After its last round, the next one \
                begins another evening.
                """, asks: [.at], takes: .words(.eveningWish),
            answers: [200: .words("The evening is planned.", .party)],
            refuses: [.notYourParty, .partyFull]),
        Operation(
            route: .partyEnd(party), id: "endParty", summary: "End a party",
            about: """
                Runs already played still count, and the party's boards stay for \
                \(PartyRules.daysKept) days.
                """,
            asks: [.at], answers: [200: .words("The party is over.", .party)],
            refuses: [.notYourParty]),
        Operation(
            route: .guests(of: party), id: "joinParty", summary: "Join a party",
            about: """
                With one of the device's names here. A guest who joins during a round plays from \
                the next one on.
                """,
            asks: [.language], takes: .words(.guestWish),
            answers: [
                200: .words("The guest had already joined.", .guest),
                201: .words("The guest has joined.", .guest),
            ], refuses: [.invalidName, .notYourName, .barred, .partyFull]),
        Operation(
            route: .anyGuest(.get), id: "guest", summary: "A guest",
            about: """
                The data for a guest's phone, which asks once per second. A device may ask at most \
                three times per second.
                """,
            asks: [.language], answers: [200: .words("The guest.", .guest)],
            refuses: [.notYourName, .barred]),
        Operation(
            route: .anyGuest(.delete), id: "leave", summary: "Leave a party",
            about: """
                A guest who leaves may come back. If the device that opened the party removes a \
                guest, it is for good, with all names of the guest's device.
                """,
            answers: [200: .words("The guest has left or was removed.", .partyOrGuest)],
            refuses: [.notYourParty, .notYourName, .barred]),
        Operation(
            route: .anyPiece, id: "sendPiece", summary: "Send a piece of a run",
            about: """
                A recording that leaves out as many inputs as the path says, and claims the run's \
                state after its last tick. During a round, a phone sends one once per second \
                instead of asking, and leaves out the `inputs` of the last answer. The house plays \
                the piece at once, and shows its score. A forged piece ends the run: the guest's \
                state becomes refused. A lost, repeated or late piece does not.
                """,
            takes: .recording, answers: [200: .words("The guest.", .guest)],
            refuses: [.notYourName, .barred]),
        Operation(
            route: .pieces, id: "piecesOfRun", summary: "The pieces of a run",
            about: """
                The part of a guest's run in the current round that follows the tick in the path, \
                with which a screen or a phone shows the run a few seconds late. All guests play \
                the same seed, so a device gets no pieces while a guest with one of its names plays \
                the round.
                """,
            answers: [
                200: .init(
                    """
                    The pieces in order, each after its length in four bytes, the lowest byte \
                    first. Empty if the house has none, or has judged the run.
                    """, .pieces)
            ], refuses: [.stillPlaying]),
        Operation(
            route: .moves(of: party), id: "move", summary: "Make a guest's move",
            about: """
                Every guest may `vote`, draw another `face`, whose shape no other guest has, and choose \
                another `team`, the last two up to \(PartyRules.mostRedraws) times an hour each, `watch` \
                a run, and `sit out` a round. All other moves are for the host: the guest whose device \
                opened the party, until \
                the party is handed on. If a host leaves, the party goes back to the guest who \
                opened it, or else to the guest who has been there longest. `end` and `guest` put \
                a question on the host's screen for \(PartyRules.question / 1000) seconds.
                """,
            asks: [.language], takes: .words(.partyMove),
            answers: [200: .words("The move is made.", .guest)],
            refuses: [
                .invalidName, .notYourName, .notAGuest, .barred, .notYourParty, .roundUnderWay,
                .nobodyHere, .partyFull,
            ]),
        Operation(
            route: .bets(of: party), id: "betAtParty", summary: "Bet at a party's wheel",
            about: """
                For the spin that takes bets now. Sending the same bet again changes nothing; \
                another bet on the same spin is refused. When betting closes, the house draws one \
                pocket for everyone.
                """,
            takes: .words(.partyBet), answers: [200: .words("The bet is placed.", .guest)],
            refuses: [
                .invalidBet, .notYourName, .notAGuest, .barred, .betsClosed, .keyReused,
                .tableClosed,
            ]),
    ]
}
