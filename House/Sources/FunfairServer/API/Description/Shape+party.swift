import House
import HouseWire

// The requests and answers of parties. Times are in milliseconds.

extension Shape {
    // MARK: Requests

    static let gameWish = object([.game: .game]).named("GameWish")
    static let guestWish = object([.player: .name]).named("GuestWish")
    static let progress = object([
        .player: .name, .round: .number, .score: .whole,
        .chain: .whole.orNull("The chain or streak; null or missing without one.")
            .optional,
    ]).named(
        "Progress",
        "How a run goes. It is shown, and counts for nothing: less than 1 KB, at most once a second."
    )
    static let partyBet = numberBet.with([
        .player: .name, .round: .number, .spin: .partySpin,
    ]).named("PartyBet")

    // MARK: Parts of a party

    private static let phase = word(of: PartyWord.all.map(\.text)).named(
        "PartyPhase", "What the party is at.")
    private static let guestState = word(of: GuestWord.all.map(\.text), example: 1).named(
        "GuestState",
        """
        What became of a guest's run of the round that is told. It is refused also where none came in time.
        """)
    private static let pockets = list(of: .pocket, count: 0...PartyRules.spins).named(
        "PartyPockets",
        "The pockets drawn so far in a round, in order; empty outside Roulette."
    )
    private static let roundSpin = object([
        .number: .partySpin, .opens: .milliseconds("From when on bets are taken."),
        .closes: .milliseconds("Until when."), .ends: .milliseconds("When the next one begins."),
        .pocket: .pocket.orNull("Null until no bets are taken any more."),
        .shownFrom: .milliseconds.orNull(
            """
            When the wheel has stopped. What the pocket brings is told from then on. Null where none is drawn.
            """),
        .bets: .count("How many have bet."),
    ]).orNull.named("PartySpin", "The spin that takes bets or turns; null if none does.")
    private static let round = object([
        .number: .number, .game: .game, .starts: .milliseconds("Its first tick."),
        .ends: .milliseconds("When its last tick has passed."), .spin: roundSpin,
        .closes: .milliseconds("Until when runs are taken."), .pockets: pockets,
    ])
    private static let sayOfRound =
        "The round that is under way, or the last one; null before the first."
    private static let call = object([
        .what: .word(of: CallWord.all.map(\.text)),
        .player: .text.orNull("Nobody where nobody won."),
        .number: .count.orNull("The length of the chain, or the pocket."),
        .at: .milliseconds("When it was seen. It tells two calls apart."),
    ]).orNull.named(
        "PartyCall",
        """
        What happened last in the round that is under way and the room should hear of; null where nothing \
        has. lead: a guest leads now. chain: a guest's chain or streak is so long. hit: the ball fell into a \
        pocket, and a guest won most. fell: the ball fell into a pocket, and nobody won.
        """)
    private static let partyGuest = object([
        .guest: .guestNumber, .player: .name, .isThere: .flag, .state: guestState,
        .isSilent: .flag("Whether nothing was heard of the phone for some seconds of a round."),
        .isPlaying: .flag("Whether the round that is told is played by this guest."),
        .score: .whole.orNull("What the phone says, or what was counted."),
        .chain: .whole.orNull("The longest chain or streak, or how often a bet was hit."),
        .money: .whole.orNull("In a round of Roulette."),
        .because: .text.orNull.like(nil)(
            "Why the run does not count: the word of a problem; null where none came."),
        .place: .number.orNull(
            "In the round that is told; equals share one. Null where no score is known."),
        .points: .count("Of all rounds."),
    ]).named("PartyGuest")
    private static let place = object([
        .place: .number, .player: .name, .score: .whole,
        .run: .run.orNull("What leads to the recording."),
    ])
    private static let best = object([
        .chain: object([.player: .name, .length: .number]).orNull,
        .comeback: object([.player: .name, .places: .number]).orNull(
            "Who gained most places from half time to the end."),
    ])

    // MARK: Answers

    static let party = object([
        .party: .partyID, .code: .partyCode, .game: .game, .phase: phase,
        .address: .text.like("http://192.0.2.2:8080/#party=BDJL")(
            "What leads a phone into the party; empty where it is over or nobody knows."),
        .now: .milliseconds("The house's clock."), .qr: .square,
        .most: .number("How many guests there can be."), .round: round.orNull(sayOfRound),
        .guests: .list(
            of: partyGuest, "In the order in which they came, also those who have left."),
        .race: .list(
            of: .count,
            """
            Who plays the round that is told, the best first: places in the list of guests, from 0. \
            Equal scores keep the order they arrived in; guests without a score come last.
            """
        ).like([0]), .call: call,
        .places: .list(of: place, "Of the last round that is judged."),
        .table: .list(
            of: object([.place: .number, .player: .name, .points: .count]),
            "The evening's: points of all rounds."),
        .best: best.orNull("What else stood out in the last round that is judged."),
    ]).named(
        "Party",
        "A party, as a big screen shows it. Times are milliseconds since 1970 by the house's clock."
    )
    private static let guestRound = round.with([
        .rulesVersion: .rules,
        .ticket: .ticketText.orNull(
            "To send a run with, as long as the round takes one of this guest and none was judged."),
        .seed: .seed.orNull("The seed of that run, the same for everybody."),
    ])
    private static let you = object([
        .guest: .guestNumber, .isThere: .flag, .isPlaying: .flag, .state: guestState,
        .score: .whole.orNull, .money: .whole.orNull, .because: .text.orNull.like(nil),
        .place: .number.orNull, .of: .count("How many play the round."), .points: .count,
        .bet: .partySpin.orNull("The last spin that the guest bet on."),
    ])
    static let guest = object([
        .party: .partyID, .code: .partyCode, .game: .game, .phase: phase, .you: you,
        .now: .milliseconds("The house's clock."), .guests: .count("How many are there."),
        .round: guestRound.orNull(sayOfRound),
    ]).named(
        "Guest",
        """
        A party, as a guest's phone shows it; less than 1 KB. Times are milliseconds since 1970 by the \
        house's clock.
        """)
    static let partyOrGuest = either(party, or: guest).named(
        "PartyOrGuest", "A Party for who opened it, a Guest for a guest.")
}
