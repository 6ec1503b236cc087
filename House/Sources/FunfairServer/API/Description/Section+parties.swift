import Funfair
import House
import HouseWire

extension Section {
    private static let party = HousePart.party.placeholder

    static let parties: [Operation] = [
        Operation(
            route: .parties, id: "openParty", summary: "Open a party",
            about: """
                A party is the device's that opens it: only it begins rounds, chooses their game, \
                removes guests and ends it. It is over when it is ended, or when nothing happened for \
                \(PartyRules.quiet / 3_600_000) hours.
                """,
            takes: .words(.gameWish), answers: [201: .words("It is open.", .party)],
            refuses: [.unknownGame, .tooManyParties]),
        Operation(
            route: .party(party), id: "party", summary: "A party",
            about: """
                What a big screen shows. Whoever tries too many codes that are no party's is told of \
                none for a while.
                """,
            answers: [200: .words("The party.", .party)]),
        Operation(
            route: .partyLive(party), id: "liveParty", summary: "A party as it changes",
            about: """
                Server-sent events, called party: a Party as JSON, within a quarter of a second of what \
                happens, and once a second in a round.
                """,
            answers: [200: .events(of: .party)]),
        Operation(
            route: .partyGame(party), id: "chooseGame", summary: "Choose a game",
            about: "For the next rounds.", takes: .words(.gameWish),
            answers: [200: .words("It is chosen.", .party)],
            refuses: [.notYourParty, .unknownGame]),
        Operation(
            route: .partyRounds(party), id: "beginRound", summary: "Begin a round",
            about: """
                All who are there play it. It starts \(PartyRules.countIn / 1000) seconds from now.
                """,
            answers: [201: .words("It begins.", .party)],
            refuses: [.notYourParty, .roundUnderWay, .nobodyHere]),
        Operation(
            route: .partyEnd(party), id: "endParty", summary: "End a party",
            about: """
                What was played is judged, and its boards stay for \(PartyRules.daysKept) days.
                """,
            answers: [200: .words("It is over.", .party)], refuses: [.notYourParty]),
        Operation(
            route: .guests(of: party), id: "joinParty", summary: "Join a party",
            about: """
                With a name that is the device's here. Whoever comes while a round is under way plays \
                the next one.
                """,
            takes: .words(.guestWish),
            answers: [
                200: .words("The guest was there already.", .guest),
                201: .words("The guest is there from now on.", .guest),
            ], refuses: [.invalidName, .notYourName, .barred, .partyFull]),
        Operation(
            route: .anyGuest(.get), id: "guest", summary: "A guest",
            about: """
                What a phone shows, asked once a second. At most three questions of a device a second \
                are answered.
                """,
            answers: [200: .words("The guest.", .guest)],
            refuses: [.notYourName, .barred]),
        Operation(
            route: .anyGuest(.delete), id: "leave", summary: "Leave a party",
            about: """
                A guest leaves, and may come back. Who opened the party removes a guest for good, with \
                all names of the same device.
                """,
            answers: [200: .words("The guest is gone.", .partyOrGuest)],
            refuses: [.notYourParty, .notYourName, .barred]),
        Operation(
            route: .progress(of: party), id: "progress", summary: "Say how a run goes",
            about: """
                It is believed of nobody but who says it, and only until the run is judged.
                """,
            takes: .words(.progress), answers: [200: .words("The guest.", .guest)],
            refuses: [.invalidName, .notYourName, .notAGuest, .barred]),
        Operation(
            route: .bets(of: party), id: "betAtParty", summary: "Bet at a party's wheel",
            about: """
                For the spin that takes bets now. Sending the same bet twice is betting once; another bet \
                for the same spin is refused. When betting closes, the house draws one \
                pocket for all.
                """,
            takes: .words(.partyBet), answers: [200: .words("The bet is held.", .guest)],
            refuses: [
                .invalidBet, .notYourName, .notAGuest, .barred, .betsClosed, .keyReused,
                .tableClosed,
            ]),
    ]
}
